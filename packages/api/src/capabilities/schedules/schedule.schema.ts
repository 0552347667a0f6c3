import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { recordKinds } from '#addresses';
import { isInstant } from '#platform/input/fields';
import { blankAsAbsent } from '#platform/records/list';
import { draftQuery, ofDraft } from '../drafts/draft.schema';

/** What can be done at a time that is set beforehand. */
export const scheduleActions = ['publish', 'unpublish'] as const;
export const scheduleAction = z.enum(scheduleActions);

/** Seconds may be left out, the zone may not. */
const instant = z
  .string({ error: message('schedule.instant') })
  .trim()
  .refine((text) => text === '' || isInstant(text), { error: message('schedule.instant'), abort: true })
  .transform((text) => (text === '' ? null : new Date(text)))
  .nullable()
  .default(null);

export const saveBody = z.object({
  publishAt: instant.meta({ description: 'When the draft is published, as it then stands; null or absent: never' }),
  unpublishAt: instant.meta({
    description: 'When the record, or its English, goes off the site; null or absent: never',
  }),
});
export const saveInput = ofDraft.extend(saveBody.shape);

/** Both actions where none is named. */
export const removeQuery = z.object({ action: z.preprocess(blankAsAbsent, scheduleAction.optional()) });
export const removeInput = ofDraft.extend(removeQuery.shape);
export const retryInput = ofDraft.extend({ action: scheduleAction });

export const scheduleQuery = draftQuery;

/** What is done to a record in a language when the time has come. */
export const scheduleRest = z
  .object({
    entity: z.enum(recordKinds),
    record: z.string(),
    locale: z.enum(['tr', 'en']),
    action: scheduleAction,
    at: z.string(),
    label: z.string(),
    failure: z.string().nullable().meta({
      description: 'Why it could not be done when it was due; it is not tried again by itself',
    }),
    userName: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Schedule' });

export type ScheduleAction = z.output<typeof scheduleAction>;
export type ScheduleTimes = z.output<typeof saveBody>;
export type ScheduleRecord = z.output<typeof scheduleRest>;
