import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { composedSections, type HomeSection, homeSections, type ListingSection, listingSections } from '#addresses';
import { idField } from '#platform/input/fields';

/** The most records of one section. */
export const maxShown = 24;

const error = message('setting.homeLayout');
const section = z.enum(composedSections, { error });

/** Whether a section has its switch among the settings of the home page. */
export const hasSwitch = (name: string): name is HomeSection => homeSections.some((section) => section === name);

/** Something for each of the sections that list records. */
export const mapListing = <T>(make: (name: ListingSection) => T) =>
  Object.fromEntries(listingSections.map((name) => [name, make(name)])) as Record<ListingSection, T>;

const shownRecords = z.object({
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

export type HomeLayout = z.output<typeof homeLayout>;
export type HomeLayoutUpdate = z.output<typeof homeLayoutUpdate>;
export type ShownRecords = HomeLayout['records'][ListingSection];

/** The home page as it is until the owner composes it. */
export const usualLayout: HomeLayout = {
  order: [...composedSections],
  hidden: [],
  records: mapListing(() => ({ limit: null, ids: [] })),
};
