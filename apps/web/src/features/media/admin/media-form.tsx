import { isPictureRecord, type MediaRecord } from '@pano/api/media/media.schema';
import { Button, buttonClass } from '@pano/ui/button';
import { Download, Save, Trash2 } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaleText } from '#kit/admin/form/english/stale-text.tsx';
import { useHoldScreen } from '#kit/admin/form/leave-guard.tsx';
import { PlainTextField } from '#kit/admin/form/plain-text-field.tsx';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { useForGood, useRemoval } from '#kit/admin/list/use-removal.tsx';
import { MediaThumb } from '#kit/admin/media/media-thumb.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { FocusPicker } from './focus-picker';
import { MediaProperties } from './media-properties';
import { MediaReplacement } from './media-replacement';
import { MediaRotation } from './media-rotation';
import { MediaUses } from './media-uses';

interface Props {
  media: MediaRecord;
  onDirty: (dirty: boolean) => void;
  onRemoved: () => void;
}

/** Texts and focal point of a picture or the title of a file, and what else can be done with it. */
export function MediaForm({ media, onDirty, onRemoved }: Props) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const utils = trpc.useUtils();
  const update = trpc.media.update.useMutation();
  const isPicture = isPictureRecord(media);
  const texts = isPicture ? 'media.details' : 'media.file';
  const label = t(`${texts}.alt`);
  const isEnglishSite = useEnglishSite();
  const [altTr, setAltTr] = useState(media.alt.tr ?? '');
  const [altEn, setAltEn] = useState(media.alt.en ?? '');
  const [focal, setFocal] = useState(media.focal);
  const { altSource } = media;
  const english = useStaleText(altSource === null ? null : { text: media.alt.en, source: altSource }, altEn);
  const dirty =
    english.isCurrent ||
    altTr.trim() !== (media.alt.tr ?? '') ||
    altEn.trim() !== (media.alt.en ?? '') ||
    focal.x !== media.focal.x ||
    focal.y !== media.focal.y;
  useLayoutEffect(() => onDirty(dirty), [dirty, onDirty]);
  useHoldScreen(dirty);

  const save = async () => {
    const { id, version } = media;
    const data = { altTr, altEn, focalX: focal.x, focalY: focal.y, current: english.isCurrent };
    const saved = await update.mutateAsync({ id, version, data });
    utils.media.get.setData({ id }, saved);
    void utils.media.list.invalidate();
    void utils.translations.invalidate();
  };
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="grid content-start gap-5">
        {isPicture ? (
          <>
            <FocusPicker media={media} value={focal} onChange={setFocal} />
            <MediaRotation media={media} dirty={dirty} />
          </>
        ) : (
          <FilePreview media={media} />
        )}
      </div>
      <div className="grid content-start gap-5">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run(save, { done: t(`${texts}.saved`), failed: t(`${texts}.saveFailed`) });
          }}
          className="grid gap-4"
        >
          <PlainTextField
            label={isEnglishSite ? t('company.inTurkish', { label }) : label}
            hint={t(`${texts}.altHint`)}
            lang="tr"
            value={altTr}
            onValueChange={setAltTr}
          />
          {isEnglishSite ? (
            <PlainTextField
              label={t('company.inEnglish', { label })}
              lang="en"
              value={altEn}
              onValueChange={setAltEn}
            />
          ) : null}
          {english.note}
          <Button
            type="submit"
            size="sm"
            disabled={!dirty}
            busy={update.isPending}
            busyText={t('frame.form.saving')}
            className="justify-self-start"
          >
            <Save aria-hidden="true" />
            {t('media.details.save')}
          </Button>
        </form>
        <MediaProperties media={media} />
        <MediaUses media={media} />
        <MediaReplacement media={media} />
        <MediaRemoval media={media} onRemoved={onRemoved} />
      </div>
    </div>
  );
}

/** A video is played here, a document opened as visitors get it: saved by the browser. */
function FilePreview({ media }: { media: MediaRecord }) {
  const { t } = useTranslation('admin');
  const { url, contentType } = media;
  if (contentType.startsWith('video/'))
    return <video src={url} controls muted preload="none" className="aspect-video w-full rounded-card bg-surface-3" />;
  return (
    <>
      <div className="aspect-4/3 w-full overflow-hidden rounded-card border border-line-2">
        <MediaThumb media={media} />
      </div>
      <a href={url} download className={buttonClass({ variant: 'line', size: 'sm', className: 'justify-self-start' })}>
        <Download aria-hidden="true" />
        {t('media.file.download')}
      </a>
    </>
  );
}

/** Deletes a picture or a file; the server refuses while it is used, and says where. */
function MediaRemoval({ media, onRemoved }: { media: MediaRecord; onRemoved: () => void }) {
  const { t } = useTranslation('admin');
  const texts = isPictureRecord(media) ? 'media' : 'media.file';
  const utils = trpc.useUtils();
  const gone = { onSuccess: () => utils.media.list.invalidate() };
  const remove = trpc.media.remove.useMutation(gone);
  const erase = trpc.media.erase.useMutation(gone);
  const { forGood, choice } = useForGood();
  const removal = useRemoval<MediaRecord>({
    remove: async ({ id }) => {
      await (forGood ? erase : remove).mutateAsync({ id });
      onRemoved();
    },
    question: t(`${texts}.confirmRemove`),
    getName: ({ originalName }) => originalName,
    removed: forGood ? t('trash.purged', { count: 1 }) : t(`${texts}.removed`),
    failed: t(`${texts}.removeFailed`),
    consequence: () => choice,
  });
  // A picture in use cannot be deleted; where it is used stands above.
  const uses = trpc.media.usage.useQuery({ id: media.id });
  if (uses.data?.length) return null;
  return (
    <>
      <Button
        disabled={uses.isPending}
        variant="danger-line"
        size="sm"
        onClick={() => removal.confirm(media)}
        className="justify-self-start"
      >
        <Trash2 aria-hidden="true" />
        {t(isPictureRecord(media) ? 'media.details.remove' : 'media.file.remove')}
      </Button>
      {removal.dialog}
    </>
  );
}
