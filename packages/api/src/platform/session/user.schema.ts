import '../input/without-eval';
import * as z from 'zod';

/** A person who signs in, as the API shows them. */
export const userRecord = z
  .object({ id: z.int(), email: z.string(), name: z.string().nullable() })
  .meta({ id: 'User' });
export type UserRecord = z.output<typeof userRecord>;

/** Who a bearer token belongs to. */
export type SignedIn = { user: UserRecord; sessionId: string };

/** Where a request comes from. */
export type Client = { address: string; userAgent: string | null };
