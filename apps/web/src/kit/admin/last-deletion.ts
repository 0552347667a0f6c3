import { useSyncExternalStore } from 'react';

/** What the last action put into the trash. */
export type Deletion = { batch: string; count: number };

let last: Deletion | null = null;
const listeners = new Set<() => void>();

/** Remembers what a mutation put into the trash, so that it can be undone on any screen; other results are ignored. */
export function noteDeletion(result: unknown): void {
  if (typeof result !== 'object' || result === null || !('batch' in result) || typeof result.batch !== 'string') return;
  const count = 'removed' in result && Array.isArray(result.removed) ? result.removed.length : readCount(result);
  if (count > 0) setLastDeletion({ batch: result.batch, count });
}

const readCount = (result: object) => ('count' in result && typeof result.count === 'number' ? result.count : 1);

export function setLastDeletion(deletion: Deletion | null): void {
  last = deletion;
  for (const listener of listeners) listener();
}

export const getLastDeletion = (): Deletion | null => last;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLastDeletion = (): Deletion | null => useSyncExternalStore(subscribe, getLastDeletion, () => null);
