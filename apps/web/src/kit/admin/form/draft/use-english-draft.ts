import { useRef } from 'react';
import { readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import type { EnglishActions, EnglishForm, EnglishKind, EnglishSource, EnglishTexts } from '../english/english-context';
import { readRejection } from '../english/english-edit';
import type { useEnglishSave } from '../english/use-english-save';
import { useServerDraft } from './use-server-draft';

type Options = {
  kind: EnglishKind;
  id: number;
  form: EnglishForm;
  schema: EnglishSource['schema'];
  /** What is live. */
  live: EnglishTexts;
  save: ReturnType<typeof useEnglishSave>;
  /** Whether the form has what is not live. */
  isChanged: boolean;
  /** The copy of what is typed in this browser. */
  local: { drop: () => void; discard: () => void; keep: () => boolean };
};

/** The draft of the English texts of a record, which is published alone or together with the Turkish one. */
export function useEnglishDraft({ kind, id, form, schema, live, save, isChanged, local }: Options) {
  const { client } = trpc.useUtils();
  const seen = useRef<string>(undefined);
  /** What was typed when the publication began. */
  const typed = useRef('');
  const record = String(id);
  const server = useServerDraft({
    entity: kind,
    locale: 'en',
    record,
    form,
    fields: schema.shape,
    live,
    onOpened: (before) => save.startFrom(save.base.version, before),
    onStored: local.drop,
    onLeaving: local.keep,
  });

  const hasChanges = server.draft !== null || isChanged;
  const { draft, keep, handleError, forget } = server;

  /** Keeps what is typed, or says at its fields why that was rejected. */
  const keepTyped = async () => {
    if (!hasChanges) return null;
    try {
      return await keep(record);
    } catch (error) {
      await handleError(error, record);
      throw error;
    }
  };

  const prepare: EnglishActions['draft']['prepare'] = async (both) => {
    if (save.skipsEnglish()) return 'skipped';
    const current = [...save.current];
    if (!hasChanges && current.length === 0) return null;
    if (hasChanges) await save.validate(both);
    typed.current = JSON.stringify(form.getValues());
    const next = await keepTyped();
    if (!next && current.length === 0) return null;
    return { version: next?.version ?? 0, overwrite: save.isMerged ? seen.current : undefined, current };
  };

  const readProblem: EnglishActions['draft']['readProblem'] = async (error, alone) => {
    const problem = readClientError(error);
    const rejection = readRejection(error, alone);
    if (!problem || !rejection) return null;
    if (problem.kind === 'stale') {
      if (problem.liveTag === undefined) await handleError(error, record);
      else {
        seen.current = problem.liveTag;
        const other = await client.translations.get.query({ entity: kind, id });
        if (other) save.mergeWith(other);
      }
    }
    return save.reject(rejection, !alone);
  };

  const finish: EnglishActions['draft']['finish'] = async (published) => {
    if (!published) return save.readStale();
    const now = structuredClone(form.getValues());
    forget();
    const isSame = JSON.stringify(now) === typed.current;
    await save.readAgain(isSame ? undefined : now);
    if (isSame) local.discard();
  };
  /** Nobody has said yet what is to be where both have changed the same. */
  const postpone = () => {
    seen.current = undefined;
    save.conflict.postpone();
  };
  return { ...server, draft, keepTyped, prepare, readProblem, finish, postpone };
}
