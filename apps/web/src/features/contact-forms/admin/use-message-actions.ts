import type { LeadRow } from '@pano/api/contact-forms/lead.schema';
import { useTranslation } from 'react-i18next';
import { useForGood, useRemoval } from '#kit/admin/list/use-removal.tsx';
import { useIsOwner } from '#kit/admin/session.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useLeadChanged } from './use-leads';

/** What can be done with one message, in the inbox and where it stands alone. */
export function useMessageActions(onRemoved?: () => void) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  // A change counts as done once the list and the menu's number show it.
  const changed = { onSuccess: useLeadChanged() };
  const markRead = trpc.contactForms.markRead.useMutation(changed);
  const gone = onRemoved ? { onSuccess: () => utils.leads.list.invalidate() } : changed;
  const remove = trpc.leads.remove.useMutation(gone);
  const erase = trpc.contactForms.erase.useMutation(gone);
  const isOwner = useIsOwner();
  const { forGood, choice } = useForGood();
  const removal = useRemoval<Pick<LeadRow, 'id' | 'name'>>({
    remove: async ({ id }) => {
      await (forGood ? erase.mutateAsync({ ids: [id] }) : remove.mutateAsync({ id }));
      onRemoved?.();
    },
    question: t('contactForms.confirmRemove'),
    getName: ({ name }) => name,
    removed: forGood ? t('trash.purged', { count: 1 }) : t('contactForms.removed'),
    failed: t('contactForms.removeFailed'),
    consequence: () => choice,
  });
  return {
    markRead: (id: number) => markRead.mutateAsync({ id }),
    /** Null for an editor, who deletes no message. */
    confirmRemoval: isOwner ? removal.confirm : null,
    dialog: removal.dialog,
  };
}
