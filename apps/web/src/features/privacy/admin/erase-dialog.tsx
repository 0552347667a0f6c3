import { formatDate } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { focusContent } from '#kit/admin/screen.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

interface Props {
  contact: string;
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onErased: () => void;
}

/** Asks before everything that is stored about somebody is deleted. */
export function EraseDialog({ contact, count, open, onOpenChange, onErased }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const tellFailure = useFailureToast();
  const utils = trpc.useUtils();
  const erase = trpc.privacy.erasePerson.useMutation({
    onSuccess: async (erased) => {
      await Promise.all([
        utils.contactForms.invalidate(),
        utils.dashboard.invalidate(),
        utils.privacy.aged.invalidate(),
      ]);
      toast.success(t('privacy.person.erased', { count: erased.count }));
      onOpenChange(false);
      onErased();
      focusContent();
    },
    onError: (error) => {
      onOpenChange(false);
      tellFailure(error, t('privacy.person.eraseFailed'));
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('privacy.person.eraseTitle')}
      question={t('privacy.person.eraseQuestion', { contact, count })}
      confirmLabel={t('privacy.person.erase')}
      cancelLabel={t('frame.confirm.cancel')}
      onConfirm={() => erase.mutate({ contact })}
      busy={erase.isPending}
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
