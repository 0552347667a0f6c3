import { adminPages } from '@pano/api/addresses';
import { Banner } from '@pano/ui/banner';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** How many drafts of assistants wait for a person; nothing without any. */
export function AssistantDrafts({ count }: { count: number }) {
  const { t } = useTranslation('admin');
  if (count === 0) return null;
  return (
    <Banner kind="info">
      {t('assistants.waiting', { count })}{' '}
      <Link to={adminPages.drafts} className="link">
        {t('assistants.look')}
      </Link>
    </Banner>
  );
}
