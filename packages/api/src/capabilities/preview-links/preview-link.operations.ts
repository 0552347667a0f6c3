import { randomBytes } from 'node:crypto';
import type { Db, Prisma } from '@pano/db';
import { previewLinkPath } from '#beside-pages';
import type { ApiContext, ApiServices } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { type Page, pageOf, slice } from '#platform/records/list';
import { subjectOf } from '#platform/records/schedules';
import { inTransaction } from '#platform/records/transaction';
import { dayMs, trashJob } from '#platform/records/trash';
import { hashToken } from '#platform/session/sessions';
import { notFound, orNotFound } from '#platform/transport/errors';
import type { DraftQuery, DraftRef } from '../drafts/draft.schema';
import { keyOf } from '../drafts/stored-draft';
import { requireChange } from '../owner-only';
import { refOf } from '../schedules/schedule.operations';
import type { CreatedLink, LinkDays, PreviewLinkRecord } from './preview-link.schema';

/** The valid links to the draft of a record, those first that are valid longest. */
export const get = async ({ db }: ApiContext, ref: DraftRef): Promise<PreviewLinkRecord[]> =>
  (await findValid(db, ref)).map(toRecord);

/** All valid links, those first that are valid longest. */
export function list({ db }: ApiContext, { entity, ...page }: DraftQuery): Promise<Page<PreviewLinkRecord>> {
  const where = { entity, ...isValid() };
  const rows = db.previewLink.findMany({ where, orderBy: inOrder, ...slice(page) });
  return pageOf(page, rows, db.previewLink.count({ where }), toRecord);
}

/** Makes a link that shows a draft, as it then is, to whoever has it. Its token is told this once only. */
export const create = (ctx: ApiContext, ref: DraftRef, days: LinkDays): Promise<CreatedLink> =>
  inTransaction(ctx, async (tx) => {
    await requireChange(ctx, ref.entity);
    const { label } = orNotFound(await tx.draft.findUnique({ where: keyOf(ref) }), 'draft.notFound');
    const who = ctx.actor ?? (await ctx.signedIn())?.user;
    const token = randomBytes(32).toString('base64url');
    const row = await tx.previewLink.create({
      data: {
        id: hashToken(token),
        ...ref,
        label,
        expiresAt: new Date(Date.now() + days * dayMs),
        userId: who?.id ?? null,
        userName: who ? (who.name ?? who.email) : null,
      },
    });
    await recordActivity(tx, ctx, { action: 'previewLink', ...subjectOf(ref, row) });
    return { path: `${previewLinkPath}/${token}`, link: toRecord(row) };
  });

/**
 * Ends a link, or all links to the draft of a record.
 * @returns those that are left
 */
export const remove = (ctx: ApiContext, ref: DraftRef, id?: string): Promise<PreviewLinkRecord[]> =>
  inTransaction(ctx, async (tx) => {
    await requireChange(ctx, ref.entity);
    const before = await findValid(tx, ref);
    const ended = before.filter((link) => id === undefined || link.id === id);
    const [first] = ended;
    if (!first) throw notFound('previewLink.notFound');
    await tx.previewLink.updateMany({
      where: { id: { in: ended.map((link) => link.id) } },
      data: { revokedAt: new Date() },
    });
    await recordActivity(tx, ctx, { action: 'previewLinkEnd', ...subjectOf(ref, first) });
    return before.filter((link) => !ended.includes(link)).map(toRecord);
  });

/** For how long a link that has ended says so; then it is one that nobody knows. */
const endedDays = 30;

/** Deletes the links that expired or were ended a month ago. */
export async function deleteOldLinks({ db, log }: Pick<ApiServices, 'db' | 'log'>, now: Date): Promise<void> {
  const ended = { lt: new Date(now.getTime() - endedDays * dayMs) };
  const { count } = await db.previewLink.deleteMany({ where: { OR: [{ expiresAt: ended }, { revokedAt: ended }] } });
  if (count > 0) log.info({ event: trashJob, count }, 'links to drafts deleted that ended long ago');
}

/** A link that shows a draft: one that was published leads to its page. */
const isValid = () => ({ revokedAt: null, publishedAt: null, expiresAt: { gt: new Date() } });

const inOrder = [{ expiresAt: 'desc' }, { id: 'desc' }] satisfies Prisma.PreviewLinkOrderByWithRelationInput[];

const findValid = (db: Db, ref: DraftRef) =>
  db.previewLink.findMany({ where: { ...ref, ...isValid() }, orderBy: inOrder });

const toRecord = (row: Prisma.PreviewLinkGetPayload<object>): PreviewLinkRecord => ({
  id: row.id,
  ...refOf(row),
  label: row.label,
  expiresAt: row.expiresAt.toISOString(),
  userName: row.userName,
  createdAt: row.createdAt.toISOString(),
});
