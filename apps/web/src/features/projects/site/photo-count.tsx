import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The badge on a picture that has more behind it. */
export function PhotoCount({ count }: { count: number }) {
  const { t } = useTranslation('site');
  if (count === 0) return null;
  return (
    <span className="photo-count">
      <Images aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('projects.photos', { number: count })}</span>
    </span>
  );
}
