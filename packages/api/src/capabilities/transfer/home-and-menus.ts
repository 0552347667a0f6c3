import type { Db } from '@pano/db';
import { slugPattern } from '@pano/i18n/text/slug';
import * as z from 'zod';
import type { TransactionContext } from '#platform/records/transaction';
import * as layouts from '#settings/home-layout.operations';
import { homeLayout, homeLayoutUpdate, mapListing } from '#settings/home-layout.schema';
import * as menus from '#settings/menus.operations';
import { describeMenus, type MenuItem, menusUpdate } from '#settings/menus.schema';
import { type RecordNames, readRecordNames } from './record-names';

const slug = z.string().regex(slugPattern);

/** How the home page is composed, and the menus, with the names of records where the settings have their numbers. */
export const homeAndMenus = {
  homeLayout: homeLayout
    .extend({
      records: z.object(mapListing(() => z.object({ limit: z.int().nullable(), ids: z.array(z.string().trim()) }))),
    })
    .optional(),
  menus: describeMenus(slug).optional(),
};
type HomeAndMenus = { [Part in keyof typeof homeAndMenus]?: z.output<(typeof homeAndMenus)[Part]> };

/** References to deleted records are left out. */
export async function exportHomeAndMenus(db: Db, { nameOf: find }: RecordNames): Promise<Required<HomeAndMenus>> {
  const [layout, { header, footer }] = await Promise.all([layouts.get({ db }), menus.get({ db })]);
  const toFile = (items: MenuItem[] | null) =>
    items?.flatMap((item) => {
      if (item.kind !== 'record') return item;
      const id = find(item.record, item.id);
      return id === undefined ? [] : { ...item, id };
    }) ?? null;
  const records = mapListing((name) => {
    const { limit, ids } = layout.records[name];
    return { limit, ids: ids.flatMap((id) => find(name, id) ?? []) };
  });
  return { homeLayout: { ...layout, records }, menus: { header: toFile(header), footer: toFile(footer) } };
}

/** Restores both, after the records that they refer to. */
export async function importHomeAndMenus(ctx: TransactionContext, parts: HomeAndMenus): Promise<void> {
  const { idOf: find } = await readRecordNames(ctx.tx);
  if (parts.homeLayout) {
    const { records, ...layout } = parts.homeLayout;
    const chosen = mapListing((name) => {
      const { limit, ids } = records[name];
      return { limit, ids: ids.flatMap((record) => find(name, record) ?? []) };
    });
    await layouts.update(ctx, homeLayoutUpdate.parse({ ...layout, records: chosen }));
  }
  if (parts.menus) {
    const { header, footer } = parts.menus;
    const toItems = (items: typeof header) =>
      items?.flatMap((item) => {
        if (item.kind !== 'record') return item;
        const id = find(item.record, item.id);
        return id === undefined ? [] : { ...item, id };
      }) ?? null;
    await menus.update(ctx, menusUpdate.parse({ header: toItems(header), footer: toItems(footer) }));
  }
}
