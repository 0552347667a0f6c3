import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { personKey } from '#leads/contact-keys';
import { requiredText } from '#platform/input/fields';

/** The retention periods to choose from, in months. */
export const retentionChoices = [6, 12, 24] as const;
export type RetentionMonths = (typeof retentionChoices)[number];
/** Those of leads that were won: their papers have to be kept for years. */
export const wonChoices = [24, 60, 120] as const;
export type WonMonths = (typeof wonChoices)[number];

/** Null for no limit. */
const months = z.union([z.null(), z.literal(retentionChoices)], { error: message('privacy.months') });
const wonMonths = z.union([z.null(), z.literal(wonChoices)], { error: message('privacy.wonMonths') });

/** How long personal data is stored: leads that were won, all others, and the activity log. */
export const retentionSetting = z
  .object({ contactFormMonths: months, wonLeadMonths: wonMonths, activityMonths: months })
  .meta({ id: 'Retention' });
export const retentionUpdate = retentionSetting.partial();

/** How long older versions of the content are stored: never without a limit, as each save adds one. */
export const historySetting = z.object({
  historyMonths: z.literal(retentionChoices, { error: message('privacy.historyMonths') }),
});

/** What is deleted at night, and waits for the owner where the clock is wrong. */
export const purgedKinds = ['contactForms', 'activity', 'spam', 'trash'] as const;

/** How many rows the owner was told of when approving a deletion that was stopped. */
export const purgeApproval = z.object({
  contactForms: z.int().min(0),
  activity: z.int().min(0),
  spam: z.int().min(0).default(0),
  trash: z.int().min(0).default(0),
});

/** The e-mail address or phone number of a person. */
export const personQuery = z.object({
  contact: requiredText('privacy.contact.required', 254).refine((text) => personKey(text) !== null, {
    error: message('privacy.contact.invalid'),
  }),
});

export const personFile = personQuery.extend({ format: z.enum(['json', 'csv']) });

export type RetentionSetting = z.output<typeof retentionSetting>;
export type HistorySetting = z.output<typeof historySetting>;
export type RetentionUpdate = z.output<typeof retentionUpdate>;
export type PurgeApproval = z.output<typeof purgeApproval>;
export type PersonQuery = z.output<typeof personQuery>;
export type PersonFile = z.output<typeof personFile>;
