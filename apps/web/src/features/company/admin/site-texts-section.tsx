import { type SiteTextName, siteTextNames } from '@pano/api/site-texts';
import type { Locale } from '@pano/i18n/locales';
import { FoldedFormSection } from '@pano/ui/form-section';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { CompanyControl } from './company-values';
import { TextInBoth } from './contact-sections';

/** What the site says about the firm in its titles and introductions; folded, since every text is optional. */
export function SiteTextsSection({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  const { hash } = useLocation();
  const ifEmpty = useBuiltInTexts();
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
          hint={ifEmpty('tr', name)}
          englishHint={ifEmpty('en', name)}
          rows={name.endsWith('Title') ? undefined : 2}
        />
      ))}
    </FoldedFormSection>
  );
}

/** Says what stands on the site where a text is left empty, in either language; nothing while the texts are on their way. */
function useBuiltInTexts() {
  const { t, i18n } = useTranslation('admin');
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = async () => {
      const [turkish, english] = await Promise.all([import('@pano/i18n/tr/site'), import('@pano/i18n/en/site')]);
      i18n.addResourceBundle('tr', 'site', turkish.site);
      i18n.addResourceBundle('en', 'site', english.site);
      setLoaded(true);
    };
    // Without them the form says what it said before.
    load().catch((error: unknown) => console.warn('The texts of the site could not be loaded:', error));
  }, [i18n]);
  return (locale: Locale, name: SiteTextName) => {
    // The title of a section is named like its own field: `servicesTitle` stands in for `services.title`.
    const key = name.replace(/(?:Title|Lead)$/, (end) => `.${end.toLowerCase()}`);
    const text: unknown = loaded ? i18n.getResource(locale, 'site', key) : undefined;
    return typeof text === 'string' ? t('company.ifEmpty', { text }) : undefined;
  };
}
