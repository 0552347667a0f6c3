import { formatDate } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

interface Props {
  contact: string;
  count: number;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Asks before everything that is stored about somebody is deleted. */
export function EraseDialog({ contact, count, open, onClose, onErased }: Props) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { run, busy } = useAction();
  const erase = trpc.privacy.erasePerson.useMutation({
    onSuccess: () =>
      Promise.all([utils.contactForms.invalidate(), utils.dashboard.invalidate(), utils.privacy.aged.invalidate()]),
  });
  const confirm = async () => {
    const done = ({ count: erased }: { count: number }) => t('privacy.person.erased', { count: erased });
    const succeeded = await run(() => erase.mutateAsync({ contact }), {
      done,
      failed: t('privacy.person.eraseFailed'),
    });
    onClose();
    if (!succeeded) return;
    onErased();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('privacy.person.eraseTitle')}
      question={t('privacy.person.eraseQuestion', { contact, count })}
      confirmLabel={t('privacy.person.erase')}
      onConfirm={() => void confirm()}
      busy={busy}
      busyText={t('frame.list.removing')}
    >
      <p>{t('privacy.person.eraseConsequence')}</p>
      {open ? <RemainingCopies /> : null}
    </ConfirmDialog>
  );
}

/** In which backups the person stays, and until when. */
function RemainingCopies() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { data } = trpc.privacy.copies.useQuery();
  if (!data || (!data.expireAt && data.permanent === 0)) return null;
  return (
    <p className="mt-2">
      {[
        data.expireAt && t('privacy.person.copiesExpire', { date: formatDate(data.expireAt, locale) }),
        data.permanent > 0 && t('privacy.person.copiesPermanent', { count: data.permanent }),
        t('privacy.person.copiesRestored'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
