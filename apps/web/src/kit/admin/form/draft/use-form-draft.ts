import { useToast } from '@pano/ui/toast';
import { createContext, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type * as z from 'zod';
import { readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import type { FormKind } from '../../history/field-changes';
import { useAction } from '../../use-action';
import { draftParameter, nameNewRecord, useDraftRecord } from '../draft-link';
import type { EnglishEditing } from '../english/english-context';
import type { SavedRecord } from '../saved-record';
import { StaleRecord } from '../use-save';
import type { SchemaForm } from '../use-schema-form';
import type { ServerDraft } from './draft-fields';
import { useServerDraft } from './use-server-draft';

type Options<Values extends FieldValues, Output, Saved> = {
  kind: FormKind;
  form: SchemaForm<Values, Output>;
  fields: Readonly<Record<string, z.core.$ZodType>>;
  toForm: ((values: object) => object) | undefined;
  /** What a new record is called in its draft; absent where it gets a name with it. */
  newName: string | undefined;
  /** Reads a record as it is stored now; absent where what is typed is published at once. */
  read: ((id: number) => Promise<Saved | null>) | undefined;
  /** The stored record of the form, and what its values are changes of. */
  save: { current: Saved | undefined; changesOf: (base: object) => void };
  /** The copy of what is typed in this browser. */
  local: { drop: () => void; keep: () => boolean };
  minorEdit: boolean;
  /** Whether the Turkish form has what is neither live nor in a draft. */
  isChanged: boolean;
  /** The English texts, while they are edited. */
  english: EnglishEditing | null;
};

/** For fields that are stored at once while there is no draft, such as a gallery. */
export const FormDraftContext = createContext<{
  /** Whether the record has a draft, which changes belong to; null until that is known. */
  isOpen: boolean | null;
  /** Notes what is live in such fields: the form has no changes of them. */
  noteLive: (fields: object) => void;
}>({ isOpen: false, noteLive: () => {} });

/** The draft of the record of a form: keeping what is typed, publishing it, throwing it away. */
export function useFormDraft<Values extends FieldValues, Output extends object, Saved extends SavedRecord>(
  options: Options<Values, Output, Saved>,
) {
  const { kind, form, fields, newName, read, save, local, minorEdit, isChanged, english } = options;
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const toast = useToast();
  const { run, busy } = useAction();
  const publishing = trpc.drafts.publish.useMutation();
  const seen = useRef<string>(undefined);
  const { search, state } = useLocation();
  const fromAddress = useDraftRecord();
  /** A new record has its name for as long as the form is open, whatever the address says. */
  const [firstName, setFirst] = useState(fromAddress);
  const record = save.current ? String(save.current.id) : firstName;
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const { handleError, ...server } = useServerDraft({
    entity: read ? kind : null,
    locale: 'tr',
    record,
    form,
    fields,
    live: save.current,
    toForm: options.toForm,
    onOpened: save.changesOf,
    onStored: () => local.drop(),
    onLeaving: () => local.keep(),
  });

  const { draft } = server;
  const hasTurkish = draft !== null || isChanged;
  const keep = async () => {
    const name = record ?? newName ?? nameNewRecord();
    const keepTyped = async () => {
      const stored = [hasTurkish && (await keepTurkish(name)), await english?.actions.current.draft.keepTyped()];
      if (!stored.some(Boolean)) toast.info(t('draftForm.same'));
      else if (!record && mounted.current) {
        setFirst(name);
        const here = new URLSearchParams(search);
        here.set(draftParameter, name);
        await navigate({ search: String(here) }, { replace: true, preventScrollReset: true, state });
      }
    };
    const handleStale = (error: unknown) => readClientError(error)?.kind === 'stale';
    await run(keepTyped, { failed: t('draftForm.notStored'), handleError: handleStale });
  };

  /** Keeps what is typed in Turkish, or says at its fields why that was rejected. */
  async function keepTurkish(name: string, values?: object): Promise<ServerDraft | null> {
    try {
      return await server.keep(name, values);
    } catch (error) {
      await handleError(error, name);
      throw error;
    }
  }

  /** Publishes what is typed; where the record was changed meanwhile, rejects with it as it is now. */
  const publish = async (values: Output, current: Saved | undefined, merged: boolean): Promise<Saved> => {
    if (!read || !record) throw new Error('There is no draft to publish');
    const inEnglish = english?.actions.current.draft;
    const prepared = await inEnglish?.prepare(hasTurkish);
    const second = prepared === 'skipped' ? null : prepared;
    const first = hasTurkish ? await keepTurkish(record, values) : null;
    const ofRecord = { entity: kind, record };
    let id = Number(record);
    try {
      if (first) {
        const overwrite = merged ? seen.current : undefined;
        const choice = { version: first.version, overwrite, minorEdit: minorEdit || undefined };
        const both = { ...ofRecord, ...choice, locale: 'tr' as const, ...(second ? { english: second } : {}) };
        id = (await publishing.mutateAsync(both)).id;
      } else if (second) await publishing.mutateAsync({ ...ofRecord, ...second, locale: 'en' });
    } catch (error) {
      throw (second && (await inEnglish?.readProblem(error, !first))) ?? (await readProblem(error, current));
    }
    // Everything is published; a second try reads what only the connection kept from being read.
    const saved = await read(id).catch(() => read(id));
    server.forget();
    seen.current = undefined;
    await inEnglish?.finish(Boolean(second));
    if (!saved) throw new Error(`Record ${id} is gone`);
    return saved;
  };

  /** The error as the form says it: with the record as it is now, where that was changed meanwhile. */
  async function readProblem(error: unknown, current: Saved | undefined): Promise<unknown> {
    const problem = readClientError(error);
    if (problem?.kind !== 'stale' || !record || !read) return error;
    if (problem.liveTag === undefined) {
      await handleError(error, record);
      return error;
    }
    seen.current = problem.liveTag;
    return current ? new StaleRecord(await read(current.id), { cause: error }) : error;
  }

  const drafts = [draft, english?.draft].flatMap((one) => one ?? []);
  return {
    ...server,
    /** Whether there is a draft in one of the languages, which the form publishes. */
    isOpen: drafts.length > 0,
    /** Whether there is one of the Turkish fields; null until that is known. */
    isTurkishOpen: server.isLoading || server.reload ? null : draft !== null,
    /** Whether leaving would lose what no draft has. */
    holds: draft === null ? isChanged : server.hasMore(),
    failed: server.failed || english?.draftFailed === true,
    /** When something was kept last; undefined without a draft. */
    storedAt: drafts
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1),
    keep,
    publish,
    /** Whether somebody waits for the draft to be kept. */
    busy,
    /** Nobody has said yet what is to be where both have changed the same. */
    postpone: () => {
      seen.current = undefined;
    },
  };
}
