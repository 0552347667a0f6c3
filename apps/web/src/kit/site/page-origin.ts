import { createContext, useContext } from 'react';

/** The public address of the site, such as `https://www.ornekelektrik.example`; the server knows it, the Host header does not. */
export const PageOrigin = createContext('');

/** Makes an absolute address out of a path; a complete address stays as it is. */
export function useAbsoluteUrl(): (path: string) => string {
  const origin = useContext(PageOrigin);
  return (path) => (path.startsWith('/') ? `${origin}${path}` : path);
}
