import type { MenuItem } from '@pano/api/settings/menus.schema';
import { completeLink } from '@pano/api/urls';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaleText } from '#kit/admin/form/english/stale-text.tsx';
import { PlainTextField } from '#kit/admin/form/plain-text-field.tsx';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { useAction } from '#kit/admin/use-action.ts';

interface Props {
  item: MenuItem;
  /** What it is called without a text of its own. */
  usual: string;
  onSave: (item: MenuItem) => Promise<unknown>;
  onClose: () => void;
}

const maxLength = 60;

/** The text of an item, in both languages where the site has English; of a typed address, also that. */
export function LinkTextDialog({ item, usual, onSave, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const isEnglishSite = useEnglishSite();
  const isAddress = item.kind === 'address';
  const [url, setUrl] = useState(isAddress ? item.url : '');
  const [turkish, setTurkish] = useState(item.label.tr ?? '');
  const [english, setEnglish] = useState(item.label.en ?? '');
  const [tried, setTried] = useState(false);
  const address = completeLink(url);
  const urlError = tried && isAddress && address === null ? t('menus.urlError') : undefined;
  const textError = tried && isAddress && turkish.trim() === '' ? t('menus.textError') : undefined;
  const { note, isCurrent } = useStaleText(item.label.stale ? { text: item.label.en } : null, english);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAddress && (address === null || turkish.trim() === '')) return;
    const texts = { tr: turkish.trim() || null, en: english.trim() || null };
    const label = isCurrent ? { ...texts, stale: false } : texts;
    const next = isAddress && address !== null ? { ...item, url: address, label } : { ...item, label };
    if (await run(() => onSave(next), { failed: t('menus.saveFailed') })) onClose();
  };
  const hint = isAddress ? undefined : t('menus.textHint', { text: usual });
  return (
    <Dialog onClose={onClose} title={t(isAddress ? 'menus.addressTitle' : 'menus.textTitle')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {isAddress ? (
          <PlainTextField
            label={t('menus.url')}
            hint={t('menus.urlHint')}
            error={urlError}
            required
            value={url}
            onValueChange={setUrl}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : null}
        <PlainTextField
          label={t(isEnglishSite ? 'menus.turkish' : 'menus.text')}
          hint={hint}
          error={textError}
          required={isAddress}
          value={turkish}
          maxLength={maxLength}
          onValueChange={setTurkish}
        />
        {isEnglishSite ? (
          <PlainTextField
            label={t('menus.english')}
            hint={t('menus.englishHint')}
            lang="en"
            value={english}
            maxLength={maxLength}
            onValueChange={setEnglish}
          />
        ) : null}
        {note}
        <div className="flex justify-end">
          <Button type="submit" busy={busy}>
            {t('menus.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
