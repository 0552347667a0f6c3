import type { BrandRecord } from '@pano/api/brands/brand.schema';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RecordCard } from '#kit/admin/list/entity-card.tsx';
import type { SwitchedState } from '#kit/admin/list/record-changes.ts';
import type { SortableCardProps } from '#kit/admin/list/sortable-list.tsx';
import { ActiveSwitch, VisibleSwitch } from '#kit/admin/list/state-switch.tsx';
import { thumbUrl } from '#kit/admin/media/media-thumb.tsx';
import { useBrokenImage } from '#kit/shared/use-broken-image.ts';

interface Props extends SortableCardProps {
  brand: BrandRecord;
  visibility: SwitchedState;
  activity: SwitchedState;
}

export function BrandCard({ brand, visibility, activity, ...card }: Props) {
  const { name, websiteUrl, active, visible } = brand;
  return (
    <RecordCard
      {...card}
      muted={!visible || !active}
      media={
        <div className="ps-4 pt-3.5 sm:pb-3.5 sm:ps-5">
          <BrandLogo brand={brand} />
        </div>
      }
      switches={
        <div className="flex flex-wrap gap-x-4">
          <VisibleSwitch {...visibility} name={name} />
          <ActiveSwitch {...activity} name={name} />
        </div>
      }
    >
      {websiteUrl ? <Website url={websiteUrl} /> : null}
    </RecordCard>
  );
}

function Website({ url }: { url: string }) {
  const { t } = useTranslation('admin');
  const shown = url.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '');
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={t('brands.website')}
      className="link inline-flex min-w-0 items-center gap-1.5 justify-self-start text-sm break-all"
    >
      {shown}
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('brands.newTab')}</span>
    </a>
  );
}

/** The logo on paper white, as its makers meant it; the name where it cannot be loaded. */
function BrandLogo({ brand: { name, logoUrl } }: { brand: Pick<BrandRecord, 'name' | 'logoUrl'> }) {
  const src = thumbUrl(logoUrl);
  const logo = useBrokenImage(src);
  return (
    <div className="on-day grid h-14 w-32 flex-none place-items-center overflow-hidden rounded-control border border-line-2 bg-white px-3">
      {logo.broken ? (
        <span className="truncate text-sm font-[640] text-ink-2">{name}</span>
      ) : (
        <img
          ref={logo.ref}
          src={src}
          alt={name}
          loading="lazy"
          decoding="async"
          onError={logo.onError}
          className="h-8 w-full object-contain"
        />
      )}
    </div>
  );
}
