import type { FieldControl } from '@pano/ui/field';
import { controlClass } from '@pano/ui/text-input';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { contactSubjects } from './contact-subjects';

export function SubjectSelect(control: FieldControl & { defaultValue?: string }) {
  const { t } = useTranslation('site');
  return (
    <select {...control} name="subject" className={clsx(controlClass, 'contact-select pr-11')}>
      <option value="">{t('contact.form.noSubject')}</option>
      {contactSubjects.map(({ text, value }) => (
        <option key={text} value={value}>
          {t(`contact.subjects.${text}`)}
        </option>
      ))}
    </select>
  );
}
