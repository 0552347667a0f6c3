import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { ErrorPage } from '#kit/site/error-page.tsx';

export const loader = () => data(null, { status: 404 });

export function Component() {
  const { t } = useTranslation('site');
  return <ErrorPage title={t('notFound.title')} plate="404" text={t('notFound.text')} hint={t('notFound.hint')} />;
}
