import { useCallback, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Draft, draftKey, readDraft, removeDraft, writeDraft } from './drafts';
import { hasShapeOf, type SavedRecord } from './saved-record';
import type { SchemaForm } from './use-schema-form';

const pauseMs = 500;

/**
 * Keeps the typed text in this browser until it is saved or thrown away, and finds what an earlier visit left behind.
 * @param dirty whether the form differs from the stored record
 */
export function useDraft<Values extends FieldValues, Output>(
  entity: string,
  record: SavedRecord | undefined,
  form: SchemaForm<Values, Output>,
  dirty: boolean,
) {
  const id = record?.id;
  const version = record?.version ?? null;
  const [key] = useState(() => draftKey(entity, id));
  const { getValues, subscribe } = form;
  const [offered, setOffered] = useState(() => usable(readDraft(key), getValues()));

  const write = useCallback(
    () => writeDraft(key, { savedAt: new Date().toISOString(), version, values: getValues() }),
    [key, version, getValues],
  );

  useEffect(() => {
    if (!dirty) return;
    let timer = setTimeout(write, pauseMs);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(write, pauseMs);
      },
    });
    // The last moment at which a tab that is being closed can still write.
    window.addEventListener('pagehide', write);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [dirty, write, subscribe]);

  const discard = useCallback(() => {
    removeDraft(key);
    setOffered(null);
  }, [key]);
  return {
    /** What an earlier visit left behind, until it is restored or thrown away. */
    offered,
    /** The offered text is in the form now. */
    accept: () => setOffered(null),
    discard,
    /** Writes at once; false when the browser has no room. */
    keep: write,
  };
}

/** A draft that fits the form and says something else than the form does. */
function usable<Values extends object>(draft: Draft | null, values: Values): (Draft & { values: Values }) | null {
  if (!draft || !hasShapeOf(draft.values, values)) return null;
  if (JSON.stringify(draft.values) === JSON.stringify(values)) return null;
  return { ...draft, values: draft.values };
}
