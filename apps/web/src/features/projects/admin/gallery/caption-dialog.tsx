import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaleText } from '#kit/admin/form/english/stale-text.tsx';
import { PlainTextField } from '#kit/admin/form/plain-text-field.tsx';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { thumbUrl } from '#kit/admin/media/media-thumb.tsx';
import { SiteImage } from '#kit/shared/site-image.tsx';

export type Captions = { captionTr: string | null; captionEn: string | null };
/** `current`: the English one still says what the Turkish one says, although that has changed. */
type CaptionEdit = Captions & { current?: boolean };

interface Props {
  /** With the Turkish caption that the English one still says, where that has changed. */
  picture: { imageUrl: string; captionSource?: string | null } & Captions;
  /** Resolves to whether they were stored. */
  onSave: (captions: CaptionEdit) => Promise<boolean>;
  onClose: () => void;
}

/** Pictures with what stands below them, and a note where that has no English yet, or one that is out of date. */
export function useCaptioned() {
  const { t } = useTranslation('admin');
  const english = useEnglishSite();
  const noteOf = ({ captionTr, captionEn, captionSource }: Captions & { captionSource?: string | null }) => {
    if (captionTr && !captionEn) return t('english.states.missing');
    return typeof captionSource === 'string' ? t('english.field.outdated') : null;
  };
  return <Picture extends Captions>(picture: Picture) => ({
    ...picture,
    caption: picture.captionTr ?? picture.captionEn,
    note: english ? noteOf(picture) : null,
  });
}

/** The dialog for the captions of a picture, and the function that opens it. */
export function useCaptions<Picture extends Props['picture']>(
  save: (picture: Picture, captions: CaptionEdit) => Promise<boolean>,
) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const close = () => setPicture(null);
  const dialog = picture ? (
    <CaptionDialog picture={picture} onSave={(captions) => save(picture, captions)} onClose={close} />
  ) : null;
  return { open: (chosen: Picture) => setPicture(chosen), dialog };
}

/** What stands below a picture of the gallery, in both languages where the site has English. */
function CaptionDialog({ picture, onSave, onClose }: Props) {
  const { t } = useTranslation('admin');
  const isEnglishSite = useEnglishSite();
  const [turkish, setTurkish] = useState(picture.captionTr ?? '');
  const [english, setEnglish] = useState(picture.captionEn ?? '');
  const [busy, setBusy] = useState(false);
  const { captionSource: source = null } = picture;
  const { note, isCurrent } = useStaleText(source === null ? null : { text: picture.captionEn, source }, english);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // The form of the project around it is another one.
    event.stopPropagation();
    setBusy(true);
    const captions = { captionTr: turkish.trim() || null, captionEn: english.trim() || null };
    const saved = await onSave(isCurrent ? { ...captions, current: true } : captions);
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('projects.images.captionTitle')}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <SiteImage
          src={thumbUrl(picture.imageUrl)}
          alt=""
          className="on-day max-h-40 w-full rounded-control bg-surface-3 object-contain"
        />
        <PlainTextField
          label={t(`projects.images.${isEnglishSite ? 'captionTr' : 'caption'}`)}
          hint={t('projects.images.captionHint')}
          lang="tr"
          maxLength={300}
          autoComplete="off"
          value={turkish}
          onValueChange={setTurkish}
        />
        {isEnglishSite ? (
          <PlainTextField
            label={t('projects.images.captionEn')}
            lang="en"
            maxLength={300}
            autoComplete="off"
            value={english}
            onValueChange={setEnglish}
          />
        ) : null}
        {note}
        <Button type="submit" size="sm" busy={busy} className="justify-self-start">
          {t('projects.images.captionSave')}
        </Button>
      </form>
    </Dialog>
  );
}
