import { adminPages } from '@pano/api/addresses';
import { createContext, use } from 'react';
import { redirect } from 'react-router';
import { clearSession, readSession, type StoredUser, storeSession } from '../shared/session-storage';
import { trpc } from '../shared/trpc';

/** The state of the history entry that tells the login screen that a session has expired. */
export const sessionEnded = 'session ended';

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/**
 * Decides what an expired session leads to: the login screen, or, while a form holds unsaved text, a login dialog over
 * that form.
 */
export function createSessionKeeper(goToLogin: () => void) {
  const holders = new Set<symbol>();
  const signIn = createDialogState();
  const proof = createDialogState();
  let signingOut = false;
  let lastEmail = '';

  return {
    /** The login dialog over a form with unsaved text. */
    signIn,
    /** The dialog for the password, before what an open session is not enough for. */
    proof,
    /** The server rejected a call because there is no valid session. */
    handleUnauthorized(): void {
      // A request that was under way when somebody signed out: nothing has expired.
      if (signingOut) return;
      lastEmail = readSession()?.user.email ?? lastEmail;
      clearSession();
      proof.close(false);
      if (holders.size === 0) goToLogin();
      else void signIn.request();
    },
    /** Somebody signs out: requests that are rejected from now on are no reason to speak of an expired session. */
    signOut(): void {
      signingOut = true;
    },
    signedIn(token: string, user: StoredUser): void {
      signingOut = false;
      storeSession(token, user);
      signIn.close(true);
    },
    /** Until the returned function is called, an expired session does not lead away from the screen. */
    holdScreen(): () => void {
      const holder = Symbol('unsaved text');
      holders.add(holder);
      return () => holders.delete(holder);
    },
    lastEmail: (): string => readSession()?.user.email ?? lastEmail,
  };
}

/** Whether a dialog is open that calls wait for. */
function createDialogState() {
  const listeners = new Set<() => void>();
  let waiting: ((done: boolean) => void)[] = [];
  let open = false;
  const set = (next: boolean) => {
    open = next;
    for (const listener of listeners) listener();
  };
  /** Resolves once the dialog is closed, with whether it did what it is for; at once when it is not open. */
  const whenClosed = (): Promise<boolean> =>
    open ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(false);
  return {
    whenClosed,
    /** Opens the dialog, if it is not open yet. */
    request(): Promise<boolean> {
      if (!open) set(true);
      return whenClosed();
    },
    /** @param done false where it was closed without an answer */
    close(done: boolean): void {
      if (!open) return;
      const waiters = waiting;
      waiting = [];
      set(false);
      for (const resolve of waiters) resolve(done);
    },
    isOpen: (): boolean => open,
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

const aMinute = 60_000;

/**
 * Whether whoever is signed in is an owner; until the server has said so, what the sign-in said. It only decides what is
 * shown: the server rejects what an editor may not do.
 */
export function useIsOwner(): boolean {
  const { data } = trpc.account.get.useQuery(undefined, { staleTime: aMinute });
  return (data?.role ?? readSession()?.user.role) !== 'editor';
}
