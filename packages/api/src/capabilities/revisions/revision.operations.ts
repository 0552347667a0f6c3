import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import type { RecordKind } from '#addresses';
import { entities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { type Page, type PageQuery, pageOf } from '#platform/records/list';
import { revisionOrigins } from '#platform/records/revisions/history';
import { expectVersion } from '#platform/records/stored-record';
import { inOneTransaction } from '#platform/records/transaction';
import { parseInput } from '#platform/transport/endpoint';
import { AppError, orNotFound } from '#platform/transport/errors';
import { replaceDraft } from '../drafts/draft.operations';
import { requireChange } from '../owner-only';
import { findHistory } from '../translations/english-history';
import { readSnapshot } from './read-snapshot';
import type { RestoredRevision, RestoreFrom, RevisionDetails, RevisionRecord } from './revision.schema';

/** The kinds of records that have a history, by their names in addresses of the REST API. */
export const versionedKinds = new Map(
  entities.flatMap(({ kind, plural, history }) =>
    history ? [[plural.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), kind]] : [],
  ),
);

/** Versions on one page, at most. */
const pageSize = 20;

type RecordRef = { entity: RecordKind; id: number; locale: 'tr' | 'en' };

/** The versions of a record, newest first; the first page takes two queries. */
export async function list(
  ctx: ApiContext,
  { entity, id, locale, offset, ...query }: RecordRef & PageQuery,
): Promise<Page<RevisionRecord>> {
  const { read } = historyOf(entity, 'tr');
  const limit = Math.min(query.limit, pageSize);
  const where = { entity, record: id, locale };
  const [rows, total] = await Promise.all([
    ctx.db.revision.findMany({ where, select, orderBy: { number: 'desc' }, take: limit, skip: offset }),
    ctx.db.revision.count({ where }),
  ]);
  // A record from before the history has none; one that does not exist is an error.
  if (total === 0) await read(ctx, id);
  const isLive = offset === 0 && (await isOnSite(ctx, { entity, id, locale }));
  const newest = isLive ? rows[0]?.number : undefined;
  return pageOf({ limit, offset }, Promise.resolve(rows), Promise.resolve(total), (row) => ({
    ...toSummary(row),
    live: row.number === newest,
  }));
}

/** A version with its content, read by the fields of today. */
export async function get(
  ctx: ApiContext,
  { number, ...ref }: RecordRef & { number: number },
): Promise<RevisionDetails> {
  const { db } = ctx;
  const { fields: kinds } = historyOf(ref.entity, ref.locale);
  const row = await db.revision.findUnique({ where: keyOf({ ...ref, number }), select: { ...select, data: true } });
  const { data, ...head } = orNotFound(row, 'revision.notFound');
  const live = (await findNewest(db, ref)) === number && (await isOnSite(ctx, ref));
  return { ...toSummary(head), live, kinds, ...(await readSnapshot(db, kinds, data)) };
}

async function findNewest(db: Db, { entity, id: record, locale }: RecordRef): Promise<number | null> {
  const { _max } = await db.revision.aggregate({ where: { entity, record, locale }, _max: { number: true } });
  return _max.number;
}

/** English may have been taken off the site: then its newest version is not live. */
const isOnSite = async (ctx: ApiContext, { entity, id, locale }: RecordRef): Promise<boolean> =>
  locale === 'tr' || (await historyOf(entity, locale).read(ctx, id)).version > 0;

/**
 * Saves the content of an older version as a new one, as its form would: only fields that differ, by the rules of today,
 * and never visibility, order or date. A field that may not be empty keeps its value where what it named is gone. As a
 * draft these fields are kept instead, in place of a draft that was read.
 */
export const restore = (
  ctx: ApiContext,
  { number, version, newest, as, draft, ...ref }: RecordRef & { number: number } & RestoreFrom,
): Promise<RestoredRevision> =>
  inOneTransaction({ ...ctx, origin: 'restore' }, async (ctx) => {
    const { entity, id, locale } = ref;
    await requireChange(ctx, entity);
    const { fields, read, update, save } = historyOf(entity, locale);
    const row = await ctx.tx.revision.findUnique({ where: keyOf({ ...ref, number }), select: { data: true } });
    const { data } = orNotFound(row, 'revision.notFound');
    const live = expectVersion(await read({ db: ctx.tx }, id), version);
    if (newest !== undefined && newest !== (await findNewest(ctx.tx, ref))) {
      throw new AppError('stale', 'record.stale', { current: null });
    }
    const { values, missing, dropped, gone } = await readSnapshot(ctx.tx, fields, data);
    const present = new Map<string, unknown>(Object.entries(live));
    const emptied = new Set(gone.map(({ field }) => field));
    const changes = Object.entries(values).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(present.get(name) ?? null) &&
        !(value === null && emptied.has(name) && !update.safeParse({ [name]: null }).success),
    );
    const edit = Object.fromEntries(changes);
    if (as === 'draft')
      await replaceDraft(ctx, { entity, record: String(id), locale }, { values: edit, version: draft });
    else if (changes.length > 0)
      await save(ctx, id, z.record(z.string(), z.unknown()).parse(parseInput(update, edit)), live.version || undefined);
    return { restored: changes.map(([name]) => name), missing, dropped, gone };
  });

const historyOf = (entity: RecordKind, locale: 'tr' | 'en') =>
  orNotFound(findHistory(entity, locale), 'revision.notFound');

const keyOf = ({ entity, id, locale, number }: RecordRef & { number: number }) => ({
  entity_record_locale_number: { entity, record: id, locale, number },
});

const select = {
  number: true,
  fields: true,
  origin: true,
  userName: true,
  assistant: true,
  createdAt: true,
} satisfies Prisma.RevisionSelect;

const names = z.array(z.string());
const origins = z.enum(revisionOrigins);

const toSummary = ({ fields, origin, createdAt, ...row }: Prisma.RevisionGetPayload<{ select: typeof select }>) => ({
  ...row,
  fields: names.parse(JSON.parse(fields)),
  origin: origins.parse(origin),
  createdAt: createdAt.toISOString(),
});
