import { setImmediate as otherWork } from 'node:timers/promises';

/** Rows in memory at once, and values in one statement. */
const groupSize = 200;
/**
 * Of rows that are all kept, and small: so many take some 10 ms of the processor. Those of another table that belong to them
 * are found by their numbers, of which Prisma sends 999 to SQLite at most.
 */
const largeGroupSize = 500;

/** Splits values so that a statement with one of the groups stays small. */
export const splitIntoGroups = <Value>(values: readonly Value[], size = groupSize): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));

/** What a query for one group of a table contains: the rows after the last one, by their numbers. */
type GroupQuery = { after: { id: { gt: number } }; page: { orderBy: { id: 'asc' }; take: number } };

/** Goes through a table, or some rows of it, without having all of them in memory, and with room for other work in between. */
export async function* readInGroups<Row extends { id: number }>(
  query: (group: GroupQuery) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const page = { orderBy: { id: 'asc' }, take: groupSize } as const;
  for (let last = 0; ; ) {
    const rows = await query({ after: { id: { gt: last } }, page });
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    await otherWork();
  }
}

/** All rows of a query in its order, at most `most`, read with room for other work in between. */
export async function readAllInGroups<Row>(
  query: (group: { skip: number; take: number }) => PromiseLike<Row[]>,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const take = Math.min(largeGroupSize, most - rows.length);
    const group = await query({ skip: rows.length, take });
    rows.push(...group);
    if (group.length < take || rows.length === most) return rows;
    await otherWork();
  }
}
