import { adminPages } from '@pano/api/addresses';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Mail, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsOwner } from '#kit/admin/session.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Says that messages did not reach the company by e-mail, and why, and tries again; nothing while all is well. */
export function MailTrouble() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { data: status } = useMailStatus();
  const { run, busy } = useAction();
  const isOwner = useIsOwner();
  const retry = trpc.contactForms.retryMails.useMutation({ onSuccess: () => utils.contactForms.invalidate() });
  const texts = { done: t('contactForms.mail.retrying'), failed: t('contactForms.mail.retryFailed') };
  if (!status?.problem) return null;
  const { failed, delayed, problem } = status;
  return (
    <Banner kind={failed > 0 ? 'error' : 'warning'} className="mb-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-56 flex-1">
          <p className="font-[600]">
            {failed > 0
              ? t('contactForms.mail.failed', { count: failed })
              : t('contactForms.mail.delayed', { count: delayed })}
          </p>
          <p>
            {t(`contactForms.mail.problem.${problem}`)} {failed > 0 ? null : t('contactForms.mail.again')}
          </p>
          {isOwner ? (
            <Link to={adminPages.mail} className="link mt-1 inline-block text-sm">
              {t('contactForms.mail.settings')}
            </Link>
          ) : null}
        </div>
        <Button variant="line" size="sm" busy={busy} onClick={() => void run(retry.mutateAsync, texts)}>
          {t('contactForms.mail.retry')}
        </Button>
      </div>
    </Banner>
  );
}

/** Who is notified of new messages by e-mail, or that nobody is and where to change that. */
export function MailNote() {
  const { t } = useTranslation('admin');
  const { data: status } = useMailStatus();
  const isOwner = useIsOwner();
  if (!status) return null;
  const Icon = status.state === 'on' ? Mail : MailX;
  return (
    <p className="flex items-start gap-2 text-sm text-ink-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span className="min-w-0">
        {status.state === 'on'
          ? t('contactForms.mail.on', { addresses: status.recipients.join(', ') })
          : t(`contactForms.mail.${status.state}`)}{' '}
        {isOwner ? (
          <Link to={adminPages.mail} className="link">
            {status.state === 'off' ? t('contactForms.mail.setUp') : t('contactForms.mail.settings')}
          </Link>
        ) : null}
      </span>
    </p>
  );
}

export const everyMinute = 60_000;

/** How telling the company of messages by e-mail goes; it changes while the screen is open. */
export const useMailStatus = () =>
  trpc.contactForms.mailStatus.useQuery(undefined, { staleTime: 0, refetchInterval: everyMinute });
