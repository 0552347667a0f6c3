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

export function readForTab(key: string): Entries<unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch (error) {
    console.warn(error);
    return [];
  }
}
