import { adminPages } from '@pano/api/addresses';
import { createContext, use } from 'react';
import { redirect } from 'react-router';
import { clearSession, readSession, type StoredUser, storeSession } from '../shared/session-storage';

/** The state of the history entry that tells the login screen that a session has expired. */
export const sessionEnded = 'session ended';

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/**
 * Decides what an expired session leads to: the login screen, or, while a form holds unsaved text, a login dialog over
 * that form.
 */
export function createSessionKeeper(goToLogin: () => void) {
  const holders = new Set<symbol>();
  const listeners = new Set<() => void>();
  let waiting: ((signedIn: boolean) => void)[] = [];
  let asking = false;
  let signingOut = false;
  let lastEmail = '';

  const answer = (signedIn: boolean) => {
    asking = false;
    const waiters = waiting;
    waiting = [];
    for (const resolve of waiters) resolve(signedIn);
    for (const listener of listeners) listener();
  };

  return {
    /** The server rejected a call because there is no valid session. */
    handleUnauthorized(): void {
      // A request that was under way when somebody signed out: nothing has expired.
      if (signingOut) return;
      lastEmail = readSession()?.user.email ?? lastEmail;
      clearSession();
      if (holders.size === 0) goToLogin();
      else if (!asking) {
        asking = true;
        for (const listener of listeners) listener();
      }
    },
    /** Somebody signs out: requests that are rejected from now on are no reason to speak of an expired session. */
    signOut(): void {
      signingOut = true;
    },
    signedIn(token: string, user: StoredUser): void {
      signingOut = false;
      storeSession(token, user);
      answer(true);
    },
    /** The login dialog was closed without signing in; the form stays. */
    declined: (): void => answer(false),
    /** Resolves once the login dialog is closed, with whether somebody signed in; at once when none is open. */
    whenClosed: (): Promise<boolean> =>
      asking ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(false),
    /** Until the returned function is called, an expired session does not lead away from the screen. */
    holdScreen(): () => void {
      const holder = Symbol('unsaved text');
      holders.add(holder);
      return () => holders.delete(holder);
    },
    isAsking: (): boolean => asking,
    lastEmail: (): string => lastEmail,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const SessionContext = createContext<SessionKeeper | null>(null);

export function useSession(): SessionKeeper {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs the providers of the back office around it');
  return session;
}

/** The guard of every screen but the login: without a token and a readable user both are removed. */
export function requireSession() {
  const session = readSession();
  if (session) return session.user;
  clearSession();
  throw redirect(adminPages.login);
}
