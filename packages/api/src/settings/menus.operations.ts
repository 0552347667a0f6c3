import type { Db } from '@pano/db';
import { translate } from '@pano/i18n/translate';
import type { ApiContext } from '#platform/context';
import { logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { expectVersion } from '#platform/records/stored-record';
import { readSetting, readSettingsVersion, storeSettings } from '#platform/records/stored-settings';
import { inTransaction } from '#platform/records/transaction';
import { describePairs, type PairedDocument } from '#platform/records/translations/paired-texts';
import {
  isTurkishOnly,
  type MenuItem,
  type Menus,
  type MenusUpdate,
  menuNames,
  menus,
  menusHistory,
} from './menus.schema';

export const menusKey = 'menus';

/** The menus that the owner has chosen. */
export async function get({ db }: { db: Db }): Promise<Menus> {
  return parseMenus(await readSetting(db, menusKey));
}

const parseMenus = (stored: unknown): Menus =>
  stored === undefined ? { header: null, footer: null } : menus.parse(stored);

export const getWithVersion = async (ctx: { db: Db }): Promise<Menus & { version: number }> => ({
  ...(await get(ctx)),
  version: await readSettingsVersion(ctx.db, [menusKey]),
});

/**
 * Changes the menus that are named; null brings back the menu of the design. With a version, only if nobody has changed
 * them since they were read.
 */
export const update = (ctx: ApiContext, changes: MenusUpdate, version?: number): Promise<Menus> =>
  inTransaction(ctx, async (tx) => {
    const before = expectVersion(await getWithVersion({ db: tx }), version);
    const { header = before.header, footer = before.footer } = changes;
    const after = { header: markStale(before.header, header), footer: markStale(before.footer, footer) };
    await storeSettings(tx, { [menusKey]: after });
    await logUpdated(tx, ctx, menusSubject, before, after);
    await writeRevision(tx, ctx, menusHistory, before, after, { joinsLast: true });
    return after;
  });

/**
 * Notes where the Turkish label of a link has changed and its English one has not. A label that says whether it is out of
 * date is stored as it says.
 */
function markStale(before: MenuItem[] | null, after: MenuItem[] | null): MenuItem[] | null {
  const links = (before ?? []).map((item) => ({ target: readTarget(item), label: item.label }));
  const toStored = (item: MenuItem): MenuItem['label'] => {
    const { tr, en, stale } = item.label;
    const old = links.filter(({ target }) => target === readTarget(item)).map(({ label }) => label);
    const label = old.find((other) => other.tr === tr && other.en === en) ?? old[0];
    const isStale = stale ?? (label?.en === en && (label.tr !== tr || label.stale === true));
    return tr !== null && en !== null && isStale ? { tr, en, stale: true } : { tr, en };
  };
  return after?.map((item) => ({ ...item, label: toStored(item) })) ?? null;
}

const readTarget = ({ label: _, ...target }: MenuItem): string => JSON.stringify(target);

/** The links that somebody has typed English for, or Turkish that English readers get, too. */
export async function listPairs({ db, locale }: Pick<ApiContext, 'db' | 'locale'>): Promise<PairedDocument[]> {
  const row = await db.setting.findUnique({ where: { key: menusKey }, select: { value: true, updatedAt: true } });
  if (!row) return [];
  const { header, footer } = menus.parse(JSON.parse(row.value));
  const typed = [...(header ?? []), ...(footer ?? [])].filter((item) => item.label.en || isTurkishOnly(item));
  const texts = typed.map(({ label: { tr, en, stale } }) => ({ name: tr ?? '', en, stale }));
  const record = { id: null, label: translate(locale, 'menu.name'), updatedAt: row.updatedAt.toISOString() };
  return describePairs(record, texts);
}

/** Whether there is a menu that is not the one of the design. */
export function areChosen(stored: unknown): boolean {
  const { header, footer } = parseMenus(stored);
  return header !== null || footer !== null;
}

export const menusSubject: Subject<Menus> = {
  entity: 'menus',
  label: () => null,
  reported: menuNames,
  fields: nameItems,
};

/** The items of menus in one line each; null where a menu is the one of the design. */
export function nameItems(values: object): Record<string, unknown> {
  const items = menus.shape.header.catch(null);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, items.parse(value)?.map(nameItem) ?? null]),
  );
}

function nameItem(item: MenuItem): string {
  const target = nameTarget(item);
  return item.label.tr ? `${item.label.tr} (${target})` : target;
}

function nameTarget(item: MenuItem): string {
  if (item.kind === 'section') return `#${item.section}`;
  if (item.kind === 'list') return item.list;
  return item.kind === 'record' ? `${item.record} ${item.id}` : item.url;
}
