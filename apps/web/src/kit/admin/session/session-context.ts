import { createContext, use } from 'react';
import type { SessionKeeper } from './session-keeper';

export const SessionContext = createContext<SessionKeeper | null>(null);

export function useSession(): SessionKeeper {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs the providers of the back office around it');
  return session;
}
