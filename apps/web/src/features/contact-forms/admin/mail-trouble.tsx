import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useMailStatus } from './use-mail-status';

/** Says that messages did not reach the company by e-mail, and why, and tries again; nothing while all is well. */
export function MailTrouble() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const tellFailure = useFailureToast();
  const utils = trpc.useUtils();
  const { data: status } = useMailStatus();
  const retry = trpc.contactForms.retryMails.useMutation({
    onSuccess: () => {
      toast.success(t('contactForms.mail.retrying'));
      return utils.contactForms.invalidate();
    },
    onError: (error) => tellFailure(error, t('contactForms.mail.retryFailed')),
  });
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
            {t(`contactForms.mail.problem.${problem.kind}`)} {failed > 0 ? null : t('contactForms.mail.again')}
          </p>
          {problem.detail ? <p className="mt-1 text-sm">{problem.detail}</p> : null}
        </div>
        <Button variant="line" size="sm" busy={retry.isPending} onClick={() => retry.mutate()}>
          {t('contactForms.mail.retry')}
        </Button>
      </div>
    </Banner>
  );
}
