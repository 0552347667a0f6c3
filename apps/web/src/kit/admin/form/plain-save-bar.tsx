import { SaveBar, type SaveState } from '@pano/ui/save-bar';
import { useTranslation } from 'react-i18next';
import type { useFormErrors } from './form-errors';

interface Props {
  errors: Pick<ReturnType<typeof useFormErrors>, 'count' | 'focusFirst'>;
  isDirty: boolean;
  isSaving: boolean;
  hasFailed: boolean;
  submitLabel: string;
  onCancel: () => void;
}

/** The lower edge of a form that is no record: it has neither drafts nor a second language. */
export function PlainSaveBar({ submitLabel, onCancel, ...props }: Props) {
  const { t } = useTranslation('admin');
  const { count, focusFirst } = props.errors;
  return (
    <SaveBar
      {...saveState()}
      onStateClick={count > 0 ? focusFirst : undefined}
      cancelLabel={t('frame.form.cancel')}
      onCancel={onCancel}
      submitLabel={submitLabel}
      busyText={t('frame.form.saving')}
    />
  );

  function saveState(): { state: SaveState; stateText: string } {
    if (props.isSaving) return { state: 'saving', stateText: t('frame.form.saving') };
    if (count > 0) return { state: 'failed', stateText: t('frame.form.errors', { count }) };
    if (props.hasFailed) return { state: 'failed', stateText: t('frame.form.failed') };
    if (props.isDirty) return { state: 'dirty', stateText: t('frame.form.dirty') };
    return { state: 'saved', stateText: t('frame.form.pristine') };
  }
}
