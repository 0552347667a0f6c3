import { adminPages } from '@pano/api/addresses';
import { buttonClass } from '@pano/ui/button';
import { clsx } from 'clsx';
import { ExternalLink, House, LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { useIsOwner } from '#kit/admin/session.ts';
import { SearchButton } from '../palette/palette-host';
import { MenuDrawer } from './menu-drawer';
import { PreferencesMenu } from './preferences-menu';
import { SiteSwitch } from './site-switch';

export function Header({ email, onSearch }: { email: string; onSearch: () => void }) {
  const { t } = useTranslation('admin');
  const isOwner = useIsOwner();
  return (
    <header className="sticky top-0 z-20 flex h-(--sticky-top) items-center border-b border-line-2 bg-surface px-2 max-[359px]:px-0 sm:gap-2 sm:px-3 md:gap-3 md:px-6">
      <MenuDrawer onSearch={onSearch} />
      <Link
        to={adminPages.dashboard}
        aria-label={t('frame.header.home')}
        title={t('frame.header.home')}
        className={buttonClass({ variant: 'icon' })}
      >
        <House aria-hidden="true" />
      </Link>
      {isOwner ? <SiteSwitch /> : null}
      <span className="flex-1" />
      <SearchButton onSearch={onSearch} />
      <a href="/" target="_blank" rel="noopener" title={t('frame.header.viewSite')} className={actionClass}>
        <ExternalLink aria-hidden="true" />
        <span className="max-lg:sr-only">{t('frame.header.viewSite')}</span>
      </a>
      <PreferencesMenu />
      <Link to={adminPages.account} title={email} className={clsx(accountClass, 'max-md:hidden')}>
        <UserRound aria-hidden="true" />
        <span className="sr-only min-[1000px]:hidden">{t('frame.header.account')}</span>
        <span className="max-w-[140px] truncate font-normal max-[1000px]:hidden xl:max-w-[250px]">{email}</span>
      </Link>
      <Form method="post" action={adminPages.logout}>
        <button type="submit" title={t('frame.header.signOut')} className={actionClass}>
          <LogOut aria-hidden="true" />
          <span className="max-lg:sr-only">{t('frame.header.signOut')}</span>
        </button>
      </Form>
    </header>
  );
}

/** Gives way where room is short: the e-mail is cut. */
const accountClass = clsx(
  buttonClass({ variant: 'ghost', size: 'sm' }),
  'min-w-10 shrink! max-[1000px]:w-10 max-[1000px]:px-0 [&>svg]:size-[19px] [&>svg]:flex-none',
);

/** With its text where there is room, else only the icon. */
const actionClass = clsx(buttonClass({ variant: 'ghost', size: 'sm' }), 'max-lg:w-10 max-lg:px-0 [&>svg]:size-[19px]');
