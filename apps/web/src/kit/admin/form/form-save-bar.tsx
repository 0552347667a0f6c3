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

interface Props {
  save: { current: object | undefined; failure: object | null };
  draft: Draft;
  english: English;
  errors: Pick<ReturnType<typeof useFormErrors>, 'count' | 'focusFirst'>;
  isSaving: boolean;
  isUploading: boolean;
  /** Whether something is typed that is not stored: in Turkish, or in any language. */
  dirty: { turkish: boolean; any: boolean };
  /** Whether something was saved since the form was opened. */
  hasSaved: boolean;
  hasDrafts: boolean;
  buttons: FormButtons;
  onCancel: () => void;
}

/** The lower edge of a form: what is stored of it, and the buttons that store it. */
export function FormSaveBar({ save, draft, english, errors, dirty, buttons, ...props }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <SaveBar
      {...saveState()}
      cancelLabel={t('frame.form.cancel')}
      onCancel={props.onCancel}
      submitLabel={submitLabel()}
      busyText={t('frame.form.saving')}
    >
      {english.offersMinorEdit ? <MinorEdit checked={english.minorEdit} onChange={english.setMinorEdit} /> : null}
      {props.hasDrafts && (dirty.any || draft.isOpen) ? (
        <Button variant="ghost" onClick={() => void draft.keep()}>
          {t('draftForm.keep')}
        </Button>
      ) : null}
    </SaveBar>
  );

  function submitLabel(): string {
    if (draft.isOpen) return t('draftForm.publish');
    return save.current ? (buttons.update ?? t('frame.form.update')) : (buttons.create ?? t('frame.form.create'));
  }

  function saveState(): { state: SaveState; stateText: string; onStateClick?: () => void } {
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
}
