import * as z from 'zod';

/** What can have happened. The sentence for each stands in the texts of the back office. */
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
  'mailAgain',
  'upload',
  'replace',
  'signIn',
  'signInFailed',
  'signInThrottled',
  'secondFactorFailed',
  'signOut',
  'sessionEnded',
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
  'backup',
  'restore',
] as const;

/** What it can have happened to. */
export const activityEntities = [
  'article',
  'service',
  'heroSection',
  'aboutSection',
  'category',
  'project',
  'projectImage',
  'brand',
  'page',
  'keyword',
  'contactForm',
  'media',
  'company',
  'homeSettings',
  'siteOffline',
  'user',
  'activity',
  'site',
] as const;

export type ActivityAction = (typeof activityActions)[number];
export type ActivityEntity = (typeof activityEntities)[number];

/** A text that was too long to keep: where it differs, and how long it was. */
const excerpt = z.object({ text: z.string(), length: z.int() });
const activityValue = z.union([z.string(), z.number(), z.boolean(), z.null(), excerpt]);

/** The fields that an entry says something about, each as it was and as it is; null where there was nothing. */
export const fieldChanges = z.array(
  z.object({ field: z.string(), before: activityValue, after: activityValue }).meta({ id: 'FieldChange' }),
);

export type ActivityValue = z.output<typeof activityValue>;
export type FieldChange = z.output<typeof fieldChanges>[number];
