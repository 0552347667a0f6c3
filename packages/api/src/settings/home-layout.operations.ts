import type { Db } from '@pano/db';
import * as z from 'zod';
import { type ComposedSection, composedSections } from '#addresses';
import type { ApiContext } from '#platform/context';
import { logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { expectVersion } from '#platform/records/stored-record';
import { readSetting, readSettings, readSettingsVersion, storeSettings } from '#platform/records/stored-settings';
import { inOneTransaction, inTransaction } from '#platform/records/transaction';
import {
  type HomeLayout,
  type HomeLayoutUpdate,
  type HomePage,
  type HomePageUpdate,
  homeLayout,
  homePageHistory,
  mapShown,
  shownRecords,
  toHomePage,
  toLayoutUpdate,
  usualLayout,
} from './home-layout.schema';
import { areChosen, menusKey } from './menus.operations';
import { home, homeKeys, parseHome, setHome } from './setting.operations';
import { type HomeSettings, homeSettings, homeSettingsUpdate } from './setting.schema';

export const homeLayoutKey = 'homeLayout';

/** How the home page is composed; what was never chosen is as in the design, sections that were added since included. */
export async function get({ db }: { db: Db }): Promise<HomeLayout> {
  return parseLayout(await readSetting(db, homeLayoutKey));
}

function parseLayout(stored: unknown): HomeLayout {
  if (stored === undefined) return usualLayout;
  const { order, hidden, records } = storedLayout.parse(stored);
  return { order: addMissing(order), hidden, records: { ...usualLayout.records, ...records } };
}

/** Sections that an older version knew are left out. */
const present = z
  .array(z.string())
  .transform((names) => names.flatMap((name) => composedSections.find((section) => section === name) ?? []));
const storedLayout = z.object({
  order: present,
  hidden: present,
  records: homeLayout.shape.records.partial(),
});

/** Each section that the order does not name stands behind the one that it follows in the design. */
function addMissing(order: readonly ComposedSection[]): ComposedSection[] {
  return composedSections.reduce<ComposedSection[]>(
    (all, name, at) => {
      if (all.includes(name)) return all;
      const place = at === 0 ? 0 : all.findIndex((section) => section === composedSections[at - 1]) + 1;
      return all.toSpliced(place, 0, name);
    },
    [...order],
  );
}

/** Changes what is named, of the records section by section, and returns the whole composition. */
export const update = (ctx: ApiContext, changes: HomeLayoutUpdate): Promise<HomeLayout> =>
  inTransaction(ctx, async (tx) => {
    const before = await get({ db: tx });
    const after: HomeLayout = {
      order: addMissing(changes.order ?? before.order),
      hidden: changes.hidden ?? before.hidden,
      records: { ...before.records, ...changes.records },
    };
    await storeSettings(tx, { [homeLayoutKey]: after });
    await logUpdated(tx, ctx, homeLayoutSubject, before, after);
    const switches = await home({ db: tx });
    // Its sections are moved and filled one by one.
    await writeRevision(tx, ctx, homePageHistory, toHomePage(switches, before), toHomePage(switches, after), {
      joinsLast: true,
    });
    return after;
  });

/** The switches and the composition of the home page. */
export async function getPage({ db }: { db: Db }): Promise<HomePage & { version: number }> {
  const version = await readSettingsVersion(db, [...Object.keys(homeSettings.shape), homeLayoutKey]);
  return { ...toHomePage(await home({ db }), await get({ db })), version };
}

/** Changes what is named of both. With a version, only if nobody has changed the home page since it was read. */
export const updatePage = (ctx: ApiContext, changes: HomePageUpdate, version?: number): Promise<HomePage> =>
  inOneTransaction(ctx, async (ctx) => {
    expectVersion(await getPage({ db: ctx.tx }), version);
    const switches = homeSettingsUpdate.parse(changes);
    if (Object.keys(switches).length > 0) await setHome(ctx, switches);
    if (Object.keys(changes).length > Object.keys(switches).length) await update(ctx, toLayoutUpdate(changes));
    return getPage({ db: ctx.tx });
  });

type Home = HomeSettings & {
  layout?: HomeLayout;
  /** The owner has chosen what the menus lead to. */
  menus?: true;
};

/** What the home page shows: the switches, and what of it and of the menus differs from the design. */
export async function readHome({ db }: { db: Db }): Promise<Home> {
  const stored = await readSettings(db, [...homeKeys, homeLayoutKey, menusKey]);
  const layout = parseLayout(stored[homeLayoutKey]);
  const hasMenus = areChosen(stored[menusKey]);
  const isUsual = JSON.stringify(layout) === JSON.stringify(usualLayout);
  return { ...parseHome(stored), ...(isUsual ? {} : { layout }), ...(hasMenus ? { menus: true } : {}) };
}

export const homeLayoutSubject: Subject<HomeLayout> = {
  entity: 'homeSettings',
  label: () => null,
  fields: ({ records, ...others }) => describePage({ ...others, ...mapShown((name) => records[name]) }),
};

/** Of a section what the owner has picked, or how many of the first ones it lists. */
export const describePage = (page: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(page).map(([name, value]): [string, unknown] => {
      const shown = shownRecords.safeParse(value).data;
      if (!shown) return [name, value];
      return [name, shown.ids.length > 0 ? shown.ids : shown.limit];
    }),
  );
