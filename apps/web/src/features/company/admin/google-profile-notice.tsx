import { adminPages } from '@pano/api/addresses';
import { formatDate } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** That the Google Business Profile is to be compared again, and why; nothing where nobody has ever done so. */
export function GoogleProfileNotice() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { data } = trpc.googleProfile.get.useQuery(undefined, { staleTime: 0 });
  if (!data?.due || data.checkedAt === null) return null;
  const fields = data.changed.map((field) => t(`googleProfile.fields.${field}`)).join(', ');
  return (
    <Banner kind="info">
      {fields
        ? t('googleProfile.changed', { fields })
        : t('googleProfile.old', { date: formatDate(data.checkedAt, locale) })}{' '}
      <Link to={adminPages.googleProfile} className="link">
        {t('googleProfile.open')}
      </Link>
    </Banner>
  );
}
