import type { Db } from '@pano/db';
import * as z from 'zod';
import { parseRecordPath } from '#address-lookup';
import { type RecordKind, type SluggedKind, sitePath, sluggedKinds, slugRedirectNames } from '#addresses';
import { entities } from '#entities/index';
import { type ContentEntity, readLabel } from '#platform/content-entity';
import { idField } from '#platform/input/fields';
import { maxLimit } from '#platform/records/list';
import { type TranslationSource, translationLocale } from '#platform/records/translations/translation-source';
import { contentProcedure, router } from '#platform/transport/trpc';
import { publicRule } from './public-records';
import { findByTitle, putTitlesFirst } from './search';

/** A record that something on the site may refer to. One that is hidden is not shown there for the time being. */
export type LinkableRecord = {
  kind: RecordKind;
  id: number;
  title: string;
  isPublic: boolean;
  /** Whether visitors can open a page of its own. */
  hasPage: boolean;
};

type Source = ContentEntity & { translation: TranslationSource; sortedBy: string };
const isSource = (entity: ContentEntity): entity is Source => entity.translation !== null && entity.sortedBy !== null;

/** The entities with many records, each of which has a title. */
export const linkableEntities: readonly Source[] = entities.filter(isSource);

/** So many of each kind, until somebody wants more. */
const firstOfEachKind = 20;

/** Whether an entity is called so, by its kind or by its plural. */
const isCalled = ({ kind, plural }: ContentEntity, name: string) => name === kind || name === plural;

/** The records of some entities that have all words of a text, in their titles first; the first ones of each. */
async function find(db: Db, names: readonly string[], { q, take }: Search): Promise<LinkableRecord[]> {
  const entities = linkableEntities.filter((entity) => names.some((name) => isCalled(entity, name)));
  const records = entities.map(async (entity) => {
    const rows = await findByTitle(db, entity, q, take);
    return describe(
      db,
      entity,
      rows.map(({ id }) => id),
    );
  });
  return putTitlesFirst((await Promise.all(records)).flat(), q);
}

/** A record that a link may lead to, and the address that the link is written with. */
type LinkTarget = LinkableRecord & { path: string };

/** The records with a page that have all words of a text, or whose address the text is or was. */
async function findPages(db: Db, search: Search): Promise<LinkTarget[]> {
  const { q } = search;
  const address = parseRecordPath(q.replace(/[?#].*$/, ''));
  const withWords = () => (q.startsWith('/') ? [] : find(db, sluggedKinds, search));
  const records = await (address ? findByAddress(db, address) : withWords());
  const lists = linkableEntities.map(async ({ kind, translation }) => {
    const ids = records.flatMap((record) => (record.kind === kind ? record.id : []));
    const slugged = sluggedKinds.find((one) => one === kind);
    if (ids.length === 0 || !slugged) return [];
    const rows = await translation
      .records(db)
      .findMany({ where: { id: { in: ids } }, select: { id: true, slug: true } });
    return rows.flatMap(({ id, slug }) => (slug ? [[`${kind} ${id}`, sitePath(slugged, slug)] as const] : []));
  });
  const paths = new Map((await Promise.all(lists)).flat());
  return records.flatMap((record) => {
    const path = paths.get(`${record.kind} ${record.id}`);
    return path ? { ...record, path } : [];
  });
}

/** The record that has a slug in either language, or had it. */
async function findByAddress(db: Db, { kind, slug }: { kind: SluggedKind; slug: string }): Promise<LinkableRecord[]> {
  const entity = linkableEntities.find((linkable) => linkable.kind === kind);
  if (!entity) return [];
  const { translation } = entity;
  const [present, english, former] = await Promise.all([
    translation.records(db).findMany({ where: { slug }, select: { id: true } }),
    translation.table(db).findMany({ where: { slug, locale: translationLocale }, select: { recordId: true } }),
    db.formerSlug.findMany({ where: { entity: slugRedirectNames[kind], slug }, select: { recordId: true } }),
  ]);
  const [id] = [...present.map((row) => row.id), ...[...english, ...former].flatMap(({ recordId }) => recordId ?? [])];
  return id === undefined ? [] : describe(db, entity, [id]);
}

/** The records of an entity by their numbers, in that order; deleted ones are left out. */
async function describe(db: Db, entity: Source, ids: readonly number[]): Promise<LinkableRecord[]> {
  const [rows, shown, pages] = await Promise.all([
    readRows(db, entity, ids),
    readPublic(db, entity, ids),
    entity.publicPage ? readPublic(db, entity, ids, entity.publicPage.only) : [],
  ]);
  const [shownIds, pageIds] = [shown, pages].map((list) => new Set(list.map(({ id }) => id)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? {
          kind: entity.kind,
          id,
          title: readLabel(entity, row),
          isPublic: shownIds?.has(id) === true,
          hasPage: pageIds?.has(id) === true,
        }
      : [];
  });
}

const readRows = (db: Db, { translation, sortedBy }: Source, ids: readonly number[]) =>
  translation.records(db).findMany({ where: { id: { in: ids } }, select: { id: true, [sortedBy]: true } });

/** Those of the records that visitors may see, with their titles and slugs; `only` is a further condition. */
export function readPublic(
  db: Db,
  { translation, isPublic, sortedBy, publicPage }: Source,
  ids: readonly number[],
  only: object = {},
) {
  const select = { id: true, [sortedBy]: true, ...(publicPage ? { slug: true } : {}) };
  return translation
    .records(db)
    .findMany({ where: { AND: [publicRule({ isPublic }), only, { id: { in: ids } }] }, select });
}

/** What somebody looks for, and how many of each kind are wanted. */
const search = z.object({ q: z.string().max(2000), take: z.int().min(1).max(maxLimit).default(firstOfEachKind) });
type Search = z.output<typeof search>;

const reference = z.object({ of: z.string(), id: idField() });

export const linkableRecordRouter = router({
  find: contentProcedure
    .input(search.extend({ of: z.array(z.string()).max(20) }))
    .query(({ ctx, input }) => find(ctx.db, input.of, input)),
  pages: contentProcedure.input(search).query(({ ctx, input }) => findPages(ctx.db, input)),
  describe: contentProcedure.input(z.object({ records: z.array(reference).max(200) })).query(async ({ ctx, input }) => {
    const lists = linkableEntities.map((entity) => {
      const ids = input.records.filter(({ of }) => isCalled(entity, of)).map(({ id }) => id);
      return ids.length > 0 ? describe(ctx.db, entity, ids) : [];
    });
    return (await Promise.all(lists)).flat();
  }),
});
