import type { KeywordRecord } from '@pano/api/keywords/keyword.schema';
import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { useActivity, useRecordChanges } from '#kit/admin/list/record-changes.ts';
import { useRemoval } from '#kit/admin/list/use-removal.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { errorText, isUnauthorized } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** What can be done with the keywords of the list. Failures say themselves what could not be done. */
export function useKeywordActions({ onRemoved }: { onRemoved: (row: KeywordRecord) => void }) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const failure = useKeywordFailureToast();
  const { invalidate } = trpc.useUtils().keywords.list;
  const { remove, bulkRemove } = useRecordChanges(trpc.keywords, invalidate);
  const { of, bulkActions } = useActivity(trpc.keywords, invalidate, t('keywords.failed.noAnswer'));
  const reorder = trpc.keywords.reorder.useMutation({ onSuccess: () => invalidate() });

  const removal = useRemoval<KeywordRecord>({
    remove: async (row) => {
      await remove(row);
      onRemoved(row);
    },
    question: t('keywords.confirmRemove'),
    getName: ({ keyword }) => keyword,
    removed: t('keywords.removed'),
    failed: t('keywords.failed.noAnswer'),
    handleError: (_row, error) => failure('remove', error),
  });
  return {
    onOrder: ({ id, keyword }: KeywordRecord, order: number) =>
      run(() => reorder.mutateAsync({ items: [{ id, order }] }), {
        done: t('keywords.orderSaved', { keyword, order }),
        failed: t('keywords.failed.noAnswer'),
        handleError: (error) => failure('order', error),
      }),
    onToggle: async (row: KeywordRecord, active: boolean) => {
      try {
        await of(row).onSave(active);
      } catch (error) {
        failure('status', error);
      }
    },
    onRemove: removal.confirm,
    dialog: removal.dialog,
    bulkActions,
    bulkRemove,
  };
}

type Action = 'load' | 'add' | 'update' | 'remove' | 'status' | 'order';

/** What failed, followed by the server's reason. */
export function useKeywordFailure() {
  const { t } = useTranslation('admin');
  return (action: Action, error: unknown): string =>
    t(`keywords.failed.${action}`, { reason: errorText(error, t('keywords.failed.noAnswer')) });
}

/** Says it in a toast, and returns that it did so. A lost session shows itself. */
export function useKeywordFailureToast() {
  const toast = useToast();
  const failureText = useKeywordFailure();
  return (action: Action, error: unknown): true => {
    if (!isUnauthorized(error)) toast.error(failureText(action, error));
    return true;
  };
}
