import { useCallback, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Draft, draftKey, readDraft, removeDraft, writeDraft } from './drafts';
import { hasShapeOf, type SavedRecord } from './saved-record';
import type { SchemaForm } from './use-schema-form';

const pauseMs = 500;

/**
 * Keeps the typed text in this browser until it is saved or thrown away, and finds what an earlier visit left behind.
 * @param save the stored record that is being edited, and the way to a draft that was typed upon an older version
 * @param dirty whether the form differs from the stored record
 */
export function useDraft<Values extends FieldValues, Output>(
  entity: string,
  { current, startFrom }: { current: SavedRecord | undefined; startFrom: (version: number) => void },
  form: SchemaForm<Values, Output>,
  dirty: boolean,
) {
  const key = draftKey(entity, current?.id);
  const version = current?.version ?? null;
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

  return {
    /** What an earlier visit left behind, until it is restored or thrown away. */
    offered,
    /** Puts the offered text into the form. */
    restore: () => {
      if (!offered) return;
      form.reset(offered.values, { keepDefaultValues: true });
      if (offered.version !== null) startFrom(offered.version);
      setOffered(null);
    },
    discard: () => {
      removeDraft(key);
      setOffered(null);
    },
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
