import { telHref } from '@pano/i18n/text/phone';
import { useTranslation } from 'react-i18next';
import { phoneText, useCompany } from '#kit/shared/use-company.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { FrameIcon } from '#kit/site/frame-icon.tsx';
import { QuoteLink } from '#kit/site/site-link.tsx';
import { LanguageSwitch } from './language-switch';
import { LogoLink } from './logo';
import { Menu } from './menu';
import { NavLinks } from './nav-links';

/** In a narrow window logo, language, call to action and menu share one row. */
const narrowQuote =
  'max-[560px]:min-h-11! max-[560px]:gap-1.5 max-[560px]:pr-2! max-[560px]:pl-3 max-[560px]:text-[0.9375rem]! max-[374px]:px-2.5! max-[374px]:text-sm! max-[374px]:[&>.lever]:hidden';

export function Header() {
  const { t } = useTranslation('site');
  return (
    <header className="site-header">
      <div className="page-wrap header-row">
        <LogoLink />
        <nav className="main-nav" aria-label={t('nav.label')} {...useFieldMarks('menus', 0)('header')}>
          <NavLinks />
        </nav>
        <div className="header-end">
          <HeaderPhone />
          <LanguageSwitch />
          <QuoteLink className={narrowQuote} />
          <Menu />
        </div>
      </div>
    </header>
  );
}

export function HeaderPhone() {
  const { t } = useTranslation('site');
  const { phone } = useCompany();
  const mark = useFieldMarks('company', 0);
  if (!phone) return null;
  return (
    <a
      className="header-phone"
      href={telHref(phone)}
      aria-label={`${t('contact.call')}: ${phoneText(phone)}`}
      {...mark('phone')}
    >
      <FrameIcon name="phone" />
      <span>{phoneText(phone)}</span>
    </a>
  );
}
