import { buttonClass } from '@pano/ui/button';
import { PageHead } from '@pano/ui/page-head';
import { EmptyState } from '@pano/ui/state-box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDocumentTitle } from '#kit/admin/use-document-title.ts';

export function NotFoundRoute() {
  const { t } = useTranslation('admin');
  useDocumentTitle(t('frame.notFound.title'));
  return (
    <>
      <PageHead title={t('frame.notFound.title')} />
      <EmptyState
        text={t('frame.notFound.text')}
        action={
          <Link to="/admin" className={buttonClass({ variant: 'line', size: 'sm' })}>
            {t('frame.notFound.home')}
          </Link>
        }
      />
    </>
  );
}
