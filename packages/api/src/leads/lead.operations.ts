import { findReceiptInfo, type Prisma } from '@pano/db';
import { istanbulInstant, istanbulWallTime } from '@pano/i18n/text/istanbul-time';
import { mailKey } from '#mail/stored-mail';
import type { ApiContext } from '#platform/context';
import { bulkDelete, deleteOne } from '#platform/records/bulk';
import { type Page, slice } from '#platform/records/list';
import { createTotalCount, matchIndexedWords } from '#platform/records/search';
import { inTransaction } from '#platform/records/transaction';
import { createQueryCache } from '#platform/services/query-cache';
import * as retention from '#privacy/retention.operations';
import { foldForm, notSpam, receiptTime, source } from './contact-form.operations';
import { contactKeys } from './contact-keys';
import { type Lead, type LeadCounts, type LeadCreate, type LeadQuery, type LeadRow, leadStages } from './lead.schema';
import { findActor, logLead } from './lead-events';
import { expiringLeads } from './lead-retention';
import { nameOfUser, readLead, select, toLeadRows } from './lead-rows';

export async function list(ctx: ApiContext, query: LeadQuery): Promise<Page<LeadRow>> {
  const { db } = ctx;
  const { q, limit, offset } = query;
  const filters = await createFilters(ctx, query);
  const where = { ...(await matchIndexedWords(db, 'ContactForm', q)), ...filters };
  const orderBy = orders[query.sort ?? '-createdAt'];
  const [rows, total] = await Promise.all([
    db.contactForm.findMany({ where, select, orderBy, ...slice(query) }),
    totals(db, { q, ...filters }, () => db.contactForm.count({ where })),
  ]);
  return { items: await toLeadRows(db, rows), total, limit, offset };
}

/** The condition for the leads of an export. */
export const createLeadWhere = async (ctx: ApiContext, query: Filters): Promise<Prisma.ContactFormWhereInput> => ({
  ...(await matchIndexedWords(ctx.db, 'ContactForm', query.q)),
  ...(await createFilters(ctx, query)),
});

type Filters = Omit<LeadQuery, 'sort' | 'limit' | 'offset'>;

async function createFilters(ctx: ApiContext, { stage, channel, assigneeId, due, read }: Filters) {
  const assignee = assigneeId === 'me' ? ((await findActor(ctx))?.id ?? 0) : assigneeId;
  return {
    stage: stage ?? notSpam.stage,
    channel,
    assigneeId: assignee === 'none' ? null : assignee,
    nextAt: due && dueBefore(new Date()),
    read,
  };
}

/** Next steps until the end of today in Istanbul, those of the days before included. */
export function dueBefore(now: Date) {
  const { year, month, day } = istanbulWallTime(now);
  return { lt: new Date(istanbulInstant(Date.UTC(year, month - 1, day + 1))) };
}

const totals = createTotalCount('ContactForm');

const orders = {
  '-createdAt': [{ createdAt: 'desc' }, { id: 'desc' }],
  createdAt: [{ createdAt: 'asc' }, { id: 'asc' }],
  nextAt: [{ nextAt: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<LeadQuery['sort']>, Prisma.ContactFormOrderByWithRelationInput[]>;

export const get = (ctx: ApiContext, id: number): Promise<Lead> => readLead(ctx.db, ctx, id);

const countCache = createQueryCache<LeadCounts>(['ContactForm', 'Setting']);

export function counts({ db }: ApiContext): Promise<LeadCounts> {
  const nextAt = dueBefore(new Date());
  return countCache(db, nextAt.lt.toISOString(), async () => {
    const soon = expiringLeads(await retention.get({ db }), nextAt.lt);
    const [groups, due, expiring] = await Promise.all([
      db.contactForm.groupBy({ by: ['stage'], _count: { _all: true } }),
      db.contactForm.count({ where: { nextAt, ...notSpam } }),
      soon ? db.contactForm.count({ where: soon }) : 0,
    ]);
    const count = (stage: string) => groups.find((group) => group.stage === stage)?._count._all ?? 0;
    const stages = Object.fromEntries(leadStages.map((stage) => [stage, count(stage)])) as LeadCounts['stages'];
    const all = leadStages.filter((stage) => stage !== 'spam').reduce((sum, stage) => sum + stages[stage], 0);
    return { all, due, expiring, stages };
  });
}

/** Whom leads can be assigned to: everybody who may sign in. */
export async function listPeople({ db }: ApiContext): Promise<{ id: number; name: string }[]> {
  const users = await db.user.findMany({
    where: { disabledAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, email: true },
  });
  return users.map((user) => ({ id: user.id, name: nameOfUser(user) }));
}

/** Stores a call or a visit that somebody enters by hand: nobody is mailed, and it counts as read. */
export const create = (ctx: ApiContext, { next, ...data }: LeadCreate): Promise<Lead> =>
  inTransaction(ctx, async (tx) => {
    const { newest, checkedAt } = await findReceiptInfo(tx, mailKey);
    const row = await tx.contactForm.create({
      data: {
        ...data,
        ...contactKeys(data),
        search: foldForm(data),
        read: true,
        nextAt: next?.at ?? null,
        nextNote: next?.note ?? null,
        createdAt: receiptTime(newest, checkedAt),
      },
      select,
    });
    await logLead(tx, ctx, 'create', null, row);
    return readLead(tx, ctx, row.id);
  });

export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'lead.notFound');

export const bulkRemove = (ctx: ApiContext, ids: number[]) => bulkDelete(ctx, source, ids);
