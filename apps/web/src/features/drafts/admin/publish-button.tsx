import { isNewRecord } from '@pano/api/addresses';
import { focusContent } from '@pano/ui/overlay';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#kit/admin/action-button.tsx';
import { useDraftName } from '#kit/admin/list/draft-row.tsx';
import type { ListedDraft, useDraftPublishing } from './use-draft-publishing';

interface Props {
  draft: ListedDraft;
  publishing: ReturnType<typeof useDraftPublishing>;
}

/** Publishes a draft that an assistant has kept; its own drafts a person publishes in their forms. */
export function PublishButton({ draft, publishing }: Props) {
  const { t } = useTranslation('admin');
  const name = useDraftName()(draft);
  // The English texts of a record that is not there yet come after the Turkish ones.
  if (!draft.assistant || (draft.locale === 'en' && isNewRecord(draft.record))) return null;
  const send = async () => {
    const publication = await publishing.publish([draft]);
    publishing.tell(publication);
    // The row has gone, and the button with it.
    if (publication.published > 0) requestAnimationFrame(focusContent);
  };
  return (
    <ActionButton
      variant="line"
      aria-label={t('assistants.publishNamed', { name })}
      action={send}
      texts={{ failed: t('draftForm.publishFailed') }}
    >
      {t('draftForm.publish')}
    </ActionButton>
  );
}
