import { telHref } from '@pano/i18n/text/phone';
import { buttonClass } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { phoneText, useCompany } from '#kit/shared/use-company.ts';
import { FrameIcon } from '#kit/site/frame-icon.tsx';
import { QuoteLink } from '#kit/site/site-link.tsx';
import { attachMenu } from './attach-menu';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { NavLinks } from './nav-links';

/** The button of narrow windows and the full-screen menu it opens; `attachMenu` makes both work. */
export function Menu() {
  const { t } = useTranslation('site');
  const { phone } = useCompany();
  return (
    <>
      <button
        ref={attachMenu}
        type="button"
        className="menu-button needs-script"
        aria-label={t('nav.menu')}
        aria-expanded={false}
        aria-controls="menu"
        // A visitor may have opened the menu before the program came.
        suppressHydrationWarning
      >
        <FrameIcon name="menu" />
      </button>
      <dialog id="menu" className="menu-drawer on-night" aria-label={t('nav.menu')} suppressHydrationWarning>
        <div className="drawer-top">
          <Logo night />
          <button type="button" className="square-button" data-closes aria-label={t('nav.closeMenu')}>
            <FrameIcon name="close" />
          </button>
        </div>
        <nav className="drawer-nav" aria-label={t('nav.mobileLabel')} data-closes>
          <NavLinks icon={<FrameIcon name="arrowRight" />} />
        </nav>
        <div className="drawer-end">
          <LanguageSwitch />
          <div className="grid" data-closes>
            <QuoteLink className="justify-between!" />
          </div>
          {phone ? (
            <a className={buttonClass({ variant: 'line' })} href={telHref(phone)}>
              <FrameIcon name="phone" />
              {phoneText(phone)}
            </a>
          ) : null}
        </div>
      </dialog>
    </>
  );
}
