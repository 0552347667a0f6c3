import type { Db } from '@pano/db';
import * as z from 'zod';
import { parseRecordPath } from '#address-lookup';
import { pagePatterns, type RecordKind, type SluggedKind, sluggedKinds, slugRedirectNames } from '#addresses';
import { entities } from '#entities/index';
import { type ContentEntity, readLabel } from '#platform/content-entity';
import { idField } from '#platform/input/fields';
import { linkingNames, listLinks } from '#platform/records/translations/present-links';
import { type TranslationSource, translationLocale } from '#platform/records/translations/translation-source';
import { contentProcedure, router } from '#platform/transport/trpc';
import * as menus from '#settings/menus.operations';
import { type MenuItem, type MenuName, menuNames } from '#settings/menus.schema';
import { linkableEntities } from './linkable-records';

/** What links to some records: the records with such a text or button, and the menus. */
type IncomingLinks = {
  count: number;
  /** The first ones. */
  records: { kind: RecordKind; id: number; title: string }[];
  menus: MenuName[];
};

const mostRecords = 10;
/** With more slugs the texts are searched for links to any record of the kind. */
const mostSlugs = 20;

type Row = Record<string, unknown> & { id: number };
type Wanted = { needles: string[]; leadsHere: (link: string) => boolean };

/** Finds what links to records, by any address that they have or had in either language; the records themselves do not count. */
async function findIncomingLinks(db: Db, kind: SluggedKind, ids: readonly number[]): Promise<IncomingLinks> {
  const slugs = await listSlugs(db, kind, ids);
  const wanted: Wanted = {
    needles:
      slugs.size > mostSlugs
        ? pagePatterns(kind).map((pattern) => pattern.replace(':slug', ''))
        : [...slugs].map((slug) => `/${slug}`),
    leadsHere: (link) => {
      const target = parseRecordPath(link.replace(/[?#].*$/, ''));
      return target?.kind === kind && slugs.has(target.slug);
    },
  };
  const lists =
    slugs.size === 0 ? [] : await Promise.all(entities.map((entity) => findLinkingRecords(db, entity, wanted)));
  const records = lists.flat().filter((record) => record.kind !== kind || !ids.includes(record.id));
  const leadsHere = (item: MenuItem) =>
    item.kind === 'record'
      ? item.record === kind && ids.includes(item.id)
      : item.kind === 'address' && wanted.leadsHere(item.url);
  const chosen = await menus.get({ db });
  const linking = menuNames.filter((name) => chosen[name]?.some(leadsHere));
  return { count: records.length + linking.length, records: records.slice(0, mostRecords), menus: linking };
}

/** All slugs that lead to the records. */
async function listSlugs(db: Db, kind: SluggedKind, ids: readonly number[]): Promise<Set<string>> {
  const translation = linkableEntities.find((entity) => entity.kind === kind)?.translation;
  if (!translation) return new Set();
  const recordId = { in: [...ids] };
  const [present, english, former] = await Promise.all([
    translation.records(db).findMany({ where: { id: recordId }, select: { id: true, slug: true } }),
    translation.table(db).findMany({ where: { recordId, locale: translationLocale }, select: { slug: true } }),
    db.formerSlug.findMany({ where: { entity: slugRedirectNames[kind], recordId }, select: { slug: true } }),
  ]);
  return new Set(
    [...present, ...english, ...former].flatMap((row) =>
      'slug' in row && typeof row.slug === 'string' ? row.slug : [],
    ),
  );
}

/** The records of an entity whose texts or buttons have such a link in either language. */
async function findLinkingRecords(db: Db, entity: ContentEntity, wanted: Wanted) {
  const { kind, translation } = entity;
  const names = translation ? linkingNames(translation) : [];
  if (!translation || names.length === 0) return [];
  const where = { OR: names.flatMap((name) => wanted.needles.map((needle) => ({ [name]: { contains: needle } }))) };
  const columns = Object.fromEntries(names.map((name) => [name, true]));
  const [turkish, english] = await Promise.all([
    translation.records(db).findMany({ where, select: { id: true, ...columns } }),
    translation.table(db).findMany({ where, select: { recordId: true, ...columns } }),
  ]);
  const rows: Row[] = [...turkish, ...english.map((row) => ({ ...row, id: row.recordId }))];
  const linking = new Set(rows.filter((row) => linksHere(translation, row, wanted)).map(({ id }) => id));
  const records =
    linking.size === 0 ? [] : await translation.records(db).findMany({ where: { id: { in: [...linking] } } });
  return records.map((record) => ({ kind, id: record.id, title: readLabel(entity, record) }));
}

const linksHere = (translation: TranslationSource, row: Row, { leadsHere }: Wanted) =>
  listLinks(translation, row).some(leadsHere);

export const incomingLinkRouter = router({
  find: contentProcedure
    .input(z.object({ kind: z.enum(sluggedKinds), ids: z.array(idField()).max(200) }))
    .query(({ ctx, input }) => findIncomingLinks(ctx.db, input.kind, input.ids)),
});
