import { message } from '@pano/i18n/message';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import {
  booleanField,
  booleanFilter,
  idField,
  isInstant,
  optionalText,
  requiredText,
  textLength,
  wholeNumber,
} from '#platform/input/fields';
import { blankAsAbsent, byId, byIds, listQuery } from '#platform/records/list';
import {
  contactFormExport,
  contactFormRest,
  contactMailStates,
  emailOrNone,
  nameField,
  optionalLine,
} from './contact-form.schema';

/** How a lead came in; `form` is the contact form of the site and its API. */
export const leadChannels = ['form', 'phone', 'whatsapp', 'visit', 'other'] as const;
/** Any stage may follow any other. */
export const leadStages = ['new', 'contacted', 'survey', 'quoted', 'won', 'lost', 'spam'] as const;
/** Nothing is left to do in these stages. */
export const closedStages = ['won', 'lost', 'spam'] as const satisfies (typeof leadStages)[number][];
export const lostReasons = ['price', 'time', 'noAnswer', 'outOfArea', 'notOurWork', 'duplicate', 'other'] as const;
/** When a visitor wants to be called. */
export const callTimes = ['morning', 'afternoon', 'evening', 'saturday'] as const;
/** What makes a message look like spam. */
export const spamSignals = ['honeypot', 'fast', 'links', 'link', 'nameLink', 'script', 'repeated'] as const;
export const replyChannels = ['call', 'whatsapp', 'mail', 'shared'] as const;
export const leadEventKinds = [
  'note',
  'stage',
  ...replyChannels,
  'noAnswer',
  'assign',
  'next',
  'quote',
  'photo',
  'review',
] as const;

/** The most events that a lead has. */
export const maxEvents = 500;
/** The most of them that a lead is shown with. */
export const shownEvents = 200;
const maxLira = 2_000_000_000;
const nextNoteLength = 200;

const choice = <const Values extends readonly [string, ...string[]]>(values: Values, key: MessageKey) =>
  z.enum(values, { error: message(key) });
/** A filter of a list by one of several words. */
const filter = <const Values extends readonly [string, ...string[]]>(values: Values, key: MessageKey) =>
  z.preprocess(blankAsAbsent, choice(values, key).optional());

const stage = choice(leadStages, 'lead.stage');
const lostReason = choice(lostReasons, 'lead.lostReason.invalid');

/** Seconds may be left out, the zone may not. */
const instant = z
  .string({ error: message('lead.instant') })
  .trim()
  .refine(isInstant, { error: message('lead.instant'), abort: true })
  .transform((text) => new Date(text));
const lira = wholeNumber(0, 'lead.quote', maxLira);

const assigneeFilter = z.union([z.enum(['me', 'none']), idField()], { error: message('lead.assigneeFilter') });

/** Without a stage all leads but spam; `due` are those whose next step is today or overdue. */
export const leadQuery = listQuery(['-createdAt', 'createdAt', 'nextAt']).extend({
  stage: filter(leadStages, 'lead.stage'),
  channel: filter(leadChannels, 'lead.channel'),
  assigneeId: z
    .preprocess(blankAsAbsent, assigneeFilter.optional())
    .meta({ description: 'The number of a person, me or none' }),
  due: filter(['today'], 'lead.due'),
  read: booleanFilter,
});

/** The query of an export: that of the list, and the format of the file. */
export const leadExport = leadQuery
  .omit({ limit: true, offset: true })
  .extend({ sort: contactFormExport.shape.sort, format: contactFormExport.shape.format });

/** A lead that somebody enters by hand. */
export const leadCreate = z
  .object({
    name: nameField,
    email: emailOrNone,
    phone: optionalLine(40).default(null),
    channel: choice(['phone', 'whatsapp', 'visit', 'other'], 'lead.channel'),
    subject: optionalLine().default(null),
    message: optionalText(textLength)
      .transform((text) => text ?? '')
      .default(''),
    district: optionalLine(100).default(null),
    next: z
      .object({ at: instant, note: optionalLine(nextNoteLength).default(null) })
      .nullable()
      .default(null),
  })
  .refine(({ email, phone }) => email !== '' || phone !== null, {
    path: ['phone'],
    error: message('lead.contact.required'),
  });

const reasonOfLost = {
  check: ({ to, lostReason }: { to: string; lostReason?: string | undefined }) =>
    to !== 'lost' || lostReason !== undefined,
  rule: { path: ['lostReason'], error: message('lead.lostReason.required') },
};

/** `from` is the stage that the reader has seen. What is left out stays as it is. */
export const stageBody = z
  .object({
    from: stage,
    to: stage,
    lostReason: lostReason.optional().meta({ description: 'Required where the lead is lost' }),
    nextAt: instant.optional(),
    nextNote: optionalLine(nextNoteLength).optional(),
    quoteLira: lira.optional(),
  })
  .refine(reasonOfLost.check, reasonOfLost.rule);
export const assignBody = z.object({ userId: idField('lead.assignee').nullable() });
export const nextBody = z.object({ at: instant.nullable(), note: optionalLine(nextNoteLength).default(null) });
export const quoteBody = z.object({ lira: lira.nullable() });
export const noteBody = z.object({ text: requiredText('lead.note', textLength) });
export const replyBody = z.object({
  channel: choice(replyChannels, 'lead.reply'),
  reached: booleanField.optional().meta({
    description: 'Of a call: whether somebody answered. Of one that nobody answered the next step is to call again',
  }),
});

/** By what way a visitor is asked for a review. */
export const reviewBody = z.object({ channel: choice(['whatsapp', 'mail'], 'lead.reply') });

export const stageInput = byId.extend({ data: stageBody });
export const assignInput = byId.extend({ data: assignBody });
export const nextInput = byId.extend({ data: nextBody });
export const quoteInput = byId.extend({ data: quoteBody });
export const noteInput = byId.extend({ data: noteBody });
export const noteRemoval = byId.extend({ noteId: idField() });
export const replyInput = byId.extend({ data: replyBody });
export const reviewInput = byId.extend({ data: reviewBody });
export const bulkStageInput = byIds
  .extend({ to: stage, lostReason: lostReason.optional() })
  .refine(reasonOfLost.check, reasonOfLost.rule);
export const bulkAssignInput = byIds.extend(assignBody.shape);

/** Whom leads can be assigned to. */
export const assignableRest = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Assignable' });

/** A lead as lists show it. */
export const leadRowRest = z
  .object({
    ...contactFormRest.omit({ read: true, createdAt: true }).shape,
    email: contactFormRest.shape.email.meta({ description: 'Empty where only the phone number is known' }),
    channel: z.enum(leadChannels),
    stage: z.enum(leadStages),
    stageAt: z.string().meta({ description: 'Since when it has been in this stage' }),
    lostReason: z.enum(lostReasons).nullable(),
    assignee: assignableRest.nullable(),
    nextAt: z.string().nullable(),
    nextNote: z.string().nullable(),
    quoteLira: z.int().nullable(),
    read: contactFormRest.shape.read,
    mail: z.enum(contactMailStates).nullable(),
    photo: z.int().nullable().meta({ description: 'The first of its photos' }),
    suspicion: z.array(z.enum(spamSignals)).meta({
      description: 'Why it looked like spam when it came in; it stays where somebody says that it is none',
    }),
    sameContact: z.int().meta({ description: 'How many other leads have the same e-mail or phone number' }),
    isSample: z.boolean(),
    version: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'LeadRow' });

export const leadEventRest = z
  .object({
    id: z.int(),
    at: z.string(),
    userId: z.int().nullable(),
    userName: z.string().nullable(),
    kind: z.enum(leadEventKinds),
    text: z.string().nullable().meta({ description: 'Of a note, and what the next step is' }),
    data: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .meta({ description: 'What it was before and is now: from, to, lostReason; of photos their count' }),
  })
  .meta({ id: 'LeadEvent' });

/** A page of the site, without the language. */
const leadPageRest = z
  .object({
    path: z.string(),
    title: z.string().nullable().meta({ description: 'Null where visitors can no longer open it' }),
  })
  .meta({ id: 'LeadPage' });

export const leadPhotoRest = z.object({ id: z.int(), width: z.int(), height: z.int() }).meta({ id: 'LeadPhoto' });

export const leadRest = leadRowRest
  .extend({
    page: leadPageRest.nullable().meta({ description: 'The page that led to the form' }),
    entry: leadPageRest.nullable().meta({ description: 'The first page of that visit' }),
    source: z.string().nullable().meta({
      description:
        'What led the visitor to the site: direct, google, googleAds, gbp (the business profile), another known name, the host of a site, or a campaign as source/campaign',
    }),
    district: z.string().nullable(),
    callTime: z.enum(callTimes).nullable(),
    repliedAt: z.string().nullable().meta({ description: 'When somebody first tried to answer' }),
    quotedAt: z.string().nullable(),
    photos: z.array(leadPhotoRest).meta({ description: 'What the visitor has added, the oldest first' }),
    events: z.array(leadEventRest).meta({ description: 'The newest first' }),
    sameContact: z.array(z.object({ id: z.int(), stage: z.enum(leadStages), createdAt: z.string() })).meta({
      description: 'The other leads that have the same e-mail or phone number, the newest first',
    }),
  })
  .meta({ id: 'Lead' });

const count = z.int();
export const leadCountsRest = z
  .object({
    all: count.meta({ description: 'All but spam' }),
    due: count.meta({ description: 'Those whose next step is today or overdue' }),
    expiring: count.meta({ description: 'Open ones whose retention period ends within 14 days' }),
    stages: z.object({
      new: count,
      contacted: count,
      survey: count,
      quoted: count,
      won: count,
      lost: count,
      spam: count,
    } satisfies Record<LeadStage, typeof count>),
  })
  .meta({ id: 'LeadCounts' });

export type LeadChannel = (typeof leadChannels)[number];
export type LeadStage = (typeof leadStages)[number];
export type SpamSignal = (typeof spamSignals)[number];
export type LostReason = (typeof lostReasons)[number];
export type ReplyChannel = (typeof replyChannels)[number];
export type LeadEventKind = (typeof leadEventKinds)[number];
export type LeadQuery = z.output<typeof leadQuery>;
export type LeadExport = z.output<typeof leadExport>;
export type LeadCreate = z.output<typeof leadCreate>;
export type StageChange = z.output<typeof stageBody>;
export type NextStep = z.output<typeof nextBody>;
export type Reply = z.output<typeof replyBody>;
export type ReviewRequest = z.output<typeof reviewBody>;
export type BulkStageChange = z.output<typeof bulkStageInput>;
export type LeadPage = z.output<typeof leadPageRest>;
export type LeadRow = z.output<typeof leadRowRest>;
export type Lead = z.output<typeof leadRest>;
export type LeadEventRecord = z.output<typeof leadEventRest>;
export type LeadCounts = z.output<typeof leadCountsRest>;
