import { dashboardPath, loginPath } from '@pano/api/addresses';
import { Button } from '@pano/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedToken } from '#kit/shared/session-storage.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Above every page while the site is closed: whoever reads it is the owner, and nobody else sees the page. */
export function MaintenanceMark() {
  const { t } = useTranslation('site');
  return (
    <aside aria-label={t('maintenance.tag')} className="maintenance-mark on-day">
      <span>{t('maintenance.mark')}</span> <a href={dashboardPath}>{t('maintenance.backOffice')}</a>
    </aside>
  );
}

/** On the maintenance screen of a browser that is signed in to the back office: the way to the site behind it. */
export function OwnerEntry() {
  const { t } = useTranslation('site');
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => setSignedIn(storedToken() !== null), []);
  const bypass = trpc.auth.bypassMaintenance.useMutation({ onSuccess: () => location.reload() });
  if (!signedIn) return null;
  return (
    <div className="grid justify-items-start gap-2" aria-live="polite">
      <p>{t(bypass.isError ? 'maintenance.signedOut' : 'maintenance.signedIn')}</p>
      {bypass.isError ? (
        <a href={loginPath}>{t('maintenance.backOffice')}</a>
      ) : (
        <Button variant="line" busy={bypass.isPending} onClick={() => bypass.mutate()}>
          {t('maintenance.show')}
        </Button>
      )}
    </div>
  );
}
