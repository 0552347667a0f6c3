import { adminPages } from '@pano/api/addresses';
import { buttonClass } from '@pano/ui/button';
import { EmptyState } from '@pano/ui/state-box';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { useIsOwner } from '#kit/admin/session.ts';
import { allScreens } from '../entities';

const closed = allScreens.filter(({ ownerOnly }) => ownerOnly).map(({ path }) => path);

/** Tells whether the person may open the screen of an address. */
export function useMayOpen(): (path: string) => boolean {
  const isOwner = useIsOwner();
  return (path) => isOwner || !closed.includes(path.replace(/[?#].*/, ''));
}

/** Around the screens of owners: an editor who has the address reads that there is nothing for them. */
export function OwnersOnly() {
  const { t } = useTranslation('admin');
  if (useIsOwner()) return <Outlet />;
  return (
    <>
      <ScreenHead title={t('people.closed.title')} />
      <EmptyState
        text={t('people.closed.text')}
        action={
          <Link to={adminPages.dashboard} className={buttonClass({ variant: 'line', size: 'sm' })}>
            {t('frame.notFound.home')}
          </Link>
        }
      />
    </>
  );
}
