import { useToast } from '@pano/ui/toast';
import { type RefObject, use, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText, isUnauthorized, readClientError } from '../../shared/client-error';
import { trpc } from '../../shared/trpc';
import type { FormKind } from '../history/field-changes';
import { useSession } from '../session';
import { FailureContext } from '../use-failure-toast';
import { EnglishRejected } from './english/english-edit';
import type { FieldLabels } from './field-labels';
import { mergeVersions } from './merge-versions';
import { connectionError, type Failure } from './save-failure';
import { hasSameFields, type SavedRecord } from './saved-record';
import { isFieldPath, type SchemaForm } from './use-schema-form';

type Options<Values extends FieldValues, Output, Saved> = {
  kind: FormKind;
  form: SchemaForm<Values, Output>;
  /** The record that is edited; absent for a new one. */
  record: Saved | undefined;
  /** `merged` is false where the values may be changes of an older version than `current`. */
  save: (values: Output, current: Saved | undefined, merged: boolean) => Promise<Saved>;
  texts: { created: string; updated: string; failed: string };
  /** The address of the public page; null while visitors cannot open it. */
  sitePath?: ((saved: Saved) => string | null) | undefined;
  onSaved: (saved: Saved) => void;
  /** What the fields are called. */
  labels: FieldLabels;
  /** Reads somebody else's version where the form holds a record in another shape than the server. */
  readCurrent?: ((current: unknown) => Saved | null) | undefined;
};

/**
 * Saving a form and everything that can come of it: the record for the next save, messages at their fields, a lost
 * session, somebody else's newer version.
 */
export function useSave<Values extends FieldValues, Output, Saved extends SavedRecord & Values>(
  options: Options<Values, Output, Saved>,
) {
  const { form, save, texts, onSaved } = options;
  const { t } = useTranslation('admin');
  const toast = useToast();
  const session = useSession();
  const { client } = trpc.useUtils();
  const say = use(FailureContext);
  // The first save of a new record makes the next one an update, and each save brings the version for the next.
  const [current, setCurrent] = useState(options.record);
  const [theirs, setTheirs] = useState<Saved | null>(null);
  /** The version that a restored draft began with, null where it does not say; undefined where it is `current`. */
  const [draftBase, setDraftBase] = useState<object | null>();
  const mergeBase = draftBase === undefined ? (current ?? null) : draftBase;
  const [failure, setFailure] = useState<Failure | null>(null);

  // A failure stays until the next result: the button in it, which tries again, keeps its focus.
  const clearFailure = () => setFailure(null);
  const submit = (base: Saved | undefined, from: object | null) =>
    form.handleSubmit((values) => attempt(values, base, from), clearFailure)();

  /** @param from what the typed values are changes of, for a merge */
  async function attempt(values: Output, base: Saved | undefined, from: object | null): Promise<void> {
    const submitted = JSON.stringify(form.getValues());
    let saved: Saved;
    try {
      saved = await save(values, base, from === (base ?? null));
    } catch (error) {
      if (isUnauthorized(error) && (await session.signIn.whenClosed())) return attempt(values, base, from);
      return showError(error, base, from);
    }
    clearFailure();
    const typed = form.getValues();
    form.reset(saved);
    // What was typed while the save was on its way stays, as the next unsaved change.
    if (JSON.stringify(typed) !== submitted) form.reset(typed, { keepDefaultValues: true });
    startWith(saved);
    const href = options.sitePath?.(saved);
    toast.success(base ? texts.updated : texts.created, href ? { href, text: t('frame.list.viewOnSite') } : undefined);
    onSaved(saved);
  }

  function startWith(saved: Saved): void {
    setCurrent(saved);
    setDraftBase(undefined);
    setTheirs(null);
  }

  /** Puts what was typed upon the newer version, as unsaved changes of that. */
  function adopt(stored: Saved, winner: 'mine' | 'theirs', base = mergeBase): void {
    const { merged } = mergeVersions(base, form.getValues(), stored, winner);
    form.reset(stored);
    form.reset(merged, { keepDefaultValues: true });
    startWith(stored);
  }

  /** Saves again at once, unless both sides have changed the same field. */
  async function merge(stored: Saved, base: object | null): Promise<void> {
    clearFailure();
    const { disputed, taken } = mergeVersions(base, form.getValues(), stored, 'mine');
    if (disputed.length > 0) return setTheirs(stored);
    adopt(stored, 'mine', base);
    const fields = taken.flatMap((name) => options.labels.get(name)?.label ?? []);
    if (fields.length > 0) toast.info(t('frame.conflict.merged', { fields: fields.join(', ') }));
    await submit(stored, stored);
  }

  async function showError(error: unknown, base: Saved | undefined, from: object | null): Promise<void> {
    if (error instanceof EnglishRejected) {
      const { withoutEnglish, message: text } = error;
      const again = async () => {
        withoutEnglish?.();
        await submit(base, from);
      };
      return setFailure({ text, connection: null, withoutEnglish: withoutEnglish && again });
    }
    const clientError = readClientError(error);
    const newer = error instanceof StaleRecord ? error.stored : null;
    const sent = clientError?.kind === 'stale' ? clientError.current : newer;
    const stored = base && (hasSameFields(newer, base) ? newer : readStored(sent, base));
    if (stored) return merge(stored, from);
    const values = form.getValues();
    // Where both languages are saved together, the name of a field begins with its language.
    const messages = new Map(
      Object.entries(clientError?.fields ?? {}).map(([path, text]) => [path.replace(/^turkish\./, ''), text]),
    );
    const paths = [...messages.keys()].filter((path) => isFieldPath(values, path));
    for (const path of paths.toReversed()) {
      form.setError(path, { type: 'server', message: messages.get(path) }, { shouldFocus: true });
    }
    if (paths.length > 0) {
      clearFailure();
      say?.(errorText(error, texts.failed));
      return;
    }
    const trashed = clientError?.kind === 'notFound' && base ? await findTrashed(base.id) : null;
    if (trashed) {
      const restore = () => restoreAndSave(trashed.id, base, from);
      return setFailure({ text: t('frame.form.trashed'), connection: null, restore });
    }
    const text = isUnauthorized(error) ? t('frame.login.notSignedIn') : errorText(error, texts.failed);
    setFailure({ text, connection: connectionError(error) });
  }

  /** The record in the trash; without a response the failed save speaks for itself. */
  const findTrashed = (recordId: number) =>
    client.trash.find.query({ entity: options.kind, recordId }).catch(() => null);

  /** What somebody changed before the deletion comes to light as with every save: the restored record is a newer version. */
  async function restoreAndSave(trashId: number, base: Saved | undefined, from: object | null): Promise<void> {
    try {
      const { questions } = await client.trash.restore.mutate({ ids: [trashId] });
      if (questions.length > 0) return setFailure({ text: t('frame.form.notRestored'), connection: null });
    } catch (error) {
      // A conflict says that somebody else has restored it by now.
      if (readClientError(error)?.kind !== 'conflict') return showError(error, base, from);
    }
    await submit(base, from);
  }

  function readStored(stored: unknown, base: Saved): Saved | null {
    if (options.readCurrent) return options.readCurrent(stored);
    return hasSameFields(stored, base) ? stored : null;
  }

  return {
    /** The record as last read or stored; undefined until a new one has been created. */
    current,
    failure,
    clearFailure,
    /** Somebody else's version, while the editor has to choose. */
    theirs,
    submit: () => submit(current, mergeBase),
    /** Whether both sides changed a field, to different values. */
    isDisputed: (name: string) =>
      theirs !== null && mergeVersions(mergeBase, form.getValues(), theirs, 'mine').disputed.includes(name),
    /** Stores what was typed where both sides changed a field. */
    keepMine: () => {
      if (!theirs) return;
      adopt(theirs, 'mine');
      void submit(theirs, theirs);
    },
    /** Takes somebody else's value where both sides changed a field; other changes stay, unsaved. */
    takeTheirs: () => {
      if (theirs) adopt(theirs, 'theirs');
    },
    postpone: () => setTheirs(null),
    /** What the values of the form are changes of; null where a restored draft does not say. */
    mergeBase,
    /** A draft is in the form, whose values are changes of what was live when they were kept. */
    changesOf: (base: object) => {
      if (current) setDraftBase(base);
    },
    /** Fields of the record were stored beside the form. */
    noteLive: (fields: object) => setCurrent((before) => before && { ...before, ...fields }),
    /** A draft was typed upon an older version; saving it has to notice what happened since. */
    startFrom: (version: number, base: object | null) => {
      if (!current) return;
      setCurrent({ ...current, version });
      setDraftBase(base);
    },
  };
}

/** Another version of the record was stored than the one that was to be replaced. */
export class StaleRecord extends Error {
  constructor(
    readonly stored: unknown,
    options: ErrorOptions,
  ) {
    super('The record was changed meanwhile', options);
  }
}

/**
 * Ctrl+S and Cmd+S send the form, unless a dialog is open over it.
 * @param keepDraft while there is a draft, it is kept instead, and Ctrl+Enter sends the form
 */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, keepDraft?: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && keepDraft !== undefined;
    if (!isEnter && event.key.toLowerCase() !== 's') return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (event.repeat || document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
    leaveAndReturn(document.activeElement);
    if (keepDraft && !isEnter) keepDraft();
    else form.current?.requestSubmit();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

/** What is typed in a field that is taken on leaving it, such as a tag, counts as well. */
function leaveAndReturn(field: Element | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}
