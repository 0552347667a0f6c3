import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from './error-page';
import { RouteError } from './route-error';

type Texts = { title: ParseKeys<'site'>; text: ParseKeys<'site'> };

/** Creates the error page of a page that shows one record; a deleted record has a text of its own. */
export const recordNotFound = (texts: Texts) =>
  function RecordNotFound() {
    const { t } = useTranslation('site');
    const error = useRouteError();
    if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) return <RouteError />;
    const text = error.status === 410 ? t('notFound.gone') : t(texts.text);
    return <ErrorPage title={t(texts.title)} plate={String(error.status)} text={text} hint={t('notFound.hint')} />;
  };

/** For pages that have no words of their own for what is missing. */
export const RecordNotFound = recordNotFound({ title: 'notFound.title', text: 'notFound.text' });
