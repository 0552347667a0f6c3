import type { Db } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import * as z from 'zod';
import { contentEntities } from '#entities/index';
import { type ContentEntity, readLabel } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { matchIndexedWords, matchWords } from '#platform/records/search';
import { adminProcedure, router } from '#platform/transport/trpc';

const mostOfEachKind = 5;
/** Among so many the titles that have the words themselves are looked for. */
const lookedThrough = 200;

const searched = contentEntities
  .filter((entity) => entity.search !== null)
  .toSorted((a, b) => a.search.rank - b.search.rank);

/** The records of an entity that have all words of a text in their search column, in the order of its list. */
async function findByWords(
  db: Db,
  { records, label, search }: ContentEntity,
  q: string,
  take: number,
): Promise<{ id: number }[]> {
  if (!records || !label || !search) return [];
  const { textIndex, orderBy } = search;
  const where = textIndex ? await matchIndexedWords(db, textIndex, q) : matchWords(q);
  return records(db).findMany({ where, take, orderBy, select: { id: true, [label]: true } });
}

/** As findByWords, but records whose titles have the words stand before those that only mention them. */
export async function findByTitle(db: Db, entity: ContentEntity, q: string, take: number) {
  const rows = await findByWords(db, entity, q, Math.max(take, lookedThrough));
  const titled = rows.map((row) => ({ id: row.id, title: readLabel(entity, row) }));
  return putTitlesFirst(titled, q).slice(0, take);
}

/** Records whose titles have the words before those that only mention them. */
export function putTitlesFirst<Match extends { title: string }>(matches: Match[], q: string): Match[] {
  const words = fold(q).split(' ');
  const isNamed = ({ title }: Match) => words.every((word) => fold(title).includes(word));
  return [...matches.filter(isNamed), ...matches.filter((record) => !isNamed(record))];
}

/** A record that was found. `kind` names its entity by its plural. */
export type SearchResult = { kind: (typeof searched)[number]['plural']; id: number; title: string };

/** Records of every kind whose search column has all words of the text, a few of each, for jumping to them. */
async function findRecords({ db }: ApiContext, q: string): Promise<SearchResult[]> {
  if (fold(q) === '') return [];
  const matches = await Promise.all(
    searched.map(async (entity) => {
      const rows = await findByTitle(db, entity, q, mostOfEachKind);
      return rows.map(({ id, title }): SearchResult => ({ kind: entity.plural, id, title }));
    }),
  );
  return matches.flat();
}

const searchQuery = z.object({ q: z.string().max(200) });

export const searchRouter = router({
  records: adminProcedure.input(searchQuery).query(({ ctx, input }) => findRecords(ctx, input.q)),
});
