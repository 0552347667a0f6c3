import type { ActivityEntity } from '@pano/api/activity/activity.schema';
import { useTranslation } from 'react-i18next';

/** What people call a field of an entry; one that no longer exists keeps its own name. */
export function useFieldLabel(): (entity: ActivityEntity, field: string) => string {
  const { t } = useTranslation('admin');
  return (entity, field) => {
    const [name = field, language] = field.split('.');
    const label = t(`activity.entities.${entity}.fields.${name}`, { defaultValue: name });
    if (language === 'tr') return t('company.inTurkish', { label });
    if (language === 'en') return t('company.inEnglish', { label });
    return language ? `${label} (${language})` : label;
  };
}
