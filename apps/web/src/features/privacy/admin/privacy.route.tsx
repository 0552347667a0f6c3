import { PageHead } from '@pano/ui/page-head';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#kit/admin/screen.ts';
import { PersonBox } from './person-box';
import { RetentionBox } from './retention-box';

/** How long personal data is kept, and what is stored about somebody who asks. */
export function PrivacyRoute() {
  const { t } = useTranslation('admin');
  useDocumentTitle(t('privacy.title'));
  return (
    <>
      <PageHead title={t('privacy.title')} description={t('privacy.lead')} />
      <div className="grid max-w-[62rem] gap-5">
        <RetentionBox />
        <PersonBox />
      </div>
    </>
  );
}
