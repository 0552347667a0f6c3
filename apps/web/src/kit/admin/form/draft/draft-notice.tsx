import { formatDateTime } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { useAction } from '../../use-action';
import type { ServerDraft } from './draft-fields';

interface Props {
  draft: ServerDraft;
  /** Moves it to the trash. */
  discard: () => Promise<void>;
  onDiscarded?: () => void;
}

/** Says that the form shows a draft, which visitors do not see, and offers to throw it away. */
export function DraftNotice({ draft, discard, onDiscarded }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { run, busy } = useAction();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const texts = { done: t('draftForm.discarded'), failed: t('draftForm.discardFailed') };
    const done = await run(discard, texts);
    setAsking(false);
    if (done) onDiscarded?.();
  };
  return (
    <>
      <Banner kind="info" className="mb-4">
        <p className="wrap-anywhere">
          {t(`draftForm.${kindOf(draft)}`, {
            by: [draft.userName, formatDateTime(draft.updatedAt, locale)].filter(Boolean).join(', '),
          })}
        </p>
        <Button variant="line" size="sm" className="mt-2" onClick={() => setAsking(true)}>
          {t('draftForm.discard')}
        </Button>
      </Banner>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        question={t('draftForm.confirm')}
        confirmLabel={t('draftForm.discard')}
        onConfirm={() => void confirm()}
        busy={busy}
        busyText={t('frame.list.removing')}
      />
    </>
  );
}

const kindOf = ({ locale, liveVersion }: ServerDraft) => {
  if (locale === 'en') return 'ofEnglish';
  return liveVersion === 0 ? 'ofNew' : 'of';
};
