import type { SqlQuery } from '@prisma/driver-adapter-utils';
import { contentColumns, tablesChangedByDelete } from '#tables';

/** What a statement writes. */
export type Write = { table: string; mayUnpublish: boolean };

/** Stands for any table, where it is not known which one was written. */
export const everyTable = '*';

const name = '[`"]?(\\w+)[`"]?';
const target = `(?:${name}\\.)?${name}`;
const insertPattern = new RegExp(`^\\s*(?:INSERT(?:\\s+OR\\s+\\w+)?|REPLACE)\\s+INTO\\s+${target}`, 'i');
const updatePattern = new RegExp(`^\\s*UPDATE(?:\\s+OR\\s+\\w+)?\\s+(?:ONLY\\s+)?${target}\\s+SET\\s`, 'i');
const deletePattern = new RegExp(`^\\s*DELETE\\s+FROM\\s+(?:ONLY\\s+)?${target}`, 'i');
/** SQLite deletes the rows that such a statement conflicts with. */
const replacePattern = /^\s*(?:REPLACE|(?:INSERT|UPDATE)\s+OR\s+REPLACE)\s/i;
const upsertPattern = /\sON\s+CONFLICT\s.*\sDO\s+UPDATE\s/is;
/** Statements that write no row: SQLite never runs what `EXPLAIN QUERY PLAN` explains. The adapter observes commits. */
const readPattern =
  /^\s*(?:SELECT|EXPLAIN\s+QUERY\s+PLAN|PRAGMA|VACUUM|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|SHOW|LISTEN|UNLISTEN|NOTIFY|VALUES)\b/i;
/** PostgreSQL runs several statements in one string. */
const severalPattern = /;\s*\S/;

/** What a statement writes, including the rows that foreign keys delete or change with it. */
export function parseWrites(query: Pick<SqlQuery, 'sql' | 'args'>): Write[] {
  const write = parseWrite(query);
  if (!write) return [];
  if (!deletePattern.test(query.sql) && !replacePattern.test(query.sql)) return [write];
  return [write, ...[...tablesChangedByDelete(write.table)].map((table) => ({ table, mayUnpublish: true }))];
}

/** Which table a statement writes; null for one that only reads. A statement of another form counts as writing any. */
export function parseWrite({ sql, args }: Pick<SqlQuery, 'sql' | 'args'>): Write | null {
  if (severalPattern.test(sql)) return { table: everyTable, mayUnpublish: true };
  if (readPattern.test(sql)) return null;
  const replaces = replacePattern.test(sql);
  const insert = insertPattern.exec(sql);
  // What an upsert does to an existing row is not parsed, so it may unpublish it.
  if (insert) return { table: insert[2] ?? everyTable, mayUnpublish: replaces || upsertPattern.test(sql) };
  const update = updatePattern.exec(sql);
  if (update) {
    const table = update[2] ?? everyTable;
    return { table, mayUnpublish: replaces || updateMayUnpublish(table, sql.slice(update[0].length), args) };
  }
  return { table: deletePattern.exec(sql)?.[2] ?? everyTable, mayUnpublish: true };
}

/** @param assignments what follows SET */
function updateMayUnpublish(table: string, assignments: string, args: unknown[]): boolean {
  const content = contentColumns(table);
  let argIndex = 0;
  for (const assignment of assignments.split(/\sWHERE\s/i, 1)[0]?.split(',') ?? []) {
    const [, column = '', value = ''] = /^\s*[`"]?(\w+)[`"]?\s*=\s*(.*?)\s*$/s.exec(assignment) ?? [];
    const placeholders = value.match(/\?|\$\d+/g) ?? [];
    const assigned = value === '?' || /^\$\d+$/.test(value) ? args[argIndex] : undefined;
    argIndex += placeholders.length;
    if (content.has(column)) continue;
    if ((column === 'visible' || column === 'active') && assigned === true) continue;
    if (column === 'publishedAt' && isPast(assigned)) continue;
    return true;
  }
  return false;
}

const isPast = (value: unknown) =>
  (typeof value === 'string' || value instanceof Date) && new Date(value).getTime() <= Date.now();
