import { type Db, insertContactMail, type Prisma } from '@pano/db';
import { translate } from '@pano/i18n/translate';
import type { ApiContext } from '#platform/context';
import { inTransaction } from '#platform/records/transaction';
import { requireOwner } from '#platform/session/sessions';
import { AppError, invalid, notFound } from '#platform/transport/errors';
import * as company from '#settings/company.operations';
import { contactMailJob } from './contact-mail.operations';
import {
  type BulkStageChange,
  closedStages,
  type Lead,
  type LeadStage,
  type NextStep,
  type Reply,
  type ReviewRequest,
  type StageChange,
} from './lead.schema';
import { addEvent, findActor, logLead } from './lead-events';
import { findRow, nameOfUser, type Row, readLead, select } from './lead-rows';
import { findOpeningTime } from './opening-time';

const hourMs = 60 * 60 * 1000;

/** @throws AppError `stale`, with the lead as it is, where it is in another stage than the reader has seen */
export const changeStage = (ctx: ApiContext, id: number, change: StageChange): Promise<Lead> =>
  inTransaction(ctx, async (tx) => {
    const before = await findRow(tx, id);
    if (before.stage !== change.from) {
      const current = await readLead(tx, ctx, id);
      const stage = translate(ctx.locale, `lead.stages.${current.stage}`);
      throw new AppError('stale', 'lead.stale', { params: { stage }, current });
    }
    await moveTo(tx, ctx, before, change);
    return readLead(tx, ctx, id);
  });

/**
 * Takes a lead out of spam; any other stays as it is. One that looked like spam was mailed to nobody, so it is mailed now.
 * What made it look so stays with it: nobody could answer it at once, so the figure of response times leaves out leads
 * that have a suspicion.
 */
export async function takeOutOfSpam(ctx: ApiContext, id: number): Promise<Lead> {
  const lead = await inTransaction(ctx, async (tx) => {
    const before = await findRow(tx, id);
    if (before.stage === 'spam') {
      await moveTo(tx, ctx, before, { to: 'new' });
      const isUnmailed = before.suspicion !== null && before.mail === null;
      if (isUnmailed) await insertContactMail(tx, { contactFormId: id, locale: ctx.locale, createdAt: new Date() });
    }
    return readLead(tx, ctx, id);
  });
  if (lead.mail === 'waiting') ctx.jobTrigger.trigger(contactMailJob);
  return lead;
}

/** Those that are in the stage already stay as they are. */
export const bulkChangeStage = (ctx: ApiContext, { ids, ...change }: BulkStageChange): Promise<{ count: number }> =>
  inTransaction(ctx, async (tx) => {
    const rows = await tx.contactForm.findMany({ where: { id: { in: ids }, stage: { not: change.to } }, select });
    for (const row of rows) await moveTo(tx, ctx, row, change);
    return { count: rows.length };
  });

type Move = Omit<StageChange, 'from'>;

async function moveTo(tx: Db, ctx: ApiContext, before: Row, change: Move): Promise<void> {
  const { to, lostReason, quoteLira } = change;
  if (before.stage === to) return;
  const now = new Date();
  const isQuoted = to === 'quoted' || (quoteLira !== undefined && before.quotedAt === null);
  await update(tx, ctx, before, 'stage', {
    stage: to,
    stageAt: now,
    lostReason: to === 'lost' ? lostReason : null,
    ...(before.stage === 'new' && { read: true }),
    ...(quoteLira !== undefined && { quoteLira }),
    ...(isQuoted && { quotedAt: now }),
    ...nextStepOf(ctx, change),
  });
  const data = { from: before.stage, to, ...(to === 'lost' && lostReason && { lostReason }) };
  await addEvent(tx, ctx, before.id, { kind: 'stage', data });
}

/** Nothing is left to do of a closed lead; what is left out of a change stays as it is. */
function nextStepOf({ locale }: ApiContext, { to, nextAt, nextNote }: Move) {
  if (isClosed(to)) return { nextAt: null, nextNote: null };
  if (nextAt === undefined) return { nextNote };
  if (to !== 'survey' && to !== 'quoted') return { nextAt, nextNote };
  return { nextAt, nextNote: nextNote ?? translate(locale, `lead.steps.${to}`) };
}

const isClosed = (stage: LeadStage) => closedStages.some((closed) => closed === stage);

/** Changes columns of a lead, with an entry in the activity log. */
async function update(
  tx: Db,
  ctx: ApiContext,
  before: Row,
  action: Parameters<typeof logLead>[2],
  data: Prisma.ContactFormUncheckedUpdateInput,
): Promise<void> {
  const after = await tx.contactForm.update({
    where: { id: before.id },
    data: { ...data, version: { increment: 1 } },
    select,
  });
  await logLead(tx, ctx, action, before, after);
}

export const assign = (ctx: ApiContext, id: number, userId: number | null): Promise<Lead> =>
  inTransaction(ctx, async (tx) => {
    const before = await findRow(tx, id);
    await giveTo(tx, ctx, [before], userId);
    return readLead(tx, ctx, id);
  });

export const bulkAssign = (ctx: ApiContext, ids: number[], userId: number | null): Promise<{ count: number }> =>
  inTransaction(ctx, async (tx) =>
    giveTo(tx, ctx, await tx.contactForm.findMany({ where: { id: { in: ids } }, select }), userId),
  );

/** @throws AppError where nobody who may sign in has this number */
async function giveTo(tx: Db, ctx: ApiContext, rows: Row[], userId: number | null): Promise<{ count: number }> {
  const to = userId === null ? null : await findName(tx, { id: userId, disabledAt: null });
  if (userId !== null && to === null) throw invalid('lead.assignee', 'userId');
  const changed = rows.filter(({ assigneeId }) => assigneeId !== userId);
  for (const before of changed) {
    const from = before.assigneeId && (await findName(tx, { id: before.assigneeId }));
    await update(tx, ctx, before, 'assign', { assigneeId: userId });
    await addEvent(tx, ctx, before.id, { kind: 'assign', data: { from, to } });
  }
  return { count: changed.length };
}

async function findName(tx: Db, where: Prisma.UserWhereInput): Promise<string | null> {
  const user = await tx.user.findFirst({ where, select: { name: true, email: true } });
  return user && nameOfUser(user);
}

export const setNext = (ctx: ApiContext, id: number, { at, note }: NextStep): Promise<Lead> =>
  inTransaction(ctx, async (tx) => {
    const nextNote = at && note;
    await update(tx, ctx, await findRow(tx, id), 'update', { nextAt: at, nextNote });
    await addEvent(tx, ctx, id, { kind: 'next', text: nextNote, data: { to: at?.toISOString() ?? null } });
    return readLead(tx, ctx, id);
  });

/** The date of the quote stays where another amount is entered. */
export const setQuote = (ctx: ApiContext, id: number, lira: number | null): Promise<Lead> =>
  inTransaction(ctx, async (tx) => {
    const before = await findRow(tx, id);
    const quotedAt = lira === null ? null : (before.quotedAt ?? new Date());
    await update(tx, ctx, before, 'quote', { quoteLira: lira, quotedAt });
    await addEvent(tx, ctx, id, { kind: 'quote', data: { from: before.quoteLira, to: lira } });
    return readLead(tx, ctx, id);
  });

export const addNote = (ctx: ApiContext, id: number, text: string): Promise<Lead> =>
  inTransaction(ctx, async (tx) => {
    const row = await findRow(tx, id);
    await addEvent(tx, ctx, id, { kind: 'note', text });
    await logLead(tx, ctx, 'note', row, row);
    return readLead(tx, ctx, id);
  });

/** @throws AppError where there is no such note, or an editor removes one of somebody else */
export const removeNote = (ctx: ApiContext, id: number, noteId: number): Promise<Lead> =>
  inTransaction(ctx, async (tx) => {
    const row = await findRow(tx, id);
    const note = await tx.leadEvent.findFirst({ where: { id: noteId, contactFormId: id, kind: 'note' } });
    if (!note) throw notFound('lead.noteNotFound');
    if (note.userId !== (await findActor(ctx))?.id) await requireOwner(ctx);
    await tx.leadEvent.delete({ where: { id: noteId } });
    await logLead(tx, ctx, 'noteRemoved', row, row);
    return readLead(tx, ctx, id);
  });

/**
 * Notes that somebody tried to answer. Whether a call reached the visitor is told afterwards: then a new lead counts as
 * contacted, else the next step is to call again while the firm is open.
 */
export const noteReply = (ctx: ApiContext, id: number, { channel, reached }: Reply): Promise<Lead> =>
  inTransaction(ctx, async (tx) => {
    const before = await findRow(tx, id);
    const isAnswer = channel !== 'shared' && before.repliedAt === null;
    const isMissed = channel === 'call' && reached === false;
    await update(tx, ctx, before, 'reply', {
      ...(isAnswer && { repliedAt: new Date() }),
      ...(isMissed && (await callAgain(tx, ctx, before))),
    });
    if (isMissed) await addEvent(tx, ctx, id, { kind: 'noAnswer' });
    else if (reached === undefined) await addEvent(tx, ctx, id, { kind: channel });
    else if (reached && before.stage === 'new') await moveTo(tx, ctx, await findRow(tx, id), { to: 'contacted' });
    return readLead(tx, ctx, id);
  });

/**
 * Notes that the visitor was asked for a review of the work; somebody who was asked already stays so.
 * @throws AppError where the lead is not won
 */
export const noteReview = (ctx: ApiContext, id: number, { channel }: ReviewRequest): Promise<Lead> =>
  inTransaction(ctx, async (tx) => {
    const row = await findRow(tx, id);
    if (row.stage !== 'won') throw invalid('lead.notWon');
    const asked = await tx.leadEvent.count({ where: { contactFormId: id, kind: 'review' } });
    if (asked > 0) return readLead(tx, ctx, id);
    await addEvent(tx, ctx, id, { kind: 'review', data: { channel } });
    await logLead(tx, ctx, 'reply', row, row);
    return readLead(tx, ctx, id);
  });

/** Two hours on, or when the firm opens next. */
async function callAgain(tx: Db, { locale }: ApiContext, { nextNote }: Row) {
  const times = await company.getOpeningTimes({ db: tx });
  const nextAt = findOpeningTime(times, new Date(Date.now() + 2 * hourMs));
  return { nextAt, nextNote: nextNote ?? translate(locale, 'lead.steps.callAgain') };
}
