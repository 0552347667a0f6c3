import type { SqlQuery } from '@prisma/driver-adapter-utils';

export type Write = { table: string; hides: boolean };

/** Stands for whatever table it may be. */
export const everyTable = '*';

const name = '[`"]?(\\w+)[`"]?';
const target = `(?:${name}\\.)?${name}`;
const insert = new RegExp(`^\\s*(?:INSERT(?:\\s+OR\\s+\\w+)?|REPLACE)\\s+INTO\\s+${target}`, 'i');
const update = new RegExp(`^\\s*UPDATE(?:\\s+OR\\s+\\w+)?\\s+(?:ONLY\\s+)?${target}\\s+SET\\s`, 'i');
const remove = new RegExp(`^\\s*DELETE\\s+FROM\\s+(?:ONLY\\s+)?${target}`, 'i');
/** What writes no row; the end of a transaction is seen elsewhere. */
const harmless =
  /^\s*(?:SELECT|PRAGMA|EXPLAIN|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|SHOW|LISTEN|UNLISTEN|NOTIFY|VALUES)\b/i;

/** Which table a statement writes; null for one that only reads. A statement of another form counts as writing any. */
export function writeOf({ sql, args }: Pick<SqlQuery, 'sql' | 'args'>): Write | null {
  if (harmless.test(sql)) return null;
  const inserted = insert.exec(sql);
  // Where the row was there already, what becomes of it stands in no place that is easy to read.
  if (inserted) return { table: inserted[2] ?? everyTable, hides: /\sON\s+CONFLICT\s.*\sDO\s+UPDATE\s/i.test(sql) };
  const updated = update.exec(sql);
  if (updated) return { table: updated[2] ?? everyTable, hides: updateHides(sql.slice(updated[0].length), args) };
  const removed = remove.exec(sql);
  return { table: removed?.[2] ?? everyTable, hides: true };
}

/** Columns that say something, not whether it is shown. All others are taken to decide that. */
const telling = new Set(
  `title name slug content description excerpt subtitle keyword keywordKey icon iconText location order search version
  updatedAt createdAt image imageUrl featuredImage backgroundImage logoUrl websiteUrl ctaText ctaLink seoTitle
  seoDescription seoKeywords altTr altEn focalX focalY color placeholder variants ready attempts`.split(/\s+/),
);

/** @param assignments what follows SET */
function updateHides(assignments: string, args: unknown[]): boolean {
  let place = 0;
  for (const part of assignments.split(/\sWHERE\s/i, 1)[0]?.split(',') ?? []) {
    const [, column = '', value = ''] = /^\s*[`"]?(\w+)[`"]?\s*=\s*(.*?)\s*$/s.exec(part) ?? [];
    const bound = value.match(/\?|\$\d+/g) ?? [];
    const given = value === '?' || /^\$\d+$/.test(value) ? args[place] : undefined;
    place += bound.length;
    if (telling.has(column)) continue;
    if ((column === 'visible' || column === 'active') && given === true) continue;
    if (column === 'publishedAt' && isPast(given)) continue;
    return true;
  }
  return false;
}

const isPast = (value: unknown) =>
  (typeof value === 'string' || value instanceof Date) && new Date(value).getTime() <= Date.now();
