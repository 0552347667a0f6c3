import type { ActivityRecord } from '@pano/api/activity/activity.schema';
import { adminPages } from '@pano/api/addresses';
import { writeChange, writeSentence } from '@pano/i18n/activity-words';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { focusContent } from '@pano/ui/overlay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** What was changed before this sign-in about who can come in, where mail goes and what has left the site. */
export function ChangesNotice() {
  const { data: changes = [] } = trpc.activity.changesSince.useQuery();
  const { invalidate } = trpc.useUtils().activity.changesSince;
  const dismiss = trpc.activity.dismissChanges.useMutation({ onSettled: () => invalidate() });
  if (changes.length === 0) return null;
  return (
    <Notice kind="info" about="changes" dismiss={() => dismiss.mutateAsync()}>
      <ul className="mt-1 list-disc ps-5">
        {changes.map((entry) => (
          <Change key={entry.id} entry={entry} />
        ))}
      </ul>
    </Notice>
  );
}

/** What API tokens have changed of what people call, write or pay to, or sign, with how it was. */
export function ReportsNotice() {
  const { t } = useTranslation('admin');
  const { data: reports = [] } = trpc.activity.reports.useQuery(undefined, { staleTime: 0 });
  const { invalidate } = trpc.useUtils().activity.reports;
  const dismiss = trpc.activity.dismissReports.useMutation({ onSettled: () => invalidate() });
  const [newest] = reports;
  if (!newest) return null;
  return (
    <Notice kind="warning" about="reports" dismiss={() => dismiss.mutateAsync({ until: newest.at })}>
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
    </Notice>
  );
}

interface NoticeProps {
  kind: 'info' | 'warning';
  about: 'changes' | 'reports';
  dismiss: () => Promise<unknown>;
  children: ReactNode;
}

/** Says what was done, and what to do where it was not the reader. */
function Notice({ kind, about, dismiss, children }: NoticeProps) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const close = async () => {
    await run(dismiss, { failed: t(`dashboard.${about}.failed`) });
    requestAnimationFrame(focusContent);
  };
  return (
    <Banner kind={kind}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-56 flex-1">
          <p className="font-[600]">{t(`dashboard.${about}.title`)}</p>
          {children}
          <p className="mt-1">
            {t(`dashboard.${about}.notYou`)}{' '}
            <Link to={adminPages.account} className="link">
              {t('dashboard.changes.toAccount')}
            </Link>
          </p>
        </div>
        <Button variant="line" size="sm" busy={busy} onClick={() => void close()}>
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
