import { adminPages } from '@pano/api/addresses';
import { Banner } from '@pano/ui/banner';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';

/** That something scheduled could not be done when it was due; nothing where all was. */
export function FailedSchedules() {
  const { t } = useTranslation('admin');
  const { data } = trpc.schedules.waiting.useQuery();
  if (!data?.count) return null;
  return (
    <Banner kind="warning">
      {t('schedules.waiting', { count: data.count })}{' '}
      <Link to={adminPages.drafts} className="link">
        {t('schedules.all')}
      </Link>
    </Banner>
  );
}
