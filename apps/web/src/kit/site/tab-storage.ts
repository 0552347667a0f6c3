type Entries<T> = [name: string, value: T][];

/** Keeps entries for the next documents of this tab. A browser that blocks storage does without. */
export function storeForTab(key: string, entries: Entries<unknown>): void {
  try {
    if (entries.length) sessionStorage.setItem(key, JSON.stringify(entries));
    else sessionStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}

/** What this site has stored. */
export function readForTab(key: string): Entries<unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch (error) {
    console.warn(error);
    return [];
  }
}
