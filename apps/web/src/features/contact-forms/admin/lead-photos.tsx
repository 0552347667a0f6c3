import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { Box } from '@pano/ui/card';
import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pending } from '#kit/admin/pending.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { useBlobAddress, useLeadPhotos } from './use-lead-photos';

const Lightbox = lazy(async () => ({ default: (await import('#kit/site/lightbox.tsx')).Lightbox }));

type Shown = { addresses: string[]; index: number };

/** The photos that a visitor has sent, and over the whole window the one that is pressed; nothing where there is none. */
export function LeadPhotos({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const lang = useLocale();
  const photos = useLeadPhotos(
    lead.id,
    lead.photos.map(({ id }) => id),
  );
  const [shown, setShown] = useState<Shown | null>(null);
  if (photos.length === 0) return null;
  const loaded = lead.photos.flatMap(({ id }, place) => {
    const blob = photos[place]?.data;
    return blob ? [{ id, blob }] : [];
  });
  const open = (index: number) => setShown({ index, addresses: loaded.map(({ blob }) => URL.createObjectURL(blob)) });
  const close = () => {
    for (const address of shown?.addresses ?? []) URL.revokeObjectURL(address);
    setShown(null);
  };
  const name = (index: number) => t('leadDesk.photos.number', { number: index + 1 });
  return (
    <Box title={t('leadDesk.photos.title')}>
      <ul className="flex flex-wrap gap-2.5">
        {loaded.map(({ id, blob }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={name(index)}
              aria-haspopup="dialog"
              onClick={() => open(index)}
              className="cursor-zoom-in rounded-control hover:opacity-90"
            >
              <PhotoTile blob={blob} className="size-28" />
            </button>
          </li>
        ))}
      </ul>
      {loaded.length < photos.length ? <Pending queries={photos} failed={t('leadDesk.photos.loadFailed')} /> : null}
      {shown ? (
        <Suspense>
          <Lightbox
            title={lead.name}
            lang={lang}
            images={shown.addresses.map((src, index) => ({ src, alt: name(index) }))}
            index={shown.index}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

/** The first photo of a lead in the list, beside the words of the lead. */
export function LeadThumbnail({ leadId, photoId }: { leadId: number; photoId: number }) {
  const [photo] = useLeadPhotos(leadId, [photoId]);
  return photo?.data ? <PhotoTile blob={photo.data} className="size-16" /> : null;
}

function PhotoTile({ blob, className }: { blob: Blob; className: string }) {
  const address = useBlobAddress(blob);
  return (
    <span className={clsx('block overflow-hidden rounded-control bg-surface-2', className)}>
      {address ? <img src={address} alt="" className="size-full object-cover" /> : null}
    </span>
  );
}
