import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { composedSections, type HomeSection, homeSections, type ListingSection, listingSections } from '#addresses';
import { idField } from '#platform/input/fields';
import type { History } from '#platform/records/revisions/history';
import { type HomeSettings, homeSettings, homeSettingsUpdate } from './setting.schema';

/** The most records of one section. */
export const maxShown = 24;

const error = message('setting.homeLayout');
const section = z.enum(composedSections, { error });

/** Whether a section has its switch among the settings of the home page. */
export const hasSwitch = (name: string): name is HomeSection => homeSections.some((section) => section === name);

/** Something for each of the sections that list records. */
export const mapListing = <T>(make: (name: ListingSection) => T) =>
  Object.fromEntries(listingSections.map((name) => [name, make(name)])) as Record<ListingSection, T>;

export const shownRecords = z.object({
  /** How many of the first ones; null for as many as the design has room for. */
  limit: z.int().nullable(),
  /** Those that the owner has picked, in this order; empty for the first ones. */
  ids: z.array(z.int()),
});

/** Records of a section without a switch among these settings are chosen by switches of their own. */
const shownRecordsUpdate = (name: ListingSection) =>
  z.object({
    limit: z.int({ error }).min(1, { error }).max(maxShown, { error }).nullable(),
    ids: z.array(idField(), { error }).max(hasSwitch(name) ? maxShown : 0, { error }),
  });

/** How the home page is composed, beside the switches of its sections. */
export const homeLayout = z
  .object({
    order: z.array(section),
    /** The sections that are hidden and have no switch among the settings of the home page. */
    hidden: z.array(section),
    records: z.object(mapListing(() => shownRecords)),
  })
  .meta({ id: 'HomeLayout' });

const isHideable = (name: string) => listingSections.some((listed) => listed === name) && !hasSwitch(name);

export const homeLayoutUpdate = z
  .object({
    order: z.array(section, { error }).refine((order) => new Set(order).size === order.length, { error }),
    hidden: z.array(section.refine(isHideable, { error }), { error }),
    records: z.object(mapListing(shownRecordsUpdate)).partial(),
  })
  .partial();

/** The same for what each of them lists: fields of their own, so that two people can change two of them. */
export const mapShown = <T>(make: (name: ListingSection) => T) =>
  Object.fromEntries(listingSections.map((name) => [`shown_${name}`, make(name)])) as Record<
    `shown_${ListingSection}`,
    T
  >;

const { order, hidden } = homeLayout.shape;
/** All of the home page that its screen changes: the switches and the composition. */
export const homePage = homeSettings.extend({ order, hidden, ...mapShown(() => shownRecords) });
export const homePageUpdate = homeSettingsUpdate.extend({
  order: homeLayoutUpdate.shape.order,
  hidden: homeLayoutUpdate.shape.hidden,
  ...mapShown((name) => shownRecordsUpdate(name).optional()),
});

export type HomeLayout = z.output<typeof homeLayout>;
export type HomeLayoutUpdate = z.output<typeof homeLayoutUpdate>;
export type HomePage = z.output<typeof homePage>;
export type HomePageUpdate = z.output<typeof homePageUpdate>;
export type ShownRecords = HomeLayout['records'][ListingSection];

const switches = Object.fromEntries(Object.keys(homeSettings.shape).map((name) => [name, 'state'])) as {
  [Name in keyof HomeSettings]: 'state';
};
export const homePageHistory: History<HomePage> = {
  entity: 'homeSettings',
  fields: { ...switches, order: 'value', hidden: 'state', ...mapShown(() => 'value' as const) },
};

export const toHomePage = (switches: HomeSettings, { order, hidden, records }: HomeLayout): HomePage =>
  homePage.parse({ ...switches, order, hidden, ...mapShown((name) => records[name]) });

/** What changes of the home page are to its composition. */
export function toLayoutUpdate({ order, hidden, ...changes }: HomePageUpdate): HomeLayoutUpdate {
  const records = listingSections.map((name) => [name, changes[`shown_${name}`]]).filter(([, shown]) => shown);
  return { order, hidden, records: Object.fromEntries(records) };
}

/** The home page as it is until the owner composes it. */
export const usualLayout: HomeLayout = {
  order: [...composedSections],
  hidden: [],
  records: mapListing(() => ({ limit: null, ids: [] })),
};
