import { adminPages } from '@pano/api/addresses';
import { FormSection } from '@pano/ui/form-section';
import { Switch } from '@pano/ui/switch';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pending } from '#kit/admin/pending.tsx';
import { useIsOwner } from '#kit/admin/session.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Whether the person gets the mail of the morning. */
export function DigestBox() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const isOwner = useIsOwner();
  const choice = trpc.account.digest.useQuery(undefined, { staleTime: 0 });
  const set = trpc.account.setDigest.useMutation({ onSuccess: () => utils.account.digest.invalidate() });
  const { run, busy } = useAction();
  const change = (digest: boolean) =>
    run(() => set.mutateAsync({ digest }), {
      done: t(digest ? 'account.digest.saved' : 'account.digest.stopped'),
      failed: t('account.digest.failed'),
    });
  return (
    <FormSection title={t('account.digest.title')} description={t('account.digest.lead')}>
      {choice.data ? (
        <>
          <Switch
            label={t('account.digest.title')}
            checked={choice.data.digest}
            onCheckedChange={(digest) => void change(digest)}
            onText={t('account.digest.on')}
            offText={t('account.digest.off')}
            busy={busy}
          />
          {choice.data.isMailSetUp ? null : (
            <p className="text-sm text-ink-2">
              {t('account.digest.mailOff')}{' '}
              {isOwner ? (
                <Link to={adminPages.mail} className="link">
                  {t('account.digest.setUp')}
                </Link>
              ) : null}
            </p>
          )}
        </>
      ) : (
        <Pending queries={[choice]} failed={t('account.digest.loadFailed')} />
      )}
    </FormSection>
  );
}
