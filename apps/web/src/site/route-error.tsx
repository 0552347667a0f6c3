import { useTranslation } from 'react-i18next';

export function RouteError() {
  const { t } = useTranslation('site');
  return (
    <main>
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
    </main>
  );
}
