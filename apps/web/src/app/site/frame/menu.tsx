import { telHref } from '@pano/i18n/text/phone';
import { buttonClass } from '@pano/ui/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText, useCompany } from '#kit/shared/use-company.ts';
import { FrameIcon } from '#kit/site/frame-icon.tsx';
import { QuoteLink } from '#kit/site/site-link.tsx';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { NavLinks } from './nav-links';

/** The button of narrow windows and the full-screen menu it opens; the dialog element brings focus trap and Escape. */
export function Menu() {
  const { t } = useTranslation('site');
  const { phone } = useCompany();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className="menu-button needs-script"
        aria-label={t('nav.menu')}
        aria-expanded={open}
        aria-controls="menu"
        onClick={show}
      >
        <FrameIcon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id="menu"
        className="menu-drawer on-night"
        aria-label={t('nav.menu')}
        onClose={() => setOpen(false)}
      >
        <div className="drawer-top">
          <Logo night />
          <button type="button" className="square-button" aria-label={t('nav.closeMenu')} onClick={close}>
            <FrameIcon name="close" />
          </button>
        </div>
        {/* A click anywhere on a link, whatever its key or pointer, closes the menu. */}
        <nav className="drawer-nav" aria-label={t('nav.mobileLabel')} onClickCapture={close}>
          <NavLinks icon={<FrameIcon name="arrowRight" />} />
        </nav>
        <div className="drawer-end">
          <LanguageSwitch />
          <div className="grid" onClickCapture={close}>
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
