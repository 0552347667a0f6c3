import { redirect } from 'react-router';
import { clearSession, readSession } from '#kit/shared/session-storage.ts';

/** The guard of every screen but the login: without a token and a readable user both are removed. */
export function requireSession() {
  const session = readSession();
  if (session) return session.user;
  clearSession();
  throw redirect('/admin/login');
}
