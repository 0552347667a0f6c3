import type { ActivityRecord } from '@pano/api/activity/activity.schema';
import { adminPages } from '@pano/api/addresses';
import { writeChange, writeSentence } from '@pano/i18n/activity-words';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { focusContent } from '#kit/admin/screen.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** What was changed before this sign-in about who can come in, where mail goes and what has left the site. */
export function ChangesNotice() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { run } = useAction();
  const { data: changes = [] } = trpc.activity.changesSince.useQuery();
  const dismiss = trpc.activity.dismissChanges.useMutation();
  if (changes.length === 0) return null;
  const close = async () => {
    await run(dismiss.mutateAsync, { failed: t('dashboard.changes.failed') });
    await utils.activity.changesSince.invalidate();
    requestAnimationFrame(focusContent);
  };
  return (
    <Banner kind="info">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-56 flex-1">
          <p className="font-[600]">{t('dashboard.changes.title')}</p>
          <ul className="mt-1 list-disc ps-5">
            {changes.map((entry) => (
              <Change key={entry.id} entry={entry} />
            ))}
          </ul>
          <p className="mt-1">
            {t('dashboard.changes.notYou')}{' '}
            <Link to={adminPages.account} className="link">
              {t('dashboard.changes.toAccount')}
            </Link>
          </p>
        </div>
        <Button variant="line" size="sm" busy={dismiss.isPending} onClick={() => void close()}>
          {t('dashboard.changes.dismiss')}
        </Button>
      </div>
    </Banner>
  );
}

/** What API tokens have changed of what people call, write or pay to, or sign, with how it was. */
export function ReportsNotice() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { run } = useAction();
  const { data: reports = [] } = trpc.activity.reports.useQuery(undefined, { staleTime: 0 });
  const dismiss = trpc.activity.dismissReports.useMutation();
  const [newest] = reports;
  if (!newest) return null;
  const close = async () => {
    await run(() => dismiss.mutateAsync({ until: newest.at }), { failed: t('dashboard.reports.failed') });
    await utils.activity.reports.invalidate();
    requestAnimationFrame(focusContent);
  };
  return (
    <Banner kind="warning">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-56 flex-1">
          <p className="font-[600]">{t('dashboard.reports.title')}</p>
          <p className="mt-1">{t('dashboard.reports.lead')}</p>
          <ul className="mt-1 grid list-disc gap-1 ps-5">
            {reports.map((entry) => (
              <Change key={entry.id} entry={entry}>
                {entry.changes.map((change) => (
                  <span key={change.field} className="block text-sm">
                    {writeChange(t, entry.entity, change)}
                  </span>
                ))}
              </Change>
            ))}
          </ul>
          <p className="mt-1">
            {t('dashboard.reports.notYou')}{' '}
            <Link to={adminPages.account} className="link">
              {t('dashboard.changes.toAccount')}
            </Link>
          </p>
        </div>
        <Button variant="line" size="sm" busy={dismiss.isPending} onClick={() => void close()}>
          {t('dashboard.changes.dismiss')}
        </Button>
      </div>
    </Banner>
  );
}

function Change({ entry, children }: { entry: ActivityRecord; children?: ReactNode }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <li className="[overflow-wrap:anywhere]">
      {writeSentence(t, entry)} <span className="whitespace-nowrap">({formatShortDateTime(entry.at, locale)})</span>
      {children}
    </li>
  );
}
