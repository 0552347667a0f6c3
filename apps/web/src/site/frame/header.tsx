import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from './language-switch';
import { LogoLink } from './logo';
import { Menu } from './menu';
import { NavLinks } from './nav-links';
import { QuoteLink } from './quote-link';

export function Header() {
  const { t } = useTranslation('site');
  return (
    <header className="site-header">
      <div className="page-wrap header-row">
        <LogoLink />
        <nav className="main-nav" aria-label={t('nav.label')}>
          <NavLinks />
        </nav>
        <div className="header-end">
          <LanguageSwitch />
          <QuoteLink className="header-quote" />
          <Menu />
        </div>
      </div>
    </header>
  );
}
