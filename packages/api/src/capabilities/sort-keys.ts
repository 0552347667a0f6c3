import type { Database, Db } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import { contentEntities } from '#entities/index';
import type { ApiServices } from '#platform/context';
import { readInGroups, splitIntoGroups } from '#platform/records/row-groups';
import type { RecordTable } from '#platform/records/stored-record';

export const sortKeysJob = 'sortKeys';

type Records = (db: Db) => RecordTable;

/**
 * Gives each record the key that lists sort by, where it has none or another one: a version before this column may have
 * written the record, also beside this one during an upgrade. The date of the record's last change stays.
 */
export async function renewSortKeys({ db, log }: Pick<ApiServices, 'db' | 'log'>, signal?: AbortSignal): Promise<void> {
  let count = 0;
  for (const { records, sortedBy } of contentEntities) {
    if (sortedBy) count += await renewKeys(db, records, sortedBy, signal);
  }
  if (count > 0) log.info({ event: 'sortKeys', count }, 'keys written that lists sort by');
}

async function renewKeys(db: Database, records: Records, column: string, signal?: AbortSignal): Promise<number> {
  const select = { id: true, sortKey: true, updatedAt: true, [column]: true };
  const keyOf = (row: object) => toSortKey(String(Reflect.get(row, column)));
  const isWrong = (row: object) => Reflect.get(row, 'sortKey') !== keyOf(row);
  const read = async (where: object, page: object) => records(db).findMany({ where, ...page, select });
  const wrong: number[] = [];
  for await (const row of readInGroups(({ after, page }) => read(after, page))) if (isWrong(row)) wrong.push(row.id);
  let count = 0;
  for (const ids of splitIntoGroups(wrong)) {
    if (signal?.aborted) return count;
    count += await db.$transaction((tx) => writeKeys(records(tx), ids));
  }
  return count;

  /** Reads them again: a title may have changed since. */
  async function writeKeys(table: RecordTable, ids: number[]): Promise<number> {
    const rows = (await table.findMany({ where: { id: { in: ids } }, select })).filter(isWrong);
    for (const row of rows) {
      await table.updateMany({ where: { id: row.id }, data: { sortKey: keyOf(row), updatedAt: row.updatedAt } });
    }
    return rows.length;
  }
}
