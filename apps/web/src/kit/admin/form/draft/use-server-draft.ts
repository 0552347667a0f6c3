import type { RecordKind } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { skipToken } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { readClientError } from '#kit/shared/client-error.ts';
import { type Inputs, trpc } from '#kit/shared/trpc.ts';
import { freshRecord } from '../loaded-record';
import { mergeVersions } from '../merge-versions';
import { hasSameFields } from '../saved-record';
import { isFieldPath, type SchemaForm } from '../use-schema-form';
import { pick, readChanges, type ServerDraft } from './draft-fields';

const pauseMs = 3000;
const retryMs = 10_000;

type Options<Values extends FieldValues, Output> = {
  /** Null where what is typed is published at once. */
  entity: RecordKind | null;
  locale: Locale;
  /** The name of the record among drafts; null before there is a draft of a new one. */
  record: string | null;
  form: SchemaForm<Values, Output>;
  /** The fields that a draft may have, with their rules. */
  fields: Readonly<Record<string, z.core.$ZodType>>;
  /** What is live, as it was last read; undefined before there is a record. */
  live: object | undefined;
  /** Turns fields of a record into those of the form, where it has them in another shape. */
  toForm?: ((values: object) => object) | undefined;
  /** The draft stands in the form: `before` is what its fields are changes of. */
  onOpened: (before: object) => void;
  /** What is typed is on the server: nothing of it has to stay in the browser. */
  onStored: () => void;
  /** Somebody leaves with what is still to be kept. */
  onLeaving: () => void;
};

/**
 * The draft of a record beside what is live: it is put into the form as it opens. From the first time that somebody keeps
 * what is typed, every change is kept after a pause and on leaving, one save after the other.
 */
export function useServerDraft<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  const { entity, locale, record, form } = options;
  const utils = trpc.useUtils();
  const ref = entity && record ? { entity, record, locale } : null;
  const { data: loaded } = trpc.drafts.get.useQuery(ref ?? skipToken, freshRecord);
  const { mutateAsync: store } = trpc.drafts.keep.useMutation();
  const discarding = trpc.drafts.discard.useMutation();
  const [draft, setDraft] = useState<ServerDraft | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [failed, setFailed] = useState(false);
  /** The draft as somebody else has kept it meanwhile, where both have changed the same field. */
  const [theirs, setTheirs] = useState<ServerDraft | null>(null);
  /** What a save that comes after another one begins with. */
  const newest = useRef({ draft, typed: '', options });
  const running = useRef<Promise<unknown>>(Promise.resolve());
  /** What could not be kept on leaving is offered by this browser the next time. */
  const left = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current.options = options;
  });

  const remember = (next: ServerDraft | null, of: Inputs['drafts']['get'] | null = ref) => {
    newest.current.draft = next;
    if (of) utils.drafts.get.setData(of, next);
    setDraft(next);
  };

  const toForm = (values: object) => pick(options.toForm?.(values) ?? values, values, options.fields);

  /** Puts a draft into the form; what was typed meanwhile stays upon it. */
  const open = useEffectEvent((next: ServerDraft) => {
    const before = { ...form.formState.defaultValues };
    const stored = { ...form.getValues(), ...before, ...toForm(next.values) };
    if (!hasSameFields(stored, form.getValues())) return;
    const { merged } = mergeVersions(before, form.getValues(), stored, 'mine');
    form.reset(stored);
    newest.current.typed = JSON.stringify(form.getValues());
    form.reset(merged, { keepDefaultValues: true });
    setUnsaved(JSON.stringify(form.getValues()) !== newest.current.typed);
    remember(next);
    options.onOpened({ ...options.live, ...toForm(next.before) });
  });
  /** There is no draft any more. */
  const forget = () => {
    clearTimeout(timer.current);
    setUnsaved(false);
    setFailed(false);
    remember(null);
  };
  /** Somebody else has published the draft or thrown it away: what is typed are changes of what is live. */
  function close(): void {
    const own = form.getValues();
    const stored = { ...own, ...newest.current.options.live };
    if (hasSameFields(stored, own)) form.reset(stored);
    form.reset(own, { keepDefaultValues: true });
    forget();
  }
  const isOpen = draft !== null;
  useEffect(() => {
    if (loaded && !isOpen) open(loaded);
  }, [loaded, isOpen]);

  /** @param name the record, where it has got one with this save */
  async function send(name: string, values?: object): Promise<ServerDraft | null> {
    const { draft: known, typed: before, options: now } = newest.current;
    if (!entity) return null;
    const typed = JSON.stringify(form.getValues());
    if (known && typed === before && !values) return known;
    const of = { entity, record: name, locale };
    const changed = readChanges(values ?? form.getValues(), now, known);
    const next = await store({ ...of, values: changed, version: known?.version ?? 0 });
    newest.current.typed = typed;
    remember(next, of);
    setFailed(false);
    setUnsaved(JSON.stringify(form.getValues()) !== typed);
    if (JSON.stringify(form.getValues()) === typed) now.onStored();
    return next;
  }

  /** Keeps what is typed, after every save that is under way; rejects where the server does. */
  const keep = (name: string, values?: object): Promise<ServerDraft | null> => {
    clearTimeout(timer.current);
    const next = running.current.then(() => send(name, values));
    // Whoever began a save that failed says so; the next one begins all the same.
    running.current = next.catch(() => {});
    return next;
  };

  /** Says at its field what the server rejects; a draft that somebody else has kept is merged, or asked about. */
  const handleError = async (error: unknown, name: string): Promise<void> => {
    if (left.current) return;
    const problem = readClientError(error);
    if (problem?.kind === 'stale' && entity) {
      const other = await utils.client.drafts.get.query({ entity, record: name, locale });
      return other ? merge(other) : close();
    }
    setFailed(true);
    keepIn(retryMs);
    for (const [path, message] of Object.entries(problem?.fields ?? {})) {
      if (isFieldPath(form.getValues(), path)) form.setError(path, { type: 'server', message });
    }
  };

  async function keepByItself(): Promise<void> {
    const { draft: known, options: now } = newest.current;
    if (!known || !now.record) return;
    try {
      await keep(now.record);
    } catch (error) {
      await handleError(error, now.record);
    }
  }
  function keepIn(ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keepByItself(), ms);
  }
  const keepAfterPause = useEffectEvent(() => {
    setUnsaved(true);
    keepIn(pauseMs);
  });
  const { subscribe } = form;
  useEffect(() => {
    if (!isOpen) return;
    return subscribe({
      formState: { values: true },
      callback: () => keepAfterPause(),
    });
  }, [isOpen, subscribe]);
  const leave = useEffectEvent(() => {
    if (unsaved) options.onLeaving();
    void keepByItself();
  });
  useEffect(() => {
    left.current = false;
    return () => {
      leave();
      left.current = true;
    };
  }, []);

  /** The form beside a draft that somebody else has kept, and what both began with. */
  function compare(other: ServerDraft, winner: 'mine' | 'theirs' = 'mine') {
    const { live } = newest.current.options;
    const own = form.getValues();
    const begun = { ...own, ...live, ...toForm(newest.current.draft?.values ?? {}) };
    return mergeVersions(begun, own, { ...own, ...live, ...toForm(other.values) }, winner);
  }

  /** What both have changed is asked about, unless it is known who wins; all else of both stays. */
  function merge(other: ServerDraft, winner?: 'mine' | 'theirs'): void {
    const { merged, disputed } = compare(other, winner);
    if (disputed.length > 0 && !winner) {
      setTheirs(other);
      return;
    }
    setTheirs(null);
    remember(other);
    if (hasSameFields(merged, form.getValues())) form.reset(merged, { keepDefaultValues: true });
    keepIn(0);
  }

  return {
    /** Null where there is none. */
    draft,
    unsaved,
    failed,
    keep,
    handleError,
    forget,
    /** Moves the draft to the trash; the form has what is live again. */
    discard: async () => {
      if (!ref) return;
      clearTimeout(timer.current);
      await running.current;
      await discarding.mutateAsync(ref);
      const { live } = options;
      const stored = { ...form.getValues(), ...form.formState.defaultValues, ...live };
      if (hasSameFields(stored, form.getValues())) form.reset(stored);
      forget();
      options.onStored();
    },
    conflict: {
      theirs,
      values: { ...options.live, ...toForm(theirs?.values ?? {}) },
      isDisputed: (name: string) => theirs !== null && compare(theirs).disputed.includes(name),
      keepMine: () => theirs && merge(theirs, 'mine'),
      takeTheirs: () => theirs && merge(theirs, 'theirs'),
      postpone: () => setTheirs(null),
    },
  };
}
