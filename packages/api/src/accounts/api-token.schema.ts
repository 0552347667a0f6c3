import '#platform/input/without-eval';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { type ApiScope, apiScopes } from '#platform/session/api-token.schema';

const longestName = 60;
/** The longest life of a token, in days. */
const longestLife = 730;
/** The lives that the account screen offers, in days. */
export const offeredLives = ['30', '90', '365'] as const;

const lifeError = message('apiToken.days', { max: longestLife });

/** A new API token, as the account screen and the command line ask for it. */
export const newApiToken = z.object({
  name: z
    .string({ error: message('apiToken.name.required') })
    .trim()
    .min(1, { error: message('apiToken.name.required'), abort: true })
    .max(longestName, { error: message('field.tooLong', { max: longestName }) }),
  scopes: z
    .array(z.enum(apiScopes, { error: message('apiToken.scopes') }), { error: message('apiToken.scopes') })
    .min(1, { error: message('apiToken.scopes') })
    .refine((scopes) => scopes.length === 1 || !scopes.includes('assistant'), {
      error: message('apiToken.assistantAlone'),
    }),
  /** How long it is valid; choices of the screen are texts. */
  days: z.coerce.number({ error: lifeError }).int({ error: lifeError }).min(1, { error: lifeError }).max(longestLife, {
    error: lifeError,
  }),
});

export type NewApiToken = z.output<typeof newApiToken>;

/** An API token as its owner sees it; the token itself cannot be shown again. */
export type ApiTokenRecord = {
  id: number;
  name: string;
  scopes: ApiScope[];
  createdAt: string;
  expiresAt: string;
  expired: boolean;
  lastUsedAt: string | null;
};

export type CreatedApiToken = { token: string; record: ApiTokenRecord };
