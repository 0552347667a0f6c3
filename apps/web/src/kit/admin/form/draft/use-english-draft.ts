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
  local: { discard: () => void; keep: () => boolean };
};

/** The draft of the English texts of a record, which is published alone or together with the Turkish one. */
export function useEnglishDraft({ kind, id, form, schema, live, save, isChanged, local }: Options) {
  const { client } = trpc.useUtils();
  const seen = useRef<string>(undefined);
  const record = String(id);
  const server = useServerDraft({
    entity: kind,
    locale: 'en',
    record,
    form,
    fields: schema.shape,
    live,
    onOpened: (before) => save.startFrom(save.base.version, before),
    onStored: local.discard,
    onLeaving: local.keep,
  });

  const hasChanges = server.draft !== null || isChanged;
  const prepare: EnglishActions['draft']['prepare'] = async () => {
    if (save.skipsEnglish()) return null;
    if (!hasChanges) return null;
    await save.validate(true);
    const next = await server.keep(record);
    return next && { version: next.version, overwrite: save.isMerged ? seen.current : undefined };
  };

  const readProblem: EnglishActions['draft']['readProblem'] = async (error, alone) => {
    const problem = readClientError(error);
    const rejection = readRejection(error, alone);
    if (!problem || !rejection) return null;
    if (problem.kind === 'stale') {
      if (problem.liveTag === undefined) await server.handleError(error, record);
      else {
        seen.current = problem.liveTag;
        const other = await client.translations.get.query({ entity: kind, id });
        if (other) save.mergeWith(other);
      }
    }
    return save.reject(rejection, !alone);
  };

  const finish = async (): Promise<void> => {
    if (server.draft) server.forget();
    await save.readAgain();
    local.discard();
  };
  return { ...server, keepTyped: async () => (hasChanges ? server.keep(record) : null), prepare, readProblem, finish };
}
