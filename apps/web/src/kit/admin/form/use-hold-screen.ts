import { useEffect } from 'react';
import { useSession } from '../session/session-context';

/** While there is unsaved text, a lost session asks for a new sign-in over the form. */
export function useHoldScreen(dirty: boolean): void {
  const session = useSession();
  useEffect(() => (dirty ? session.holdScreen() : undefined), [dirty, session]);
}
