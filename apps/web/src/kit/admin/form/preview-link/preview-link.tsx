import { writeActor } from '@pano/i18n/activity-words';
import { formatDateTime } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { type Inputs, type Outputs, trpc } from '#kit/shared/trpc.ts';
import { DialogButton } from '../../action-button';
import { useAction } from '../../use-action';

/** A record in a language. */
export type LinkedDocument = Inputs['previewLinks']['get'];
export type PreviewLink = Outputs['previewLinks']['get'][number];

/** Until when a link is valid, and who made it. */
export function useLinkWords() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return ({ expiresAt, userName }: PreviewLink): string => {
    const until = t('previewLinks.until', { when: formatDateTime(expiresAt, locale) });
    return userName === null ? until : `${until} · ${t('previewLinks.by', { name: writeActor(t, userName) })}`;
  };
}

interface EndProps {
  link: PreviewLink;
  /** Tells the link from the others. */
  name: string;
}

/** Ends a link, after a question. */
export function EndLinkButton({ link, name }: EndProps) {
  const { t } = useTranslation('admin');
  return (
    <DialogButton
      variant="ghost"
      aria-label={t('previewLinks.endNamed', { name })}
      renderDialog={(close) => <EndLinkQuestion link={link} name={name} onClose={close} />}
    >
      {t('previewLinks.end')}
    </DialogButton>
  );
}

function EndLinkQuestion({ link, name, onClose }: EndProps & { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const remove = trpc.previewLinks.remove.useMutation({ onSettled: () => utils.previewLinks.invalidate() });
  const { run, busy } = useAction();
  const { entity, record, locale, id } = link;
  const confirm = async () => {
    const texts = { done: t('previewLinks.ended'), failed: t('previewLinks.endFailed') };
    await run(() => remove.mutateAsync({ entity, record, locale, link: id }), texts);
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      question={t('previewLinks.endQuestion')}
      subject={name}
      confirmLabel={t('previewLinks.endNow')}
      cancelLabel={t('previewLinks.hold')}
      onConfirm={() => void confirm()}
      busy={busy}
      busyText={t('frame.form.saving')}
    >
      <p>{t('previewLinks.endConsequence')}</p>
    </ConfirmDialog>
  );
}
