import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import { SaveBar, type SaveState } from '@pano/ui/save-bar';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/language';
import type { useFormDraft } from './draft/use-form-draft';
import { MinorEdit, type useEnglish } from './english/english-switch';
import type { useFormErrors } from './form-errors';

export type FormButtons = { create?: string; update?: string };

type Draft = Pick<ReturnType<typeof useFormDraft>, 'isOpen' | 'busy' | 'failed' | 'storedAt' | 'keep'>;
type English = Pick<
  ReturnType<typeof useEnglish>,
  'offersMinorEdit' | 'minorEdit' | 'setMinorEdit' | 'errors' | 'dirty'
>;

interface StateProps {
  save: { current: object | undefined; failure: object | null };
  draft: Draft;
  english: Pick<English, 'errors' | 'dirty'>;
  errors: Pick<ReturnType<typeof useFormErrors>, 'count' | 'focusFirst'>;
  isSaving: boolean;
  isUploading?: boolean;
  /** Whether something is typed that is not stored: in Turkish, or in any language. */
  dirty: { turkish: boolean; any: boolean };
  /** Whether something was saved since the form was opened. */
  hasSaved?: boolean;
}

interface Props extends StateProps {
  english: English;
  hasDrafts: boolean;
  buttons: FormButtons;
  onCancel: () => void;
}

/** The lower edge of a form: what is stored of it, and the buttons that store it. */
export function FormSaveBar({ hasDrafts, buttons, onCancel, ...props }: Props) {
  const { t } = useTranslation('admin');
  const { save, draft, english, dirty } = props;
  return (
    <SaveBar
      {...useSaveState(props)}
      cancelLabel={t('frame.form.cancel')}
      onCancel={onCancel}
      submitLabel={useSubmitLabel(draft, save, buttons)}
      busyText={t('frame.form.saving')}
    >
      {english.offersMinorEdit ? <MinorEdit checked={english.minorEdit} onChange={english.setMinorEdit} /> : null}
      {hasDrafts ? <KeepButton draft={draft} isDirty={dirty.any} /> : null}
    </SaveBar>
  );
}

/** Keeps what is typed in the draft, once there is something to keep. */
export function KeepButton({ draft, isDirty }: { draft: Draft; isDirty: boolean }) {
  const { t } = useTranslation('admin');
  if (!isDirty && !draft.isOpen) return null;
  return (
    <Button variant="ghost" onClick={() => void draft.keep()}>
      {t('draftForm.keep')}
    </Button>
  );
}

export function useSubmitLabel(draft: Draft, save: StateProps['save'], buttons: FormButtons): string {
  const { t } = useTranslation('admin');
  if (draft.isOpen) return t('draftForm.publish');
  return save.current ? (buttons.update ?? t('frame.form.update')) : (buttons.create ?? t('frame.form.create'));
}

/** What is stored of a form, in words. */
export function useSaveState(props: StateProps): { state: SaveState; stateText: string; onStateClick?: () => void } {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { save, draft, english, errors, dirty } = props;
  if (props.isSaving) return { state: 'saving', stateText: t('frame.form.saving') };
  if (draft.busy) return { state: 'keeping', stateText: t('frame.form.saving') };
  if (props.isUploading) return { state: 'waiting', stateText: t('frame.form.uploading') };
  const errorCount = errors.count + english.errors;
  if (errorCount > 0) {
    const stateText = t('frame.form.errors', { count: errorCount });
    return { state: 'failed', stateText, onStateClick: errors.focusFirst };
  }
  if (save.failure) return { state: 'failed', stateText: t('frame.form.failed') };
  if (draft.failed) return { state: 'failed', stateText: t('draftForm.failed') };
  if (english.dirty) return { state: 'dirty', stateText: t(`english.unsaved.${dirty.turkish ? 'both' : 'en'}`) };
  if (dirty.any) return { state: 'dirty', stateText: t('frame.form.dirty') };
  if (draft.storedAt) {
    const when = formatShortDateTime(draft.storedAt, locale);
    return { state: 'saved', stateText: t('draftForm.stored', { when }) };
  }
  return { state: 'saved', stateText: props.hasSaved ? t('frame.form.saved') : t('frame.form.pristine') };
}
