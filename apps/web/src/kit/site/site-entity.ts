import type { HomeSection, ListingSection, SluggedKind, sitePages } from '@pano/api/addresses';
import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { Locale } from '@pano/i18n/locales';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import { trpc, type Utils } from '../shared/trpc';
import type { GraphContext, JsonLdNode } from './json-ld-nodes';

/** All that the public site knows of an entity outside its own pages and sections: each capability, or null where it has none. */
export type SiteEntity = {
  /** Below the frame, in the order in which the router tries them. */
  pages: readonly SitePage[];
  /** Loads what the frame of every page shows of it. */
  loadFrame: ((utils: Utils, locale: Locale) => Promise<void>) | null;
  /** Loads what the home page shows of it; `name` is what the log calls that when it fails. */
  home: { name: string; load: (utils: Utils, locale: Locale) => Promise<unknown> } | null;
  /** Stands at the top of the home page and is downloaded with it. */
  homeTop: ComponentType | null;
  homeSection: SiteSection | null;
  /** What search engines are told about it on the home page. Only the server needs it: null in the browser's build. */
  homeNodes: ((home: HomeContext) => JsonLdNode[]) | null;
};

/** What a parameter may hold, and of which kind the records are that it names. A page treats all other values alike. */
export type PageParam = { pattern: RegExp; names?: SluggedKind };

export type SitePage = {
  page: keyof typeof sitePages;
  /** Downloads its code when it is opened. */
  lazy: () => Promise<{ Component: ComponentType; ErrorBoundary: ComponentType; loader: LoaderFunction }>;
  /** The file of that code as the manifest of the build names it: the server preloads it with the page. */
  module: string;
  /** The parameters of the address that it reads; most pages read none. */
  params?: Record<string, PageParam>;
  /** For the page of no record: whether the sitemap names it. Only the server needs it: null in the browser's build. */
  listed?: ((utils: Utils) => Promise<boolean>) | null;
};

/** A section of the home page below the slider. */
export type SiteSection = {
  /** Links to it have this name behind the #. */
  name: string;
  /** A hook: whether the home page shows the section, and the menu its item. */
  useShown: () => boolean;
  /** Its item in the menu, the lowest rank first, and whether the footer links to it, too. */
  menu: { text: ParseKeys<'site'>; rank: number; inFooter: boolean } | null;
  load: () => Promise<ComponentType>;
};

type HomeContext = {
  /** The loaded content of the home page. */
  utils: Utils;
  company: CompanyRecord;
  site: GraphContext;
};

/** Whether the page of a section is there, for `listed`: the owner may have switched the section off. */
export const isSectionOn = (section: HomeSection) => async (utils: Utils) =>
  (await utils.settings.home.fetch())[`home_show_${section}`] !== false;

/** Whether a section is shown that the back office can switch off; it is unless that says so. */
export const useHomeSwitch = (section: HomeSection): boolean =>
  trpc.settings.home.useQuery().data?.[`home_show_${section}`] !== false;

/** Whether a section is shown that has no switch among those; the composition of the home page may hide it. */
export const useNotHidden = (section: ListingSection): boolean =>
  trpc.settings.home.useQuery().data?.layout?.hidden.includes(section) !== true;

/** Of sections that nobody can switch off. */
export const useAlways = (): boolean => true;
