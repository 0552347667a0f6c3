import type { MediaRecord } from '@pano/api/media/media.schema';
import { TextInput } from '@pano/ui/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldScreen } from '#kit/admin/form/leave-guard.tsx';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** The alternative text of a picture in the language of the screen, if the site has that; stored on Enter and on leaving the field. */
export function AltInput({ media, name }: { media: MediaRecord; name: string }) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const own = useLocale();
  const locale = useEnglishSite() === false ? 'tr' : own;
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
  useHoldScreen(dirty);

  const store = async () => {
    const { id, version } = media;
    await update.mutateAsync({ id, version, data: locale === 'tr' ? { altTr: alt } : { altEn: alt } });
    await utils.media.invalidate();
    void utils.translations.invalidate();
  };
  const save = () => {
    if (!dirty || update.isPending) return;
    void run(store, { done: t('media.details.saved'), failed: t('media.details.saveFailed') });
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
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save();
          else if (key === 'Escape') setAlt(stored);
        }}
        className="text-sm"
      />
    </div>
  );
}
