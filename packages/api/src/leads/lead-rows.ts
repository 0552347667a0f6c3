import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import type { ApiContext } from '#platform/context';
import { findSitePages } from '#platform/records/translations/site-pages';
import { orNotFound } from '#platform/transport/errors';
import { isUnchangedSample } from './contact-form.samples';
import { mailState } from './contact-mail.operations';
import {
  callTimes,
  type Lead,
  type LeadRow,
  leadChannels,
  leadEventRest,
  leadStages,
  lostReasons,
  type SpamSignal,
  shownEvents,
  spamSignals,
} from './lead.schema';

export const select = {
  id: true,
  name: true,
  email: true,
  phone: true,
  subject: true,
  message: true,
  channel: true,
  stage: true,
  stageAt: true,
  lostReason: true,
  assigneeId: true,
  nextAt: true,
  nextNote: true,
  repliedAt: true,
  quoteLira: true,
  quotedAt: true,
  page: true,
  entry: true,
  source: true,
  district: true,
  callTime: true,
  suspicion: true,
  emailKey: true,
  phoneKey: true,
  read: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  mail: { select: { status: true, problem: true } },
  photos: { select: { id: true, width: true, height: true }, orderBy: { id: 'asc' } },
} satisfies Prisma.ContactFormSelect;

export type Row = Prisma.ContactFormGetPayload<{ select: typeof select }>;

/** @throws AppError where it is missing */
export const findRow = async (db: Db, id: number): Promise<Row> =>
  orNotFound(await db.contactForm.findUnique({ where: { id }, select }), 'lead.notFound');

const words = z.object({
  channel: z.enum(leadChannels),
  stage: z.enum(leadStages),
  lostReason: z.enum(lostReasons).nullable(),
});

/** How people are called where leads are theirs. */
export const nameOfUser = ({ name, email }: { name: string | null; email: string }): string => name ?? email;

/** Rows as lists show them, with the names and numbers that stand in other rows. */
export async function toLeadRows(db: Db, rows: Row[]): Promise<LeadRow[]> {
  const [names, same] = await Promise.all([findNames(db, rows), findSameContacts(db, rows)]);
  return rows.map((row) => ({
    ...words.parse(row),
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    stageAt: (row.stageAt ?? row.createdAt).toISOString(),
    assignee: names.get(row.assigneeId) ?? null,
    nextAt: toIso(row.nextAt),
    nextNote: row.nextNote,
    quoteLira: row.quoteLira,
    read: row.read,
    mail: row.mail && mailState(row.mail),
    photo: row.photos[0]?.id ?? null,
    suspicion: readSignals(row),
    sameContact: same(row).length,
    isSample: isUnchangedSample(row),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** A lead with all that is known of it. */
export async function readLead(db: Db, { locale }: Pick<ApiContext, 'locale'>, id: number): Promise<Lead> {
  const row = await findRow(db, id);
  const [[listed], same, pageAt, events] = await Promise.all([
    toLeadRows(db, [row]),
    findSameContacts(db, [row]),
    findSitePages(db, locale, [row.page, row.entry]),
    db.leadEvent.findMany({
      where: { contactFormId: id },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: shownEvents,
    }),
  ]);
  const describe = (path: string | null) => {
    if (path === null) return null;
    const page = pageAt(path);
    return { path: page?.path ?? path, title: page?.title ?? null };
  };
  const { page, entry, source, district, callTime, repliedAt, quotedAt, photos } = row;
  return {
    ...orNotFound(listed, 'lead.notFound'),
    page: describe(page),
    entry: describe(entry),
    source,
    district,
    callTime: z.enum(callTimes).nullable().parse(callTime),
    repliedAt: toIso(repliedAt),
    quotedAt: toIso(quotedAt),
    photos,
    events: events.map(({ contactFormId: _, at, data, ...event }) =>
      leadEventRest.parse({ ...event, at: at.toISOString(), data: JSON.parse(data) }),
    ),
    sameContact: same(row).map((other) => ({
      id: other.id,
      stage: z.enum(leadStages).parse(other.stage),
      createdAt: other.createdAt.toISOString(),
    })),
  };
}

function readSignals({ suspicion }: Pick<Row, 'suspicion'>): SpamSignal[] {
  const stored = suspicion?.split(',') ?? [];
  return spamSignals.filter((signal) => stored.includes(signal));
}

const toIso = (date: Date | null) => date?.toISOString() ?? null;

async function findNames(db: Db, rows: Pick<Row, 'assigneeId'>[]) {
  const ids = rows.flatMap(({ assigneeId }) => assigneeId ?? []);
  if (ids.length === 0) return new Map<number | null, { id: number; name: string }>();
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true, email: true },
  });
  return new Map<number | null, { id: number; name: string }>(
    users.map((user) => [user.id, { id: user.id, name: nameOfUser(user) }]),
  );
}

type Keys = Pick<Row, 'id' | 'emailKey' | 'phoneKey'>;

/** So many are read at most: an address from which a program writes may have thousands. */
const mostOthers = 1000;

/** Finds the other leads that have the same e-mail or phone number as these, the newest first. */
async function findSameContacts(db: Db, rows: Keys[]) {
  const emails = [...new Set(rows.flatMap(({ emailKey }) => emailKey ?? []))];
  const phones = [...new Set(rows.flatMap(({ phoneKey }) => phoneKey ?? []))];
  const leads = await db.contactForm.findMany({
    where: { OR: [{ emailKey: { in: emails } }, { phoneKey: { in: phones } }] },
    select: { id: true, stage: true, createdAt: true, emailKey: true, phoneKey: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostOthers,
  });
  return ({ id, emailKey, phoneKey }: Keys) =>
    leads.filter(
      (other) =>
        other.id !== id &&
        ((emailKey !== null && other.emailKey === emailKey) || (phoneKey !== null && other.phoneKey === phoneKey)),
    );
}
