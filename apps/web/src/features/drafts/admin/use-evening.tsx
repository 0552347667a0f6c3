import { formatIsoDate } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftName } from '#kit/admin/list/draft-row.tsx';
import { readAllRecords } from '#kit/admin/list/use-all-records.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { type Inputs, trpc } from '#kit/shared/trpc.ts';
import type { ListedDraft, useDraftPublishing } from './use-draft-publishing';

type Action = 'publish' | 'discard';

/** The drafts that an assistant kept on the day, in Istanbul, of one of them. */
type Evening = { assistant: string; of: ListedDraft };

const perPage = 100;

/**
 * Publishes or discards all drafts of an evening after a question that says how many there are, also those on other pages.
 * @param entity the kind that the list is narrowed to
 */
export function useEvening(
  entity: Inputs['drafts']['list']['entity'],
  publishing: ReturnType<typeof useDraftPublishing>,
) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { run, busy } = useAction();
  const nameOf = useDraftName();
  const discard = trpc.drafts.discardAll.useMutation({ onSettled: () => utils.invalidate() });
  const [question, setQuestion] = useState<{ action: Action; drafts: ListedDraft[] } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = (action: Action, { assistant, of }: Evening) => {
    const read = async () => {
      const all = await readAllRecords((page) => utils.client.drafts.list.query({ ...page, limit: perPage, entity }));
      const day = formatIsoDate(of.updatedAt);
      const drafts = all.filter((one) => one.assistant === assistant && formatIsoDate(one.updatedAt) === day);
      // Somebody else has published or discarded them.
      if (drafts.length === 0) return utils.drafts.invalidate();
      setQuestion({ action, drafts });
      setIsOpen(true);
    };
    return run(read, { failed: t('frame.list.loadFailed') });
  };

  const publishAll = async (drafts: ListedDraft[]) => {
    const publication = await publishing.publish(drafts);
    setIsOpen(false);
    publishing.tell(publication);
  };
  const discardAll = (drafts: ListedDraft[]) =>
    discard.mutateAsync({
      drafts: drafts.map(({ entity: kind, record, locale }) => ({ entity: kind, record, locale })),
    });

  const confirm = async () => {
    if (!question) return;
    const { action, drafts } = question;
    if (action === 'publish') await run(() => publishAll(drafts), { failed: t('draftForm.publishFailed') });
    else {
      const done = ({ count }: { count: number }) => t('assistants.discarded', { count });
      await run(() => discardAll(drafts), { done, offersUndo: false, failed: t('draftForm.discardFailed') });
    }
    setIsOpen(false);
  };

  const { action = 'publish', drafts = [] } = question ?? {};
  const progress = { done: publishing.handled, all: drafts.length };
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      question={t(`assistants.${action}Question`, { count: drafts.length })}
      confirmLabel={t(`assistants.${action}All`)}
      destructive={action === 'discard'}
      onConfirm={() => void confirm()}
      busy={busy}
      busyText={action === 'publish' ? t('assistants.publishing', progress) : t('frame.list.removing')}
    >
      <ul className="max-h-64 list-disc overflow-y-auto ps-5 wrap-anywhere">
        {drafts.map((draft) => (
          <li key={`${draft.entity} ${draft.record} ${draft.locale}`}>{nameOf(draft)}</li>
        ))}
      </ul>
      {action === 'discard' ? <p className="mt-2">{t('assistants.toTrash')}</p> : null}
    </ConfirmDialog>
  );
  return { open, dialog };
}
