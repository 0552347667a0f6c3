import type { Attention, FirstStep, SearchResult } from '@pano/api';
import type { ActivityEntity } from '@pano/api/activity/activity.schema';
import type { adminScreens } from '@pano/api/addresses';
import type { MediaUse } from '@pano/api/media/media.schema';
import type { ParseKeys } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext } from 'react';
import type { RouteObject } from 'react-router';
import type { Outputs } from '#kit/shared/trpc.ts';

/** The groups of the menu in their order; a line separates them. */
export const menuGroups = ['content', 'portfolio', 'seo', 'communication', 'site'] as const;

type TextKey = ParseKeys<'admin'>;

/** A screen of the back office, with its place in the menu and in the palette. */
export type AdminScreen = {
  path: string;
  title: TextKey;
  icon: LucideIcon;
  /** Null for a screen that the menu does not show. */
  group: (typeof menuGroups)[number] | null;
  /** The screen below whose entry the menu shows this one, while the owner is in one of them. */
  below?: string;
  /** For owners and not for editors: menu, palette, dashboard and address leave it out. */
  ownerOnly?: true;
  /** Not shown where the site is in Turkish only. */
  needsEnglish?: true;
  /** Below /admin; each downloads its code when it is opened. */
  routes: RouteObject[];
};

/** A screen that downloads its code when it is opened. */
export const lazyRoute = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** What the API calls the records of an entity: in the activity log and among the uses of a file. */
type RecordKind = ActivityEntity | MediaUse['kind'];

/** All that the back office knows of an entity outside its own screens: each capability, or null where it has none. */
export type AdminEntity = AdminScreen & {
  /** The first names the screens of its records. */
  kinds: readonly [keyof typeof adminScreens, ...RecordKind[]];
  /** The form of a new record, in the palette and among the quick actions. */
  create: { path: string; text: TextKey } | null;
  /** The kind under which the palette finds records. */
  search: SearchResult['kind'] | null;
  /** The number on the dashboard. */
  count: keyof Outputs['dashboard']['summary']['counts'] | null;
  /** What the menu and the dashboard mark as new. */
  unread: keyof Attention | null;
  /** What the dashboard asks the owner to look at: the list with this query, the lowest rank first. */
  attention: readonly {
    kind: keyof Attention;
    text: TextKey;
    query: string;
    rank: number;
    /** Nothing waits: a section of the site is empty, which stands folded below the rest. */
    isEmptySection?: boolean;
  }[];
  /** Puts the form of a new record among the quick actions of the dashboard, the lowest rank first. */
  quickAction: { rank: number } | null;
  /** Where the first steps of a new owner are taken. */
  firstSteps: Partial<Record<FirstStep, string>>;
};

/** Gives the address of a record in the back office, null where it has none. */
export type FindRecordPath = (kind: RecordKind, id: number | null) => string | null;

/** The list of entities belongs to the app, so that features find the records of other entities through this. */
export const RecordPathContext = createContext<FindRecordPath>(() => null);
