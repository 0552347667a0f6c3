import type { Locale } from '@pano/i18n/locales';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { type MessageKey, translate } from '@pano/i18n/translate';
import * as z from 'zod';
import { describeSource } from '#insight/visit-source.schema';
import type { Sheet } from '#platform/services/sheets/sheet';
import { contactCells, contactColumns } from './contact-sheet';
import { leadChannels, leadEventKinds, leadStages, lostReasons } from './lead.schema';

const instant = z.coerce.date().transform((date) => date.toISOString());
const instantOrNone = instant.nullable().default(null);
const textOrNone = z.string().nullable().default(null);
const amountOrNone = z.int().nullable().default(null);

const personalEvent = z.object({
  at: instant,
  kind: z.enum(leadEventKinds),
  text: z.string().nullable(),
  data: z
    .string()
    .transform((data) => JSON.parse(data))
    .pipe(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});
type PersonalEvent = z.output<typeof personalEvent>;

/**
 * All that is stored of a lead about the person who asks, from its row or from the trash, where an earlier version has put
 * less of it. Who of the firm did something is no part of it.
 */
export const personalLead = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  read: z.boolean(),
  createdAt: instant,
  channel: z.enum(leadChannels).default('form'),
  stage: z.enum(leadStages).default('new'),
  stageAt: instantOrNone,
  lostReason: z.enum(lostReasons).nullable().default(null),
  quoteLira: amountOrNone,
  quotedAt: instantOrNone,
  nextAt: instantOrNone,
  nextNote: textOrNone,
  repliedAt: instantOrNone,
  page: textOrNone,
  entry: textOrNone,
  source: textOrNone,
  district: textOrNone,
  callTime: textOrNone,
  suspicion: textOrNone,
  photos: z.array(z.object({ id: z.int(), key: z.string() })).default([]),
  /** The oldest first. */
  events: z
    .array(personalEvent)
    .default([])
    .transform((events) => events.filter(({ kind }) => kind !== 'assign').toSorted((a, b) => a.at.localeCompare(b.at))),
});
export type PersonalLead = z.output<typeof personalLead>;

/** Leads as a table in the reader's language, each with its timeline. */
export function leadSheet(locale: Locale, batches: AsyncIterable<PersonalLead[]>): Sheet {
  const say = (key: MessageKey) => translate(locale, key);
  const day = (at: string) => formatShortDateTime(at, locale);
  const cells = (lead: PersonalLead) => [
    ...contactCells({ ...lead, createdAt: new Date(lead.createdAt) }, say),
    say(`lead.channels.${lead.channel}`),
    say(`lead.stages.${lead.stage}`),
    lead.lostReason && say(`lead.lostReasons.${lead.lostReason}`),
    lead.quoteLira,
    [lead.nextAt && day(lead.nextAt), lead.nextNote].filter(Boolean).join(' '),
    lead.district,
    lead.page,
    lead.source && describeSource(lead.source, locale),
    lead.events.map((event) => `${day(event.at)} ${describeEvent(event, say, day)}`).join('\n'),
  ];
  async function* rows() {
    for await (const batch of batches) yield batch.map(cells);
  }
  return {
    name: say('contactForm.export.sheet'),
    columns: [
      ...contactColumns(say),
      { title: say('lead.sheet.channel'), width: 12 },
      { title: say('lead.sheet.stage'), width: 16 },
      { title: say('lead.sheet.lostReason'), width: 20 },
      { title: say('lead.sheet.quote'), width: 16 },
      { title: say('lead.sheet.next'), width: 30 },
      { title: say('lead.sheet.district'), width: 16 },
      { title: say('lead.sheet.page'), width: 30 },
      { title: say('lead.sheet.source'), width: 20 },
      { title: say('lead.sheet.timeline'), width: 80 },
    ],
    rows: rows(),
  };
}

/** What happened, without a name: "Aşama: Yeni → Görüşüldü". */
function describeEvent(
  { kind, text, data: { from, to } }: PersonalEvent,
  say: (key: MessageKey) => string,
  day: (at: string) => string,
): string {
  const toText = (value: string | number | null | undefined) => {
    const stage = leadStages.find((known) => known === value);
    if (stage) return say(`lead.stages.${stage}`);
    return kind === 'next' && typeof value === 'string' ? day(value) : value;
  };
  const change = [from, to]
    .map(toText)
    .filter((value) => value !== undefined && value !== null)
    .join(' → ');
  const details = [change, text].filter(Boolean).join(' ');
  const word = say(`lead.events.${kind}`);
  return details ? `${word}: ${details}` : word;
}
