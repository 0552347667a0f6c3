import { type Db, findReceiptInfo, insertContactMail, type Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { countContact } from '#insight/count-contact';
import { mailKey } from '#mail/stored-mail';
import type { ApiContext } from '#platform/context';
import { logDeleted, type Subject } from '#platform/records/activity/log-changes';
import { recordActivities, recordActivity } from '#platform/records/activity/record-activity';
import { bulkDelete, deleteOne, type RecordSource } from '#platform/records/bulk';
import { type Page, pageOf, slice, withIds } from '#platform/records/list';
import { createTotalCount, matchIndexedWords } from '#platform/records/search';
import { inOneTransaction, inTransaction } from '#platform/records/transaction';
import type { TrashSource } from '#platform/records/trash';
import { orNotFound } from '#platform/transport/errors';
import { isUnchangedSample } from './contact-form.samples';
import type { ContactFormCreate, ContactFormQuery, ContactFormRecord, ContactFormSubmit } from './contact-form.schema';
import { contactKeys } from './contact-keys';
import { mailedColumns } from './contact-mail';
import { contactMailJob, mailState } from './contact-mail.operations';
import { sealTicket } from './contact-ticket';
import { deleteLeads } from './delete-leads';
import type { SpamSignal } from './lead.schema';
import type { LeadOrigin } from './lead-origin.schema';
import { readOrigin } from './lead-pages';
import { findFormSignals, findRepetition, findTextSignals, isSpam } from './spam-signals';

/**
 * Counts a message before it is read: one that is rejected costs the server nearly as much as one that is stored.
 * @throws AppError where the visitor's address has sent too many
 */
export const countSubmission = (ctx: ApiContext): Promise<void> => ctx.limits.contact.consume(ctx.address);

/** What only the form of the site tells: where the visitor came from, and how the form was filled in. */
type FormTraces = { origin: LeadOrigin | undefined; formSignals: SpamSignal[] };

/**
 * Stores a visitor's message and triggers the mail. What looks like spam is stored as such and mailed to nobody; its
 * sender gets the same response.
 */
export async function receive(
  ctx: ApiContext,
  data: ContactFormCreate,
  traces?: FormTraces,
): Promise<ContactFormRecord> {
  const origin = await readOrigin(ctx.db, ctx.locale, traces?.origin);
  const row = { ...data, ...origin };
  const signals = [...(traces?.formSignals ?? []), ...findTextSignals(data), ...findRepetition(ctx.db, data)];
  if (isSpam(signals)) {
    const { record } = await store(ctx, { ...row, stage: 'spam', suspicion: signals.join(',') }, async () => null);
    return record;
  }
  // In the same transaction, so that every message has its row in the outbox.
  const { record, hasOwnMail } = await store(ctx, row, async (tx, { id: contactFormId, createdAt }) => {
    await insertContactMail(tx, { contactFormId, locale: ctx.locale, createdAt });
    return { status: 'waiting', problem: null };
  });
  if (traces) countForm(ctx, origin);
  // Without a mail server the job has nothing to do.
  if (ctx.mailer || hasOwnMail) ctx.jobTrigger.trigger(contactMailJob);
  return record;
}

/** Counts a message of the form of the site. Of who does not want to be tracked only the page. */
function countForm({ visitCounter, doNotTrack }: ApiContext, origin: Awaited<ReturnType<typeof readOrigin>>): void {
  const { page = null, entry = null, source = null } = origin;
  countContact(visitCounter, 'form', doNotTrack ? { page, entry: null, source: null } : { page, entry, source });
}

/**
 * Like `receive`, with what the form of the site tells besides. Drops what only a program sends: at once, and with a field
 * that people do not see. Either alone may be a person's, whose browser has filled in the form. With the ticket the sender
 * may add to the message.
 */
export async function submit(ctx: ApiContext, input: ContactFormSubmit): Promise<{ id: number; ticket: string }> {
  const { website, honeypot = website, elapsedMs, origin, ...data } = input;
  const formSignals = findFormSignals({ honeypot, elapsedMs });
  if (formSignals.length === 2) {
    ctx.log.info({ event: 'contact-form-dropped', address: ctx.address }, 'contact form of a program dropped');
    return { id: 0, ticket: sealTicket(ctx, 0) };
  }
  const { id } = await receive(ctx, data, { origin, formSignals });
  return { id, ticket: sealTicket(ctx, id) };
}

/** What the form of the site and its API sent; leads that somebody entered by hand have endpoints of their own. */
const ofForm = { channel: 'form' } as const;

/** Stores a message without counting or mailing it. */
export const create = async (ctx: ApiContext, data: ContactFormCreate): Promise<ContactFormRecord> =>
  (await store(ctx, data, async () => null)).record;

/** Stores a message, and says whether the owner has set up a mail server. */
function store(
  ctx: ApiContext,
  data: ContactFormCreate &
    Pick<Prisma.ContactFormUncheckedCreateInput, 'page' | 'entry' | 'source' | 'stage' | 'suspicion'>,
  addMail: (tx: Db, row: Pick<Row, 'id' | 'createdAt'>) => Promise<Row['mail']>,
): Promise<{ record: ContactFormRecord; hasOwnMail: boolean }> {
  const search = foldForm(data);
  return inTransaction(ctx, async (tx) => {
    const { newest, checkedAt, hasSetting } = await findReceiptInfo(tx, mailKey);
    const createdAt = receiptTime(newest, checkedAt);
    const row = await tx.contactForm.create({
      data: { ...data, ...contactKeys(data), search, createdAt },
      select: ownColumns,
    });
    const record = toRecord({ ...row, mail: await addMail(tx, row) });
    await recordActivity(tx, ctx, { action: 'create', entity: 'contactForm', entityId: record.id, address: null });
    return { record, hasOwnMail: hasSetting };
  });
}

/** What the search finds a message by. */
export const foldForm = ({ name, email, phone, subject, message }: ContactFormCreate): string =>
  fold([name, email, message, phone, subject].filter(Boolean).join(' '));

/**
 * The time of a message that arrives now. It never lies before the newest message, nor before the last night in which
 * the clock was plausible: by a clock that is behind the message would look old and be deleted.
 */
export const receiptTime = (newest: Date | null, checkedAt: Date | null) =>
  new Date(Math.max(Date.now(), newest?.getTime() ?? 0, checkedAt?.getTime() ?? 0));

export async function list({ db }: ApiContext, query: ContactFormQuery): Promise<Page<ContactFormRecord>> {
  const where = await createWhere(db, query);
  const orderBy = orders[query.sort ?? '-createdAt'];
  return pageOf(
    query,
    db.contactForm.findMany({ where, select, orderBy, ...slice(query) }),
    totals(db, { q: query.q, read: query.read, ...ofForm }, () => db.contactForm.count({ where })),
    toRecord,
  );
}

/** The condition for the messages of a list or an export. */
export const createWhere = async (
  db: Db,
  { q, read }: Pick<ContactFormQuery, 'q' | 'read'>,
): Promise<Prisma.ContactFormWhereInput> => ({ ...(await matchIndexedWords(db, 'ContactForm', q)), ...ofForm, read });

const totals = createTotalCount('ContactForm');

/** What lists and counts show where nobody asks for spam. */
export const notSpam = { stage: { not: 'spam' } } as const;

/** What looks like spam waits for nobody. */
export const unread = { read: false, ...notSpam } as const;

export async function unreadCount({ db }: ApiContext): Promise<{ count: number }> {
  return { count: await totals(db, unread, () => db.contactForm.count({ where: unread })) };
}

export async function get({ db }: ApiContext, id: number): Promise<ContactFormRecord> {
  const row = await db.contactForm.findUnique({ where: { id, ...ofForm }, select });
  return toRecord(orNotFound(row, 'contactForm.notFound'));
}

export async function markRead(ctx: ApiContext, id: number): Promise<ContactFormRecord> {
  await bulkMarkRead(ctx, [id]);
  return get(ctx, id);
}

/** A message that has the mark already is left as it is; nothing takes the mark back. */
export const bulkMarkRead = (ctx: ApiContext, ids: number[]): Promise<{ count: number }> =>
  inTransaction(ctx, async (tx) => {
    const where = { id: { in: ids }, ...ofForm, read: false };
    const changed = await tx.contactForm.findMany({ where, select: { id: true } });
    const entries = changed.map(({ id }) => ({ action: 'read', entity: 'contactForm', entityId: id }) as const);
    await recordActivities(tx, ctx, entries);
    return tx.contactForm.updateMany({ where, data: { read: true, version: { increment: 1 } } });
  });

export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'contactForm.notFound');

export const bulkRemove = (ctx: ApiContext, ids: number[]) =>
  inOneTransaction(ctx, async (ctx) => {
    const forms = await ctx.tx.contactForm.findMany({ where: { id: { in: ids }, ...ofForm }, select: { id: true } });
    return bulkDelete(
      ctx,
      source,
      forms.map(({ id }) => id),
    );
  });

/** Deletes messages for good, past the trash. */
export async function erase(ctx: ApiContext, ids: number[]): Promise<{ count: number }> {
  const { keys, count } = await inTransaction(ctx, async (tx) => {
    const matches = await source.find(tx, ids);
    const { keys } = await deleteLeads(tx, ids);
    await logDeleted(tx, ctx, subject, matches, 'delete');
    return { keys, count: matches.length };
  });
  for (const key of keys) await ctx.media.removeFiles(key);
  return { count };
}

/** The activity log contains nothing that a visitor wrote, so a deleted message is deleted completely. */
export const subject: Subject<{ id: number }> = {
  entity: 'contactForm',
  label: () => null,
  fields: () => ({}),
};

type Trashed = Prisma.ContactFormUncheckedCreateInput & {
  mail: Prisma.ContactMailUncheckedCreateInput | null;
  /** Absent in what an earlier version has put into the trash. */
  events?: Prisma.LeadEventUncheckedCreateInput[];
  /** Absent where there are none. Their files stay where they are. */
  photos?: Prisma.LeadPhotoUncheckedCreateInput[];
};

export const trash: TrashSource<Trashed> = {
  entity: 'contactForm',
  ownerOnly: true,
  label: () => null,
  read: async (tx, ids) => {
    const include = { mail: true, events: true, photos: true };
    const rows = await tx.contactForm.findMany({ where: { id: { in: ids } }, include });
    // A version without photos can bring back a message that has none.
    return rows.map(({ photos, ...row }) => (photos.length > 0 ? { ...row, photos } : row));
  },
  insert: async (tx, { mail, events = [], photos = [], assigneeId, ...data }) => {
    // Whoever saw to it may have been removed meanwhile.
    const assignee = assigneeId ? await tx.user.findUnique({ where: { id: assigneeId }, select: { id: true } }) : null;
    await tx.contactForm.create({ data: { ...data, assigneeId: assignee?.id ?? null } });
    await tx.leadEvent.createMany({ data: events });
    await tx.leadPhoto.createMany({ data: photos });
    if (!mail) return;
    // A message that is restored mails nobody.
    const status = mail.status === 'waiting' ? 'skipped' : mail.status;
    await tx.contactMail.create({ data: { ...mail, status } });
  },
};

const ownColumns = { ...mailedColumns, read: true, version: true, updatedAt: true } satisfies Prisma.ContactFormSelect;

const mailSelect = { status: true, problem: true } satisfies Prisma.ContactMailSelect;

const select = { ...ownColumns, mail: { select: mailSelect } } satisfies Prisma.ContactFormSelect;

const orders = {
  '-createdAt': [{ createdAt: 'desc' }, { id: 'desc' }],
  createdAt: [{ createdAt: 'asc' }, { id: 'asc' }],
} satisfies Record<NonNullable<ContactFormQuery['sort']>, Prisma.ContactFormOrderByWithRelationInput[]>;

type Row = Prisma.ContactFormGetPayload<{ select: typeof select }>;
const toRecord = ({ mail, ...row }: Row): ContactFormRecord => ({
  ...row,
  isSample: isUnchangedSample(row),
  mail: mail && mailState(mail),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** How leads are deleted, of whichever channel. */
export const source: RecordSource<{ id: number }> = {
  table: (db) => db.contactForm,
  find: (db, ids) => db.contactForm.findMany({ ...withIds(ids), select: { id: true } }),
  subject,
  trash,
  pages: null,
};
