import { formatDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useCallback, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/language';
import { changedSince } from './merge-versions';
import { hasSameFields, type SavedRecord } from './saved-record';
import { type Draft, draftKey, readDraft, removeDraft, writeDraft } from './stored-drafts';
import type { SchemaForm } from './use-schema-form';

const pauseMs = 500;

type DraftedSave = {
  current: SavedRecord | undefined;
  /** What the typed values are changes of. */
  mergeBase: object | null;
  startFrom: (version: number, base: object | null) => void;
};

/**
 * Keeps the typed text in this browser until it is saved or thrown away, and finds what an earlier visit left behind.
 * @param save the stored record that is being edited, and the way to a draft that was typed upon an older version
 * @param dirty whether the form differs from the stored record
 */
export function useDraft<Values extends FieldValues, Output>(
  entity: string,
  { current, mergeBase, startFrom }: DraftedSave,
  form: SchemaForm<Values, Output>,
  dirty: boolean,
) {
  const key = draftKey(entity, current?.id);
  const version = current?.version ?? null;
  const { getValues, subscribe } = form;
  const [offered, setOffered] = useState(() => usable(readDraft(key), getValues()));

  const write = useCallback(() => {
    const values = getValues();
    const base = mergeBase && changedSince(mergeBase, values);
    return writeDraft(key, { savedAt: new Date().toISOString(), version, values, base });
  }, [key, version, mergeBase, getValues]);

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
      const { version, values, base } = offered;
      if (version !== null) startFrom(version, base && { ...values, ...base });
      setOffered(null);
    },
    discard: () => {
      removeDraft(key);
      setOffered(null);
    },
    /** What is typed is stored elsewhere: only what nobody has answered yet stays. */
    drop: () => {
      if (!offered) removeDraft(key);
    },
    /** Writes at once; false when the browser has no room. */
    keep: write,
  };
}

/** A draft that fits the form and says something else than the form does. */
function usable<Values extends object>(draft: Draft | null, values: Values): (Draft & { values: Values }) | null {
  if (!draft || !hasSameFields(draft.values, values)) return null;
  if (JSON.stringify(draft.values) === JSON.stringify(values)) return null;
  return { ...draft, values: draft.values };
}

/** Offers text that an earlier visit typed and did not save. */
export function DraftBanner(props: { savedAt: string; onRestore: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <Banner kind="info" className="mb-4 flex-wrap">
      <p>{t('frame.draft.found', { when: formatDateTime(props.savedAt, locale) })}</p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button variant="line" size="sm" onClick={props.onRestore}>
          {t('frame.draft.restore')}
        </Button>
        <Button variant="ghost" size="sm" onClick={props.onDiscard}>
          {t('frame.draft.discard')}
        </Button>
      </div>
    </Banner>
  );
}
