import '../input/without-eval';
import * as z from 'zod';

/** A user as the API shows them. */
export const userRecord = z
  .object({ id: z.int(), email: z.string(), name: z.string().nullable() })
  .meta({ id: 'User' });
export type UserRecord = z.output<typeof userRecord>;

/** The user and the session of a bearer token. */
export type SignedIn = { user: UserRecord; sessionId: string; startedAt: Date; missing: MissingStep };

/** What a person has to do before anything else in the back office. */
type MissingStep = 'password' | 'secondFactor' | null;

/** The client of a request. */
export type Client = { address: string; userAgent: string | null };
