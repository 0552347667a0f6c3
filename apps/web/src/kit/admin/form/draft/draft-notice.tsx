import { formatDateTime } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import type { FormKind } from '../../history/field-changes';
import { useMedia } from '../../screen';
import { useAction } from '../../use-action';
import type { ShowValue } from '../conflict-dialog';
import { readKeeper } from '../draft-link';
import { DraftBanner, type useDraft } from '../drafts';
import { PreviewLinkButton } from '../preview-link/preview-link-dialog';
import type { ScheduledDocument } from '../schedule/schedule-dialog';
import { bannerKind, ScheduleButtons, ScheduleLines, ScheduleNotice, useSchedules } from '../schedule/schedule-notice';
import type { ServerDraft } from './draft-fields';

/** Only drafts of assistants need it: what a person has typed, that person knows. */
const DraftComparison = lazy(async () => ({ default: (await import('./draft-comparison')).DraftComparison }));

interface NoticesProps extends Pick<Props, 'canHide' | 'findMissing' | 'onDiscarded'> {
  /** What the form edits, and how it says values that are no texts. */
  kind: FormKind;
  showValue: ShowValue | undefined;
  server: {
    /** What the form shows; null before there is a draft of a new record. */
    of: ScheduledDocument | null;
    draft: ServerDraft | null;
    /** Reads the draft again; null where it was read. */
    reload?: (() => Promise<unknown>) | null;
    /** Moves the draft to the trash. */
    discard: () => Promise<void>;
  };
  /** The copy of what is typed in this browser; absent where there is none. */
  local?: Pick<ReturnType<typeof useDraft>, 'offered' | 'restore' | 'discard'>;
}

/** Above a form: that it shows a draft, what is scheduled, and what an earlier visit left in this browser. */
export function DraftNotices({ server, local, kind, showValue, ...props }: NoticesProps) {
  const { t } = useTranslation('admin');
  const { of, draft, reload, discard } = server;
  return (
    <>
      {reload ? (
        <Banner kind="error" className="mb-4">
          <p>{t('draftForm.notRead')}</p>
          <Button variant="line" size="sm" className="mt-2" onClick={() => void reload()}>
            {t('frame.form.retry')}
          </Button>
        </Banner>
      ) : null}
      {draft ? <DraftNotice {...props} draft={draft} discard={discard} /> : null}
      {draft?.assistant && draft.liveVersion > 0 ? (
        <Suspense>
          <DraftComparison kind={kind} draft={draft} assistant={draft.assistant} showValue={showValue} />
        </Suspense>
      ) : null}
      {of && !draft ? <ScheduleNotice of={of} hasDraft={false} canHide={props.canHide} /> : null}
      {local?.offered ? (
        <DraftBanner savedAt={local.offered.savedAt} onRestore={local.restore} onDiscard={local.discard} />
      ) : null}
    </>
  );
}

interface Props {
  draft: ServerDraft;
  /** Whether the record has a switch that takes it off the site. */
  canHide: boolean;
  /** What of the form publishing would reject, by its labels. */
  findMissing?: () => string[];
  /** Moves it to the trash. */
  discard: () => Promise<void>;
  onDiscarded?: () => void;
}

/** Says that the form shows a draft, which visitors do not see, and offers to throw it away. */
function DraftNotice({ draft, canHide, findMissing, discard, onDiscarded }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { entity, record } = draft;
  const assistant = draft.assistant && t('assistants.by', { name: draft.assistant });
  const of = { entity, record, locale: draft.locale };
  const { data: schedules } = useSchedules(of);
  const { run, busy } = useAction();
  /** There the strip of the last action ends the page, out of sight. */
  const isNarrow = useMedia('(max-width: 768px)');
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const texts = { done: t('draftForm.discarded'), offersUndo: isNarrow, failed: t('draftForm.discardFailed') };
    const done = await run(discard, texts);
    setAsking(false);
    if (done) onDiscarded?.();
  };
  return (
    <>
      <Banner kind={bannerKind(schedules)} className="mb-4">
        <p className="wrap-anywhere">
          {t(`draftForm.${kindOf(draft)}`, {
            by: [assistant, readKeeper(draft), formatDateTime(draft.updatedAt, locale)].filter(Boolean).join(', '),
          })}
        </p>
        <ScheduleLines schedules={schedules} />
        <div className="mt-2 flex flex-wrap gap-2.5">
          <ScheduleButtons of={of} hasDraft canHide={canHide} findMissing={findMissing} schedules={schedules} />
          <PreviewLinkButton of={of} />
          <Button
            variant="line"
            size="sm"
            aria-label={draft.locale === 'en' ? t('draftForm.discardEnglish') : undefined}
            onClick={() => setAsking(true)}
          >
            {t('draftForm.discard')}
          </Button>
        </div>
      </Banner>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        question={t('draftForm.confirm')}
        subject={draft.locale === 'en' ? t('english.english') : undefined}
        confirmLabel={t('draftForm.discard')}
        onConfirm={() => void confirm()}
        busy={busy}
        busyText={t('frame.list.removing')}
      >
        <p>{t('draftForm.toTrash')}</p>
      </ConfirmDialog>
    </>
  );
}

const kindOf = ({ locale, liveVersion }: ServerDraft) => {
  if (locale === 'en') return 'ofEnglish';
  return liveVersion === 0 ? 'ofNew' : 'of';
};
