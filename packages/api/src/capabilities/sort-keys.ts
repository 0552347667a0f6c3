import type { Database, Db } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import { contentEntities } from '#entities/index';
import type { ApiServices } from '#platform/context';
import { readInGroups, splitIntoGroups } from '#platform/records/row-groups';

export const sortKeysJob = 'sortKeys';

type Row = { id: number; sortKey: string; updatedAt: Date };
type Rows = {
  findMany: (query: object) => Promise<Row[]>;
  updateMany: (change: { where: { id: number }; data: { sortKey: string; updatedAt: Date } }) => Promise<unknown>;
};

/**
 * Gives each record the key that lists sort by, where it has none or another one: a version before this column may have
 * written the record, also beside this one during an upgrade. The date of the record's last change stays.
 */
export async function renewSortKeys({ db, log }: Pick<ApiServices, 'db' | 'log'>, signal?: AbortSignal): Promise<void> {
  let count = 0;
  for (const { kind, sortedBy } of contentEntities) if (sortedBy) count += await renewKeys(db, kind, sortedBy, signal);
  if (count > 0) log.info({ event: 'sortKeys', count }, 'keys written that lists sort by');
}

async function renewKeys(db: Database, kind: string, column: string, signal?: AbortSignal): Promise<number> {
  const select = { id: true, sortKey: true, updatedAt: true, [column]: true };
  const keyOf = (row: Row) => toSortKey(String(Reflect.get(row, column)));
  const isWrong = (row: Row) => row.sortKey !== keyOf(row);
  const read = (where: object, page: object) => rowsOf(db, kind).findMany({ where, ...page, select });
  const wrong: number[] = [];
  for await (const row of readInGroups(({ after, page }) => read(after, page))) if (isWrong(row)) wrong.push(row.id);
  let count = 0;
  for (const ids of splitIntoGroups(wrong)) {
    if (signal?.aborted) return count;
    count += await db.$transaction((tx) => writeKeys(rowsOf(tx, kind), ids));
  }
  return count;

  /** Reads them again: a title may have changed since. */
  async function writeKeys(table: Rows, ids: number[]): Promise<number> {
    const rows = (await table.findMany({ where: { id: { in: ids } }, select })).filter(isWrong);
    for (const row of rows) {
      await table.updateMany({ where: { id: row.id }, data: { sortKey: keyOf(row), updatedAt: row.updatedAt } });
    }
    return rows.length;
  }
}

/** The part of the client for an entity that is known by name only. */
const rowsOf = (db: Db, kind: string): Rows => Reflect.get(db, kind);
