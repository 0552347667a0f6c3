import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import Sqlite, { type ColumnDefinition, type Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** Statements that a connection has ready; each takes some kilobytes. Pages and forms use about a hundred different ones. */
const maxStatements = 200;
/** Longer ones come from imports and are not run again. */
const maxLength = 8000;

/**
 * What a PRAGMA does can happen while it is prepared, and would be missing when it is run again. What an asterisk stands for
 * changes with the table; `COUNT(*)` has always one column.
 */
const isReusable = (sql: string): boolean => /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/i.test(sql) && !/[^(]\*/.test(sql);

function bindable(statement: Statement<unknown[]>) {
  let columns: ColumnDefinition[] | undefined;
  return {
    bind: (values: unknown[]) => ({
      reader: statement.reader,
      columns: () => {
        columns ??= statement.columns();
        return columns;
      },
      run: () => statement.run(values),
      raw: () => ({ all: () => statement.raw().all(values) }),
    }),
  };
}

/**
 * Lets a connection of Prisma's adapter prepare each statement once: preparing took a tenth of a page's time. The adapter
 * binds a statement to its values for good before it runs it, so it gets one that passes them on with each run.
 */
export function reuseStatements(connection: SqlDriverAdapter): SqlDriverAdapter {
  const client: unknown = Reflect.get(connection, 'client');
  if (!(client instanceof Sqlite)) throw new Error("Prisma's adapter no longer has its connection in `client`");
  const prepared = new LRUCache<string, ReturnType<typeof bindable>>({
    max: maxStatements,
    maxEntrySize: maxLength,
    sizeCalculation: (_, sql) => sql.length,
  });
  const prepare = client.prepare.bind(client);

  Reflect.set(client, 'prepare', (sql: string) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = prepare<unknown[]>(sql);
    if (!isReusable(sql)) return statement;
    const reusable = bindable(statement);
    prepared.set(sql, reusable);
    return reusable;
  });
  return connection;
}
