// The browser's storage for the public site. Whoever blocks it uses the site all the same: nothing is stored then.

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeIfAllowed(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page lives without it.
  }
}
