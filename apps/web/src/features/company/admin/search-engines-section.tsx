import { adminPages } from '@pano/api/addresses';
import { verifiers } from '@pano/api/company/company.fields';
import { FoldedFormSection, FormRow } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { TextField } from '#kit/admin/form/text-field.tsx';
import type { CompanyControl } from './company-values';

/** What connects the site with the services of search engines; folded, since all of it is optional. */
export function SearchEnginesSection({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  const { hash } = useLocation();
  return (
    <FoldedFormSection
      title={t('company.sections.searchEngines')}
      description={t('company.verification.lead')}
      open={hash === '#googleReviewUrl' || hash === '#verification'}
    >
      <TextField
        control={control}
        name="googleReviewUrl"
        input={{ inputMode: 'url', placeholder: 'https://', spellCheck: false }}
      />
      <Link to={adminPages.googleProfile} className="link justify-self-start">
        {t('googleProfile.title')}
      </Link>
      <FormRow>
        {verifiers.map((name) => (
          <TextField
            key={name}
            control={control}
            name={`verification.${name}`}
            label={t(`company.verification.${name}`)}
            input={{ spellCheck: false }}
          />
        ))}
      </FormRow>
    </FoldedFormSection>
  );
}
