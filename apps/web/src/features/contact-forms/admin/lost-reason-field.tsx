import { lostReasons } from '@pano/api/contact-forms/lead.schema';
import { Field } from '@pano/ui/field';
import { Select } from '@pano/ui/select';
import { useTranslation } from 'react-i18next';

interface Props {
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

/** Why a lead was lost. */
export function LostReasonField({ value, onChange, error }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Field label={t('leadDesk.stageDialog.reason')} error={error} required>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('leadDesk.stageDialog.chooseReason')}</option>
          {lostReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`leads.lostReasons.${reason}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export const readLostReason = (value: string) => lostReasons.find((known) => known === value);
