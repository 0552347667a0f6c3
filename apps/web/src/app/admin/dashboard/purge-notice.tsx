import type { WaitingPurge } from '@pano/api';
import { adminPages } from '@pano/api/addresses';
import { purgedKinds } from '@pano/api/privacy/privacy.schema';
import { formatShortDate, formatShortDateTime } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** That the nightly deletion was stopped, why, and what it would take; deletes after a backup if the owner says so. */
export function PurgeNotice({ waiting, command }: { waiting: WaitingPurge; command: string }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { reason, now, witness, state } = waiting;
  const date = (instant: string) => formatShortDateTime(instant, locale);
  return (
    <Banner kind="warning">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-56 flex-1">
          <p className="font-[600]">{t('dashboard.purge.title')}</p>
          <p className="mt-1">{t(`dashboard.purge.reason.${reason}`, { now: date(now), witness: date(witness) })}</p>
          <DueRecords waiting={waiting} />
          <p className="mt-1">
            {reason === 'share' ? (
              <>
                {t('dashboard.purge.shareAdvice')}{' '}
                <Link to={adminPages.privacy} className="link">
                  {t('dashboard.purge.toPeriods')}
                </Link>
              </>
            ) : (
              t('dashboard.purge.clockAdvice')
            )}
          </p>
          {state === 'failed' && <p className="mt-1 font-[600]">{t('dashboard.purge.failed', { command })}</p>}
          {state === 'working' && <p className="mt-1 font-[600]">{t('dashboard.purge.working')}</p>}
        </div>
        {state !== 'working' && <ApproveButton waiting={waiting} />}
      </div>
    </Banner>
  );
}

/** How many records of each kind would go, and from when to when they are. */
function DueRecords({ waiting }: { waiting: WaitingPurge }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <ul className="mt-1 list-disc ps-5">
      {purgedKinds.map((kind) => {
        const due = waiting[kind];
        if (!due) return null;
        const [from, to] = [formatShortDate(due.from, locale), formatShortDate(due.to, locale)];
        return <li key={kind}>{t(`dashboard.purge.${kind}`, { count: due.count, total: due.total, from, to })}</li>;
      })}
    </ul>
  );
}

function ApproveButton({ waiting }: { waiting: WaitingPurge }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const { run } = useAction();
  const approve = trpc.privacy.approvePurge.useMutation({ onSettled: () => utils.dashboard.summary.invalidate() });
  const [contactForms = 0, activity = 0, spam = 0, trash = 0] = purgedKinds.map((kind) => waiting[kind]?.count);
  const confirm = async () => {
    const texts = { done: t('dashboard.purge.approved'), failed: t('dashboard.purge.approveFailed') };
    await run(() => approve.mutateAsync({ contactForms, activity, spam, trash }), texts);
    setAsking(false);
  };
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setAsking(true)}>
        {t('dashboard.purge.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        question={t('dashboard.purge.confirmTitle')}
        confirmLabel={t('dashboard.purge.action')}
        onConfirm={() => void confirm()}
        busy={approve.isPending}
        busyText={t('frame.form.saving')}
      >
        <DueRecords waiting={waiting} />
        <p className="mt-2">{t('dashboard.purge.consequence')}</p>
      </ConfirmDialog>
    </>
  );
}
