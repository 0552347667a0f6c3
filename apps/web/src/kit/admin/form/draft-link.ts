import { useLocation } from 'react-router';

/** The draft of a new record that the address names; null where it names none. */
export function useDraftRecord(): string | null {
  const name = new URLSearchParams(useLocation().search).get('draft');
  return name && /^new-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name) ? name : null;
}

/** The name of a record among drafts before it has a number. */
export function nameNewRecord(): string {
  // `randomUUID` is missing on a site without https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `new-${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
