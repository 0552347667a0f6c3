import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from './error-page';
import { RouteError } from './route-error';

type Screen = 'category' | 'project' | 'article' | 'page';

/** Makes the error screen of a page that shows one record: missing and deleted records have their own words. */
export const recordNotFound = (screen: Screen) =>
  function RecordNotFound() {
    const { t } = useTranslation('site');
    const error = useRouteError();
    if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) return <RouteError />;
    const title = screen === 'page' ? t('notFound.title') : t(`${screen}.notFound`);
    const missing = screen === 'page' ? t('notFound.text') : t(`${screen}.notFoundText`);
    const text = error.status === 410 ? t('notFound.gone') : missing;
    return <ErrorPage title={title} plate={String(error.status)} text={text} hint={t('notFound.hint')} />;
  };
