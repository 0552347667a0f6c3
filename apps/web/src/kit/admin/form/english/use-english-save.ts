import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isUnauthorized } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useMessageText } from '../../use-failure-toast';
import { mergeVersions } from '../merge-versions';
import type { EnglishActions, EnglishForm, EnglishKind, EnglishTexts, StoredEnglish } from './english-context';
import { EnglishRejected, type EnglishRejection, readChanges, readRejection } from './english-edit';

interface Options {
  kind: EnglishKind;
  id: number;
  form: EnglishForm;
  first: StoredEnglish | null;
  blank: Record<string, null>;
  /** Brings the English fields into view. */
  showEnglish: () => void;
  /** What was typed is stored now. */
  onSaved: () => void;
}

/** The stored English texts and every way in which they become others. */
export function useEnglishSave({ kind, id, form, first, blank, showEnglish, onSaved }: Options) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { client } = utils;
  const messageText = useMessageText();
  const [stored, setStored] = useState(first);
  /** What the typed texts are changes of, where a restored draft began with an older version; null where it does not say. */
  const [draftBase, setDraftBase] = useState<{ version: number; texts: object | null }>();
  const [current, setCurrent] = useState<readonly string[]>([]);
  const [theirs, setTheirs] = useState<StoredEnglish | null>(null);
  const [skips] = useState({ english: false });
  const base = draftBase ?? { version: stored?.version ?? 0, texts: stored?.texts ?? blank };
  const entity = kind;
  const names = Object.keys(blank);

  const start = (record: StoredEnglish | null) => {
    setStored(record);
    setDraftBase(undefined);
    setTheirs(null);
  };
  const startAgain = (record: StoredEnglish | null, typed?: object) => {
    form.reset({ ...(record?.texts ?? blank) });
    if (typed) form.reset({ ...typed }, { keepDefaultValues: true });
    start(record);
  };
  const refreshStates = () =>
    Promise.all([
      utils.lifecycle.invalidate(),
      utils.translations.list.invalidate(),
      utils.translations.count.invalidate(),
    ]);

  /** Other texts of the same version: the Turkish has changed, the English has not. */
  const readStale = async () => {
    const record = await client.translations.get.query({ entity, id }).catch(() => stored);
    setStored(record);
  };

  /** Whether the English texts are left out, this once. */
  const skipsEnglish = (): boolean => {
    const skipped = skips.english;
    skips.english = false;
    return skipped;
  };

  /** Says at the fields what is wrong. @param both whether the Turkish ones are saved as well, and could be alone */
  const reject = ({ fields, text }: Pick<EnglishRejection, 'fields' | 'text'>, both: boolean): EnglishRejected => {
    for (const [name, message] of Object.entries(fields).filter(([name]) => name in blank)) {
      form.setError(name, { type: 'server', message });
    }
    showEnglish();
    const skip = () => {
      skips.english = true;
    };
    const nothing = both ? t('english.nothingPublished') : '';
    const sentence = t('english.notPublished', { reason: text.replace(/\.$/, '') });
    return new EnglishRejected([sentence, nothing].filter(Boolean).join(' '), both ? skip : undefined);
  };

  const validate = (both: boolean): Promise<EnglishTexts> =>
    new Promise((resolve, fail) => {
      const rejectFirst = (errors: FieldErrors<EnglishTexts>) => {
        const [message] = names.flatMap((name) => errors[name]?.message ?? []);
        fail(reject({ fields: {}, text: messageText(message ?? '') }, both));
      };
      void form.handleSubmit(resolve, rejectFirst)();
    });

  const save: EnglishActions['save'] = async (record, turkish, read) => {
    const typed = form.getValues();
    const hasChanges = Object.keys(readChanges(typed, stored?.texts ?? null)).length > 0 || current.length > 0;
    if (!hasChanges || skipsEnglish()) {
      const saved = await turkish.save({ minorEdit: turkish.minorEdit });
      void readStale().then(refreshStates);
      return saved;
    }
    const valid = await validate(turkish.dirty);
    return send(base.version, base.texts, readChanges(valid, stored?.texts ?? null));

    async function send(version: number, from: object | null, changes: object): Promise<typeof record> {
      const english = { data: { ...changes }, current: [...current], version: version || undefined };
      let saved = record;
      let next: StoredEnglish | undefined;
      try {
        if (turkish.dirty) {
          saved = await turkish.save({
            store: async (edit) => {
              const both = { ...edit, data: { ...edit.data }, minorEdit: turkish.minorEdit };
              next = await client.translations.saveBoth.mutate({ entity, id, turkish: both, english });
              return (await read(id)) ?? record;
            },
          });
        } else next = await client.translations.save.mutate({ entity, id, ...english });
      } catch (error) {
        if (isUnauthorized(error)) throw error;
        const rejection = readRejection(error, !turkish.dirty);
        if (!rejection) throw error;
        const { stored: other } = rejection;
        if (other) {
          const { merged, disputed } = mergeVersions(from, form.getValues(), other.texts, 'mine');
          if (disputed.length > 0) {
            setTheirs(other);
            throw reject({ ...rejection, fields: {} }, turkish.dirty);
          }
          startAgain(other, merged);
          return send(other.version, other.texts, readChanges(merged, other.texts));
        }
        throw reject(rejection, turkish.dirty);
      }
      const now = form.getValues();
      // What was typed while the save was on its way stays, as the next unsaved change.
      startAgain(next ?? stored, JSON.stringify(now) === JSON.stringify(typed) ? undefined : now);
      setCurrent([]);
      onSaved();
      void refreshStates();
      return saved;
    }
  };

  return {
    stored,
    base,
    current,
    save,
    reset: () => {
      form.reset();
      setCurrent([]);
    },
    skipsEnglish,
    reject,
    validate,
    /** Whether what is typed are changes of `stored`. */
    isMerged: draftBase === undefined,
    /** Somebody else has stored other texts: what both have changed is asked about. */
    mergeWith: (other: StoredEnglish) => {
      const { merged, disputed } = mergeVersions(base.texts, form.getValues(), other.texts, 'mine');
      if (disputed.length > 0) setTheirs(other);
      else startAgain(other, merged);
    },
    readStale: async () => {
      await readStale();
      await refreshStates();
    },
    /** The draft was published: its texts are the stored ones, upon which what was typed since stays. */
    readAgain: async (typed?: object) => {
      startAgain(await client.translations.get.query({ entity, id }), typed);
      setCurrent([]);
      await refreshStates();
    },
    toggleCurrent: (name: string) =>
      setCurrent((names) => (names.includes(name) ? names.filter((other) => other !== name) : [...names, name])),
    startFrom: (version: number, texts: object | null) => setDraftBase({ version, texts }),
    remove: async () => {
      await client.translations.remove.mutate({ entity, id });
      startAgain(null);
      setCurrent([]);
      onSaved();
      await refreshStates();
    },
    /** Somebody else's texts, while the editor has to choose. */
    conflict: {
      theirs: theirs && { id, version: theirs.version, updatedAt: theirs.updatedAt },
      texts: theirs?.texts ?? blank,
      isDisputed: (name: string) =>
        theirs !== null && mergeVersions(base.texts, form.getValues(), theirs.texts, 'mine').disputed.includes(name),
      choose: (winner: 'mine' | 'theirs') => {
        if (theirs) startAgain(theirs, mergeVersions(base.texts, form.getValues(), theirs.texts, winner).merged);
      },
      postpone: () => setTheirs(null),
    },
  };
}
