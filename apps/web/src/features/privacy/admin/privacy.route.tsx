import { useTranslation } from 'react-i18next';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { PersonBox } from './person-box';
import { RetentionBox } from './retention-box';

/** How long personal data is kept, and what is stored about somebody who asks. */
export function PrivacyRoute() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ScreenHead title={t('privacy.title')} description={t('privacy.lead')} />
      <div className="grid max-w-[62rem] gap-5">
        <RetentionBox />
        <PersonBox />
      </div>
    </>
  );
}
