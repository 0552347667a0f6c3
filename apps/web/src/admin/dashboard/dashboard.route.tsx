import { PageHead } from '@pano/ui/page-head';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/trpc';
import { useDocumentTitle } from '../use-document-title';
import { CountCard } from './count-card';

export function DashboardRoute() {
  const { t } = useTranslation('admin');
  useDocumentTitle(t('frame.dashboard.title'));
  const services = trpc.services.list.useQuery({ limit: 1, offset: 0 });
  return (
    <>
      <PageHead title={t('frame.dashboard.title')} />
      <ul className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        <CountCard to="/admin/services" title={t('frame.menu.services')} count={services.data?.total} />
      </ul>
    </>
  );
}
