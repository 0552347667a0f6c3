import { useTranslation } from 'react-i18next';
import { data } from 'react-router';

export const loadNotFound = () => data(null, { status: 404 });

export function NotFoundRoute() {
  const { t } = useTranslation('site');
  return (
    <>
      <title>{t('notFound.title')}</title>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
    </>
  );
}
