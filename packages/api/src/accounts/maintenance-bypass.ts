import type { ApiContext, ApiServices } from '#platform/context';
import { isLiveSession, requireSignedIn } from '#platform/session/sessions';

/** The cookie with which a browser sees the site during maintenance. */
export const bypassCookie = 'maintenance_bypass';

const purpose = 'maintenance bypass';

/**
 * Lets the browser of a signed-in person see the site while it is closed. The cookie names the session, encrypted: it
 * ends with the session, and it opens neither the API nor the back office.
 */
export async function grantBypass(ctx: ApiContext): Promise<{ id: number }> {
  const { sessionId, user } = await requireSignedIn(ctx);
  ctx.setCookie?.(bypassCookie, ctx.secrets.seal(sessionId, purpose));
  return { id: user.id };
}

/** Whether the value of the cookie belongs to somebody who is still signed in. */
export async function hasBypass(
  { db, secrets }: Pick<ApiServices, 'db' | 'secrets'>,
  cookie: string | undefined,
): Promise<boolean> {
  const sessionId = cookie ? secrets.open(cookie, purpose) : null;
  return sessionId !== null && (await isLiveSession(db, sessionId));
}
