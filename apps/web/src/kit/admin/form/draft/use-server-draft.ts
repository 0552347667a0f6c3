import type { RecordKind } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { useToast } from '@pano/ui/toast';
import { skipToken } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { readClientError, readErrorStatus } from '#kit/shared/client-error.ts';
import { type Inputs, trpc } from '#kit/shared/trpc.ts';
import { freshRecord } from '../loaded-record';
import { mergeVersions } from '../merge-versions';
import { hasSameFields } from '../saved-record';
import { isFieldPath, type SchemaForm } from '../use-schema-form';
import { isSame, pick, readChanges, type ServerDraft } from './draft-fields';

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
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const ref = entity && record ? { entity, record, locale } : null;
  const query = trpc.drafts.get.useQuery(ref ?? skipToken, freshRecord);
  const { data: loaded } = query;
  const { mutateAsync: store } = trpc.drafts.keep.useMutation();
  const discarding = trpc.drafts.discard.useMutation();
  const [draft, setDraft] = useState<ServerDraft | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [failed, setFailed] = useState(false);
  /** The draft as somebody else has kept it meanwhile, where both have changed the same field. */
  const [theirs, setTheirs] = useState<ServerDraft | null>(null);
  /** What a save that comes after another one begins with: `values` are those of the form as the server has them. */
  const newest = useRef<{ draft: typeof draft; values: Values | null; options: typeof options }>({
    draft,
    values: null,
    options,
  });
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
    newest.current.values = structuredClone(form.getValues());
    form.reset(merged, { keepDefaultValues: true });
    setUnsaved(!isSame(form.getValues(), newest.current.values));
    remember(next);
    options.onOpened({ ...options.live, ...toForm(next.before) });
  });
  /** There is no draft any more. */
  const forget = () => {
    clearTimeout(timer.current);
    newest.current.values = null;
    setUnsaved(false);
    setFailed(false);
    remember(null);
  };
  /** There is no draft, and what is typed are changes of what is live. */
  function close(): void {
    const own = structuredClone(form.getValues());
    const stored = { ...own, ...newest.current.options.live };
    if (hasSameFields(stored, own)) form.reset(stored);
    form.reset(own, { keepDefaultValues: true });
    forget();
  }
  const isOpen = draft !== null;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (loaded && !isOpen) open(loaded);
  }, [loaded, isOpen]);

  /** @param name the record, where it has got one with this save */
  async function send(name: string, values?: object): Promise<ServerDraft | null> {
    const { draft: known, values: before, options: now } = newest.current;
    if (!entity) return null;
    const typed = structuredClone(form.getValues());
    const of = { entity, record: name, locale };
    let next = known;
    if (!known || values || !isSame(typed, before)) {
      const changed = readChanges(values ?? typed, now, known);
      next = await store({ ...of, values: changed, version: known?.version ?? 0 });
      remember(next, of);
    }
    newest.current.values = typed;
    setFailed(false);
    if (next === null && known && now.live) close();
    const isStored = isSame(form.getValues(), typed) && !hasMore();
    setUnsaved(next !== null && !isStored);
    if (isStored) now.onStored();
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
    if (newest.current.draft) {
      setFailed(true);
      keepIn(retryMs);
    }
    if (problem?.kind === 'stale' && entity) {
      const other = await readAgain({ entity, record: name, locale });
      if (other === undefined) return;
      setFailed(false);
      if (other) return merge(other);
      toast.warning(t('draftForm.gone'));
      return close();
    }
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
    const { values, options: now } = newest.current;
    const begun = { ...form.formState.defaultValues, ...now.live };
    return mergeVersions(values ?? begun, form.getValues(), { ...begun, ...toForm(other.values) }, winner);
  }

  /** The draft as it is now; undefined where that cannot be read just now. */
  const readAgain = (of: Inputs['drafts']['get']) =>
    utils.client.drafts.get.query(of).catch((error) => {
      if (readErrorStatus(error) === undefined) return undefined;
      throw error;
    });

  /** Whether the form has what no draft takes, such as photos that wait for their record. */
  function hasMore(): boolean {
    const others = (values: object) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(options.fields, name)));
    return !isSame(others(form.getValues()), others({ ...form.formState.defaultValues }));
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
    newest.current.values = null;
    if (hasSameFields(merged, form.getValues())) form.reset(merged, { keepDefaultValues: true });
    keepIn(0);
  }

  return {
    /** The document that drafts are of; null before there is one. */
    of: ref,
    /** Null where there is none. */
    draft,
    /** Whether there was one in this visit. */
    wasOpen,
    unsaved,
    hasMore,
    failed,
    isLoading: query.isLoading,
    /** Goes on once it is known that there is no draft: what one says is to be seen before it is published. */
    ifNone: async (goOn: () => void) => {
      if (!(await query.refetch({ cancelRefetch: false })).data) goOn();
    },
    /** Reads the draft once more where it could not be read. */
    reload: query.error && loaded === undefined ? query.refetch : null,
    /** Takes back what no draft has yet. */
    takeBack: () => {
      const { values } = newest.current;
      if (values) form.reset(values, { keepDefaultValues: true });
    },
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
