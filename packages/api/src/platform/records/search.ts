import { type Db, findMatches, type SearchedTable } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';

/** The words of a search text, as they stand in the search column. */
export const wordsOf = (q: string | undefined): string[] =>
  fold(q ?? '')
    .split(' ')
    .filter(Boolean);

type Containing = { AND?: { search: { contains: string } }[] };

/** The condition that every word of a search text occurs in the folded search column. */
export function matching(q: string | undefined): Containing {
  const words = wordsOf(q);
  return words.length === 0 ? {} : { AND: words.map((word) => ({ search: { contains: word } })) };
}

/** So many records are named one by one in a statement; of what more records have, the first ones are soon found. */
const mostNamed = 500;

/** As `matching`, of a table whose rows are too many to read all of them for a word that few have. */
export async function matchingIn(
  db: Db,
  table: SearchedTable,
  q: string | undefined,
): Promise<Containing & { id?: { in: number[] } }> {
  const words = wordsOf(q);
  const ids = words.length === 0 ? null : await findMatches(db, table, words, mostNamed);
  return ids === null ? matching(q) : { ...matching(q), id: { in: ids } };
}
