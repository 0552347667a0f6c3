import { readStored } from './browser-storage';

const tokenKey = 'admin_token';
const userKey = 'admin_user';

/** The role may be missing: of a sign-in before there were any. */
export type StoredUser = { email: string; role?: string };

export const storedToken = (): string | null => readStored(tokenKey);

/** The signed-in person as the browser remembers them; null unless token and user are there and readable. */
export function readSession(): { token: string; user: StoredUser } | null {
  const token = storedToken();
  const user = parseUser(readStored(userKey));
  return token && user ? { token, user } : null;
}

export function storeSession(token: string, user: StoredUser): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(user));
}

/** The person has another e-mail from now on; the header shows it with the next screen. */
export function renameSession(user: StoredUser): void {
  const token = storedToken();
  if (token) storeSession(token, { ...user });
}

export function clearSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}

function parseUser(json: string | null): StoredUser | null {
  if (!json) return null;
  try {
    const user: unknown = JSON.parse(json);
    if (typeof user !== 'object' || user === null || !('email' in user) || typeof user.email !== 'string') return null;
    const role = 'role' in user && typeof user.role === 'string' ? { role: user.role } : {};
    return { email: user.email, ...role };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
