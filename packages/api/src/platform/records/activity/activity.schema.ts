import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { recordKinds } from '#addresses';
import { idFilter, isStorableDate } from '../../input/fields';
import { pageQuery } from '../list';

/** The actions of the activity log. The sentence for each is in the texts of the back office. */
export const activityActions = [
  'create',
  'update',
  'delete',
  'show',
  'hide',
  'activate',
  'deactivate',
  'reorder',
  'read',
  // Written by earlier versions only.
  'unread',
  'mailAgain',
  'mailSetUp',
  'mailOff',
  'mailRecipients',
  'upload',
  'replace',
  'signIn',
  'signInFailed',
  'signInThrottled',
  'secondFactorFailed',
  'signOut',
  'sessionEnded',
  'currentPasswordWrong',
  'passwordChanged',
  'passwordReset',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'export',
  'import',
  'erase',
  'purge',
  'purgeApproved',
  'trash',
  'untrash',
  'purgeTrash',
  'backup',
  'restore',
  'restoreVersion',
  'translate',
  'untranslate',
  'draft',
  'discard',
  'untrashDraft',
  'purgeDraft',
  'schedule',
  'unschedule',
  'scheduleAgain',
  'scheduleDone',
  'previewLink',
  'previewLinkEnd',
  'stage',
  'assign',
  'note',
  'noteRemoved',
  'reply',
  'quote',
  'invite',
  'uninvite',
  'role',
  'switchOff',
  'switchOn',
] as const;

/** The entities that actions apply to. */
export const activityEntities = [
  ...recordKinds,
  'lead',
  'leadTemplates',
  'siteOffline',
  'firstSteps',
  'user',
  'apiToken',
  'activity',
  'revision',
  'site',
  'sampleContent',
] as const;

export type ActivityAction = (typeof activityActions)[number];
export type ActivityEntity = (typeof activityEntities)[number];

/** A long text: the part that differs, and the length of the whole text. */
const excerpt = z.object({ text: z.string(), length: z.int() });
const activityValue = z.union([z.string(), z.number(), z.boolean(), z.null(), excerpt]);

/** The changed fields of an entry, each with its old and new value; null where there was none. */
export const fieldChanges = z.array(
  z.object({ field: z.string(), before: activityValue, after: activityValue }).meta({ id: 'FieldChange' }),
);

export type ActivityValue = z.output<typeof activityValue>;
export type FieldChange = z.output<typeof fieldChanges>[number];

const day = z
  .union([z.literal('').transform(() => undefined), z.iso.date().refine(isStorableDate)], {
    error: message('activity.day'),
  })
  .optional();
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.literal('').transform(() => undefined), z.enum(values)], { error: message('activity.filter') }).optional();

/** The newest entries first; `from` and `to` are whole days in Türkiye. */
export const activityQuery = pageQuery.extend({
  q: z.string().max(200).optional(),
  entity: oneOf(activityEntities),
  /** The history of one record, together with `entity`. */
  entityId: idFilter,
  action: oneOf(activityActions),
  userId: idFilter,
  from: day,
  to: day,
});

/** An entry of the activity log as the REST API shows it. */
export const activityRest = z
  .object({
    id: z.int(),
    at: z.string(),
    action: z.enum(activityActions),
    entity: z.enum(activityEntities),
    entityId: z.int().nullable(),
    label: z.string().nullable(),
    /** Whether the record that the entry is about is still there. */
    exists: z.boolean(),
    changes: fieldChanges,
    userId: z.int().nullable(),
    userEmail: z.string().nullable(),
    userName: z.string().nullable(),
    address: z.string().nullable(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'Activity' });

export type ActivityQuery = z.output<typeof activityQuery>;
export type ActivityRecord = z.output<typeof activityRest>;
