import { appendRevision, type Db } from '@pano/db';
import * as z from 'zod';
import type { ApiContext } from '../../context';
import { contentNames, type History, snapshotFormat } from './history';

/** The content fields of a record, nulls included. */
const snapshot = z.record(z.string(), z.json());
type Snapshot = z.output<typeof snapshot>;

/** A record with all fields of its history; one that there is only one of has no number. */
type Versioned<Fields extends object> = { [Name in keyof Fields]-?: unknown } & {
  id?: number;
  updatedAt?: string | Date | null;
};

/**
 * Writes the version that an edit makes, unless no content field changed. Call it in the transaction of the edit, with
 * what is stored: every way of writing comes through the operation that calls this. A record that is older than the
 * history gets its former state as number 1.
 * @param before null for a new record
 * @param options `joinsLast` for one of many small edits: those of the same fields by one person within ten minutes are
 *   one version; `locale` is the language of the texts
 */
export async function writeRevision<Fields extends object>(
  tx: Db,
  ctx: Pick<ApiContext, 'signedIn' | 'actor' | 'assistant' | 'origin'>,
  history: History<Fields>,
  before: Versioned<Fields> | null,
  after: Versioned<Fields>,
  { joinsLast = false, locale = 'tr' } = {},
): Promise<void> {
  const names = contentNames(history.fields);
  const [old, now] = [before && takeSnapshot(names, before), takeSnapshot(names, after)];
  const fields = names.filter((name) => !isSame(old?.[name], now[name]));
  if (fields.length === 0) return;
  const who = ctx.actor ?? (await ctx.signedIn())?.user;
  const revision = {
    entity: history.entity,
    record: after.id ?? 0,
    locale,
    data: JSON.stringify(now),
    format: snapshotFormat,
    fields: JSON.stringify(fields),
    origin: ctx.origin ?? 'form',
    userId: who?.id ?? null,
    userName: who ? (who.name ?? who.email) : null,
    assistant: ctx.assistant ?? null,
    createdAt: new Date(),
  };
  if (joinsLast && (await joinLast(tx, revision))) return;
  // Of what there is only one of, and of a translation, there may be versions from before it was removed.
  const mayHaveSome = old || after.id === undefined || locale !== 'tr';
  if (mayHaveSome && (await appendRevision(tx, revision))) return;
  if (old) await tx.revision.create({ data: { ...revision, ...former(old, before), number: 1 } });
  await tx.revision.create({ data: { ...revision, number: old ? 2 : 1 } });
}

const joinMs = 10 * 60_000;

async function joinLast(tx: Db, revision: Parameters<typeof appendRevision>[1]): Promise<boolean> {
  const { entity, record, locale, fields, origin, userId, createdAt, data } = revision;
  const last = await tx.revision.findFirst({
    where: { entity, record, locale },
    orderBy: { number: 'desc' },
    select: { id: true, fields: true, origin: true, userId: true, createdAt: true },
  });
  if (last?.fields !== fields || last.origin !== origin || last.userId !== userId) return false;
  if (createdAt.getTime() - last.createdAt.getTime() > joinMs) return false;
  await tx.revision.update({ where: { id: last.id }, data: { data } });
  return true;
}

/** Nobody knows any more who wrote the state from before the history. */
const former = (data: Snapshot, record: { updatedAt?: string | Date | null } | null) => ({
  data: JSON.stringify(data),
  fields: '[]',
  origin: 'unknown',
  userId: null,
  userName: null,
  assistant: null,
  createdAt: record?.updatedAt ? new Date(record.updatedAt) : new Date(),
});

const takeSnapshot = (names: string[], record: object): Snapshot => {
  const values = new Map<string, unknown>(Object.entries(record));
  return snapshot.parse(Object.fromEntries(names.map((name) => [name, values.get(name) ?? null])));
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b);
