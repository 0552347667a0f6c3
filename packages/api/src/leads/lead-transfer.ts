import type { Db } from '@pano/db';
import * as z from 'zod';
import { confirmFiles } from '#media/file-journal';
import { isPrivateKey } from '#media/file-names';
import { isInstant, optionalText, textLength } from '#platform/input/fields';
import { exportRow, rowDates } from '#platform/records/content-rows';
import { type ContactFormCreate, contactFormCreate, emailOrNone } from './contact-form.schema';
import { callTimes, leadChannels, leadEventKinds, leadStages, lostReasons } from './lead.schema';

const instant = z.string().refine(isInstant).nullable().default(null);
const line = optionalText().default(null);

const event = z.object({
  at: z.iso.datetime(),
  userName: z.string().nullable(),
  kind: z.enum(leadEventKinds),
  text: z.string().max(textLength).nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/** Its file lies beside those of the library. */
const photo = z.object({
  key: z.string().refine(isPrivateKey),
  bytes: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
  createdAt: z.iso.datetime(),
});

/** What a message has on the desk. Files of earlier versions have none of it; who sees to it is no part of the content. */
const onDesk = z.object({
  channel: z.enum(leadChannels).default('form'),
  stage: z.enum(leadStages).default('new'),
  stageAt: instant,
  lostReason: z.enum(lostReasons).nullable().default(null),
  nextAt: instant,
  nextNote: line,
  repliedAt: instant,
  quoteLira: z.int().min(0).nullable().default(null),
  quotedAt: instant,
  page: line,
  entry: line,
  source: line,
  district: line,
  callTime: z.enum(callTimes).nullable().default(null),
  suspicion: line,
});

const fields = contactFormCreate.extend({
  email: emailOrNone,
  message: optionalText(textLength).transform((text) => text ?? ''),
  read: z.boolean(),
  ...onDesk.shape,
});

/** A lead in the content file. */
export const leadRow = fields.extend({
  events: z.array(event).default([]),
  photos: z.array(photo).default([]),
  ...rowDates.shape,
});
export type TransferredLead = z.output<typeof leadRow>;

export async function readLeads(db: Db) {
  const orderBy = [{ at: 'asc' as const }, { id: 'asc' as const }];
  const rows = await db.contactForm.findMany({
    orderBy: { id: 'asc' },
    include: { events: { orderBy }, photos: true },
  });
  return rows.map(({ events, photos, ...row }) => ({
    ...exportRow(fields, row),
    events: events.map(({ at, userName, kind, text, data }) => ({ at, userName, kind, text, data: JSON.parse(data) })),
    photos: photos.map(({ key, bytes, width, height, createdAt }) => ({ key, bytes, width, height, createdAt })),
  }));
}

/** Gives a message that was stored what it had on the desk. The files of its photos are there already, and pending. */
export async function putOnDesk(
  tx: Db,
  id: number,
  { events, photos, ...columns }: Omit<TransferredLead, keyof ContactFormCreate | keyof z.output<typeof rowDates>>,
): Promise<void> {
  await tx.contactForm.update({ where: { id }, data: columns, select: { id: true } });
  const rows = events.map(({ data, ...one }) => ({ ...one, contactFormId: id, data: JSON.stringify(data) }));
  if (rows.length > 0) await tx.leadEvent.createMany({ data: rows });
  for (const data of photos) {
    await tx.leadPhoto.create({ data: { ...data, contactFormId: id } });
    await confirmFiles(tx, data.key);
  }
}
