import type { MediaRecord } from '@pano/api/media/media.schema';
import { TextInput } from '@pano/ui/text-input';
import { useToast } from '@pano/ui/toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#kit/admin/session.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** The alternative text of a picture in the language of the screen; stored on Enter and on leaving the field. */
export function AltInput({ media, name }: { media: MediaRecord; name: string }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const failure = useFailureToast();
  const session = useSession();
  const locale = useLocale();
  const utils = trpc.useUtils();
  const update = trpc.media.update.useMutation();
  const stored = media.alt[locale] ?? '';
  const [alt, setAlt] = useState(stored);
  const [shown, setShown] = useState(stored);
  // Another text was stored, here or in the details. The field stays, and with it the focus.
  if (shown !== stored) {
    setShown(stored);
    setAlt(stored);
  }
  const dirty = alt.trim() !== stored;
  useEffect(() => (dirty ? session.holdScreen() : undefined), [dirty, session]);

  const save = async () => {
    if (!dirty || update.isPending) return;
    const { id, version } = media;
    try {
      await update.mutateAsync({ id, version, data: locale === 'tr' ? { altTr: alt } : { altEn: alt } });
      await utils.media.invalidate();
      void utils.translations.invalidate();
      toast.success(t('media.details.saved'));
    } catch (error) {
      failure(error, t('media.details.saveFailed'));
    }
  };
  return (
    <div className="px-2 pb-2">
      <TextInput
        aria-label={t('media.altOf', { name })}
        placeholder={t('media.altPlaceholder')}
        autoComplete="off"
        maxLength={300}
        readOnly={update.isPending}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onBlur={() => void save()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void save();
          else if (key === 'Escape') setAlt(stored);
        }}
        className="text-sm"
      />
    </div>
  );
}
