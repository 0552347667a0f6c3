import { telHref } from '@pano/i18n/text/phone';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FooterPages } from '#features/pages/site/footer-pages.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { addressLine, findTextLanguage, phoneText, pickText, useCompany } from '#kit/shared/use-company.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { ContactBar } from './contact-bar';
import { Logo } from './logo';
import { FooterLinks } from './nav-links';
import { OtherLanguageLink } from './other-language-link';

export const PageEnd = () => (
  <>
    <Footer />
    <ContactBar />
  </>
);

function Footer() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const company = useCompany();
  const address = addressLine(company);
  const mark = useFieldMarks('company', 0);
  const markMenu = useFieldMarks('menus', 0);
  return (
    <footer className="site-footer on-night">
      <EarthSymbol />
      <div className="page-wrap">
        <div className="footer-columns">
          <div>
            <Logo night />
            <p className="mt-4 max-w-[34em]" lang={findTextLanguage(company.blurb, locale)} {...mark('blurb')}>
              {pickText(company.blurb, locale)}
            </p>
            {company.socialLinks.length > 0 ? (
              <ul className="mt-3 flex flex-wrap gap-x-5">
                {company.socialLinks.map(({ name, url }, index) => (
                  <li key={url} {...mark(`socialLinks.${index}`)}>
                    <a href={url} target="_blank" rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <nav aria-label={t('footer.quickLinks')} {...markMenu('footer')}>
            <h2>{t('footer.quickLinks')}</h2>
            <ul>
              <FooterLinks />
            </ul>
          </nav>
          <div className="footer-contact">
            <h2>{t('footer.contact')}</h2>
            <ul>
              {address ? (
                <li {...mark('street')}>
                  <span>
                    <MapPin aria-hidden="true" />
                    {address}
                  </span>
                </li>
              ) : null}
              {company.email ? (
                <li {...mark('email')}>
                  <a href={`mailto:${company.email}`}>
                    <Mail aria-hidden="true" />
                    {company.email}
                  </a>
                </li>
              ) : null}
              {company.phone ? (
                <li {...mark('phone')}>
                  <a href={telHref(company.phone)}>
                    <Phone aria-hidden="true" />
                    {phoneText(company.phone)}
                  </a>
                </li>
              ) : null}
            </ul>
          </div>
        </div>
        <div className="footer-end">
          <span {...mark('name')}>
            {t('footer.copyright', { year: String(new Date().getFullYear()), company: company.name })}
          </span>
          <FooterPages />
          <OtherLanguageLink />
          <span lang={findTextLanguage(company.developerCredit, locale)} {...mark('developerCredit')}>
            {pickText(company.developerCredit, locale)}
          </span>
        </div>
      </div>
    </footer>
  );
}

/** Where the busbar of the home page ends. */
function EarthSymbol() {
  return (
    <svg className="earth-symbol" viewBox="0 0 40 70" aria-hidden="true" fill="none" strokeWidth="3">
      <path d="M20 0v40" stroke="#d9640f" />
      <path d="M3 41.5h34M9 50h22M15 58.5h10" stroke="#f47b20" />
    </svg>
  );
}
