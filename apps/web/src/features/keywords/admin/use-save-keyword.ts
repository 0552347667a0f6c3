import type { KeywordCreate, KeywordRecord } from '@pano/api/keywords/keyword.schema';
import { hasShapeOf } from '#kit/admin/form/saved-record.ts';
import { isUnauthorized, readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useKeywordFailureToast } from './use-keyword-failure';

/** Stores a keyword's text: a new one behind all others, or over the one that `current` is. */
export function useSaveKeyword() {
  const utils = trpc.useUtils();
  const create = trpc.keywords.create.useMutation();
  const update = trpc.keywords.update.useMutation();
  const failure = useKeywordFailureToast();

  const add = async (data: KeywordCreate): Promise<KeywordRecord> => {
    const { items } = await utils.keywords.list.fetch({});
    return create.mutateAsync({ ...data, order: Math.max(-1, ...items.map(({ order }) => order)) + 1 });
  };
  const change = async (keyword: string, current: KeywordRecord): Promise<KeywordRecord> => {
    const { id, version } = current;
    try {
      return await update.mutateAsync({ id, version, data: { keyword } });
    } catch (error) {
      const stored = readClientError(error)?.current;
      // The row beside the form changes position and state; only another text is a conflict with this one.
      if (!hasShapeOf(stored, current) || stored.keyword !== current.keyword) throw error;
      return update.mutateAsync({ id, version: stored.version, data: { keyword } });
    }
  };
  return async (data: KeywordCreate, current: KeywordRecord | undefined): Promise<KeywordRecord> => {
    try {
      return await (current ? change(data.keyword, current) : add(data));
    } catch (error) {
      const asks = isUnauthorized(error) || readClientError(error)?.kind === 'stale';
      if (!asks) failure(current ? 'update' : 'add', error);
      throw error;
    }
  };
}
