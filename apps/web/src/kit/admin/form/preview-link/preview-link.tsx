import { formatDateTime } from '@pano/i18n/text/dates';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { type Inputs, type Outputs, trpc } from '#kit/shared/trpc.ts';
import { ActionButton } from '../../action-button';

/** A record in a language. */
export type LinkedDocument = Inputs['previewLinks']['get'];
export type PreviewLink = Outputs['previewLinks']['get'][number];

/** Until when a link is valid, and who made it. */
export function useLinkWords() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return ({ expiresAt, userName }: PreviewLink): string => {
    const until = t('previewLinks.until', { when: formatDateTime(expiresAt, locale) });
    return userName === null ? until : `${until} · ${t('previewLinks.by', { name: userName })}`;
  };
}

/** @param name tells the link from the others */
export function EndLinkButton({ link, name }: { link: PreviewLink; name: string }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const remove = trpc.previewLinks.remove.useMutation({ onSettled: () => utils.previewLinks.invalidate() });
  const { entity, record, locale, id } = link;
  return (
    <ActionButton
      variant="ghost"
      aria-label={t('previewLinks.endNamed', { name })}
      action={() => remove.mutateAsync({ entity, record, locale, link: id })}
      texts={{ done: t('previewLinks.ended'), failed: t('previewLinks.endFailed') }}
    >
      {t('previewLinks.end')}
    </ActionButton>
  );
}
