import type { Database, Db } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import { contentEntities } from '#entities/index';
import type { ApiServices } from '#platform/context';

export const sortKeysJob = 'sortKeys';

type Row = { id: number; sortKey: string; updatedAt: Date };
type Rows = {
  findMany: (query: object) => Promise<Row[]>;
  updateMany: (change: { where: { id: number }; data: { sortKey: string; updatedAt: Date } }) => Promise<unknown>;
};

/** Read at once, and written in one transaction. */
const groupSize = 200;

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
  let count = 0;
  let last = 0;
  while (!signal?.aborted) {
    const where = { id: { gt: last } };
    const rows = await rowsOf(db, kind).findMany({ where, select, orderBy: { id: 'asc' }, take: groupSize });
    const end = rows.at(-1);
    if (!end) return count;
    last = end.id;
    const ids = rows.filter(isWrong).map(({ id }) => id);
    if (ids.length > 0) count += await db.$transaction((tx) => writeKeys(rowsOf(tx, kind), ids));
  }
  return count;

  /** Reads them again: a title may have changed since. */
  async function writeKeys(table: Rows, ids: number[]): Promise<number> {
    const wrong = (await table.findMany({ where: { id: { in: ids } }, select })).filter(isWrong);
    for (const row of wrong) {
      await table.updateMany({ where: { id: row.id }, data: { sortKey: keyOf(row), updatedAt: row.updatedAt } });
    }
    return wrong.length;
  }
}

/** The part of the client for an entity that is known by name only. */
const rowsOf = (db: Db, kind: string): Rows => Reflect.get(db, kind);
