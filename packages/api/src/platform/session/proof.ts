import type { ApiContext } from '../context';
import { AppError } from '../transport/errors';
import { requireSignedIn } from './sessions';

/** How long a session may do what needs the password, once the person has typed it. */
const proofLifetimeMs = 10 * 60_000;

/**
 * Lets a session through in which the person has typed the password, and a code where the account has a second factor,
 * in the last ten minutes. Read anew for each call: no cache prolongs a proof.
 * @throws AppError where the proof is missing or too old, and for API tokens, which are no session
 */
export async function requireProof(ctx: ApiContext): Promise<void> {
  const { sessionId } = await requireSignedIn(ctx);
  const session = await ctx.db.session.findUnique({ where: { id: sessionId }, select: { provenAt: true } });
  const age = Date.now() - (session?.provenAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  // A time ahead of the clock counts as none: the clock was wrong when it was written.
  if (age < 0 || age >= proofLifetimeMs) throw proofWanted();
}

/** Notes that the person has proved who they are, and returns until when that counts. */
export async function storeProof({ db }: Pick<ApiContext, 'db'>, sessionId: string): Promise<Date> {
  const provenAt = new Date();
  await db.session.updateMany({ where: { id: sessionId }, data: { provenAt } });
  return new Date(provenAt.getTime() + proofLifetimeMs);
}

export const proofWanted = () => new AppError('proofWanted', 'auth.proofWanted');
