import { type SiteTextName, siteTextNames } from '@pano/api/site-texts';
import { FoldedFormSection } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { CompanyControl } from './company-values';
import { TextInBoth } from './contact-sections';

interface Props {
  control: CompanyControl;
  labels: Record<SiteTextName, string>;
}

/** What the site says about the firm in its titles and introductions; folded, since every text is optional. */
export function SiteTextsSection({ control, labels }: Props) {
  const { t } = useTranslation('admin');
  const { hash } = useLocation();
  const hints: Partial<Record<SiteTextName, string>> = {
    siteTitle: t('company.fields.siteTitleHint'),
    siteDescription: t('company.fields.siteDescriptionHint'),
  };
  return (
    <FoldedFormSection
      title={t('company.sections.siteTexts')}
      description={t('company.sections.siteTextsHint')}
      open={siteTextNames.some((name) => hash === `#${name}`)}
    >
      {siteTextNames.map((name) => (
        <TextInBoth
          key={name}
          control={control}
          name={name}
          label={labels[name]}
          hint={hints[name]}
          rows={name.endsWith('Title') ? undefined : 2}
        />
      ))}
    </FoldedFormSection>
  );
}
