import '../input/without-eval';
import * as z from 'zod';

/** A user as the API shows them. */
export const userRecord = z
  .object({ id: z.int(), email: z.string(), name: z.string().nullable() })
  .meta({ id: 'User' });
export type UserRecord = z.output<typeof userRecord>;

/** An owner may do all, an editor all but what decides who comes in, where mail goes and what leaves the site for good. */
export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

/** Of the stored word; one that nobody knows opens nothing more than the least of them. */
export const parseRole = (stored: string): Role => roles.find((role) => role === stored) ?? 'editor';

/** The user and the session of a bearer token. */
export type SignedIn = { user: UserRecord; role: Role; sessionId: string; startedAt: Date; missing: MissingStep };

/** What a person has to do before anything else in the back office. */
type MissingStep = 'password' | 'secondFactor' | null;

/** The client of a request. */
export type Client = { address: string; userAgent: string | null };
