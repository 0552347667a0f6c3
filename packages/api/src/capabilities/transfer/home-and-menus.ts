import type { Db } from '@pano/db';
import { slugPattern } from '@pano/i18n/text/slug';
import * as z from 'zod';
import { contentEntities } from '#entities/index';
import type { ContentEntity } from '#platform/content-entity';
import type { TransactionContext } from '#platform/records/transaction';
import * as layouts from '#settings/home-layout.operations';
import { homeLayout, homeLayoutUpdate, mapListing } from '#settings/home-layout.schema';
import * as menus from '#settings/menus.operations';
import { describeMenus, type MenuItem, menusUpdate } from '#settings/menus.schema';

const slug = z.string().regex(slugPattern);

/** How the home page is composed, and the menus, with the slugs of records where the settings have their numbers. */
export const homeAndMenus = {
  homeLayout: homeLayout
    .extend({ records: z.object(mapListing(() => z.object({ limit: z.int().nullable(), ids: z.array(slug) }))) })
    .optional(),
  menus: describeMenus(slug).optional(),
};
type HomeAndMenus = { [Part in keyof typeof homeAndMenus]?: z.output<(typeof homeAndMenus)[Part]> };

type Slugs = { of: string[]; id: number; slug: string };

/** The slugs of all records that have a page, by the kind of their entity or by its plural. */
async function listSlugs(db: Db): Promise<Slugs[]> {
  const entities: readonly ContentEntity[] = contentEntities;
  const lists = entities.map(async ({ kind, plural, publicPage }) =>
    ((await publicPage?.listSlugs(db)) ?? []).map((row) => ({ ...row, of: [kind, plural] })),
  );
  return (await Promise.all(lists)).flat();
}

/** References to records without a page, or to deleted ones, are left out. */
export async function exportHomeAndMenus(db: Db): Promise<Required<HomeAndMenus>> {
  const [layout, { header, footer }, slugs] = await Promise.all([
    layouts.get({ db }),
    menus.get({ db }),
    listSlugs(db),
  ]);
  const find = (of: string, id: number) => slugs.find((row) => row.id === id && row.of.includes(of))?.slug;
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
  const slugs = await listSlugs(ctx.tx);
  const find = (of: string, slug: string) => slugs.find((row) => row.slug === slug && row.of.includes(of))?.id;
  if (parts.homeLayout) {
    const { records, ...layout } = parts.homeLayout;
    const chosen = mapListing((name) => {
      const { limit, ids } = records[name];
      return { limit, ids: ids.flatMap((slug) => find(name, slug) ?? []) };
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
