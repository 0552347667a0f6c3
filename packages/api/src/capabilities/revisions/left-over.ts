import type { Database, Db, Prisma } from '@pano/db';
import * as z from 'zod';
import { isNewRecord } from '#addresses';
import { entities } from '#entities/index';
import { keysIn } from '#media/file-names';
import { commandLine, recordActivity } from '#platform/records/activity/record-activity';
import { readInGroups, splitIntoGroups } from '#platform/records/row-groups';
import { dayMs, readTrashData, type TrashSource } from '#platform/records/trash';

type RecordRef = { entity: string; record: number };

/** What history, drafts, schedules and trash hold that does not fit to the records, each by kind and number. */
export type HistoryCheck = { count: number; orphans: string[]; doubles: string[]; unreadable: string[] };

export async function checkHistory(db: Db): Promise<HistoryCheck> {
  const versions = await findOrphans(db, await listVersionRefs(db));
  const drafts = await findOrphans(db, await listDraftRefs(db));
  const schedules = await findLostSchedules(db);
  const orphans = [
    ...versions.map(({ entity, record }) => `${entity} ${record}`),
    ...drafts.map(({ entity, record }) => `${entity} ${record} draft`),
    ...schedules.map(({ entity, record }) => `${entity} ${record} schedule`),
  ];
  const unreadable: string[] = [];
  let count = 0;
  for await (const { entity, record, number, data } of readRevisions(db)) {
    count += 1;
    if (!isReadable(() => snapshot.parse(JSON.parse(data)))) unreadable.push(`${entity} ${record} version ${number}`);
  }
  for await (const { entity, recordId, data } of readTrash(db)) {
    count += 1;
    if (!isReadable(() => readTrashData(data))) unreadable.push(`${entity} ${recordId} in the trash`);
  }
  for await (const { entity, record, locale, values, before } of readDrafts(db)) {
    count += 1;
    const isDraft = isReadable(() => [values, before].map((text) => snapshot.parse(JSON.parse(text))));
    if (!isDraft) unreadable.push(`${entity} ${record} draft ${locale}`);
  }
  return { count, orphans, doubles: await listDoubles(db), unreadable };
}

const snapshot = z.record(z.string(), z.json());

function isReadable(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the versions, drafts and schedules of records that are neither on the site nor in the trash, and the publications of
 * drafts that are not there.
 * @returns how many there were
 */
export async function purgeOrphans(db: Database): Promise<number> {
  const count = await db.$transaction(
    async (tx) => {
      let total = 0;
      for (const orphan of await findOrphans(tx, await listVersionRefs(tx)))
        total += (await tx.revision.deleteMany({ where: orphan })).count;
      for (const { entity, record } of await findOrphans(tx, await listDraftRefs(tx)))
        total += (await tx.draft.deleteMany({ where: { entity, record: String(record) } })).count;
      const lost = (await findLostSchedules(tx)).map(({ id }) => id);
      for (const id of splitIntoGroups(lost))
        total += (await tx.schedule.deleteMany({ where: { id: { in: id } } })).count;
      return total;
    },
    // Records and trash have to be of one moment: what is restored meanwhile is in neither.
    { isolationLevel: 'Serializable', timeout: 60_000 },
  );
  if (count > 0) await recordActivity(db, commandLine, { action: 'purge', entity: 'revision', label: String(count) });
  return count;
}

/** Forgets the former addresses of pictures that no version and nothing in the trash names any more. */
export async function purgeFormerPictures(db: Db): Promise<number> {
  const where = { createdAt: { lt: new Date(Date.now() - dayMs) } };
  const rows = await db.formerPicture.findMany({ where, select: { key: true } });
  const unnamed = new Set(rows.map(({ key }) => key));
  const forget = ({ data }: { data: string }) => keysIn(data).forEach((key) => void unnamed.delete(key));
  if (unnamed.size > 0) for await (const row of readRevisions(db)) forget(row);
  if (unnamed.size > 0) for await (const row of readTrash(db)) forget(row);
  const { count } = await db.formerPicture.deleteMany({ where: { key: { in: [...unnamed] } } });
  return count;
}

async function listVersionRefs(db: Db): Promise<RecordRef[]> {
  const refs = await db.revision.groupBy({ by: ['entity', 'record'] });
  return refs.map(({ entity, record }) => ({ entity, record }));
}

const listDraftRefs = async (db: Db): Promise<RecordRef[]> =>
  listNumbers(await db.draft.findMany({ distinct: ['entity', 'record'], select: { entity: true, record: true } }));

/** The records of drafts or schedules by their numbers; one that is not there yet has none. */
const listNumbers = (rows: { entity: string; record: string }[]): RecordRef[] =>
  rows.filter((row) => !isNewRecord(row.record)).map(({ entity, record }) => ({ entity, record: Number(record) }));

/** Schedules of records that are gone, and publications without a draft. */
async function findLostSchedules(db: Db): Promise<Prisma.ScheduleGetPayload<object>[]> {
  const rows = await db.schedule.findMany({ orderBy: { id: 'asc' } });
  const drafts = new Set(
    (await db.draft.findMany({ select: { entity: true, record: true, locale: true } })).map(keyOf),
  );
  const gone = new Set((await findOrphans(db, listNumbers(rows))).map(({ entity, record }) => `${entity} ${record}`));
  return rows.filter(
    (row) => gone.has(`${row.entity} ${row.record}`) || (row.action === 'publish' && !drafts.has(keyOf(row))),
  );
}

const keyOf = ({ entity, record, locale }: Record<'entity' | 'record' | 'locale', string>) =>
  `${entity} ${record} ${locale}`;

async function findOrphans(db: Db, refs: RecordRef[]): Promise<RecordRef[]> {
  const orphans: RecordRef[] = [];
  for (const { kind, records } of entities) {
    if (!records) continue;
    const ids = refs.filter(({ entity }) => entity === kind).map(({ record }) => record);
    for (const some of splitIntoGroups(ids)) {
      const rows = await records(db).findMany({ where: { id: { in: some } }, select: { id: true } });
      const there = new Set(rows.map(({ id }) => id));
      const gone = some.filter((id) => !there.has(id));
      const trashed = await db.trash.findMany({
        where: { entity: kind, recordId: { in: gone } },
        select: { recordId: true },
      });
      const inTrash = new Set(trashed.map(({ recordId }) => recordId));
      orphans.push(...gone.filter((id) => !inTrash.has(id)).map((record) => ({ entity: kind, record })));
    }
  }
  return orphans;
}

/** Records that are on the site and in the trash at once. */
async function listDoubles(db: Db): Promise<string[]> {
  const sources: readonly TrashSource[] = entities.flatMap(({ trash }) => trash ?? []);
  const rows = await db.trash.findMany({ select: { entity: true, recordId: true } });
  const doubles: string[] = [];
  for (const { entity, read } of sources) {
    const ids = rows.filter((row) => row.entity === entity).map(({ recordId }) => recordId);
    for (const some of splitIntoGroups(ids)) doubles.push(...(await read(db, some)).map(({ id }) => `${entity} ${id}`));
  }
  return doubles;
}

const readRevisions = (db: Db) => {
  const select = { id: true, entity: true, record: true, number: true, data: true };
  return readInGroups(({ after, page }) => db.revision.findMany({ where: after, ...page, select }));
};

const readDrafts = (db: Db) => {
  const select = { id: true, entity: true, record: true, locale: true, values: true, before: true };
  return readInGroups(({ after, page }) => db.draft.findMany({ where: after, ...page, select }));
};

const readTrash = (db: Db) => {
  const select = { id: true, entity: true, recordId: true, data: true };
  return readInGroups(({ after, page }) => db.trash.findMany({ where: after, ...page, select }));
};
