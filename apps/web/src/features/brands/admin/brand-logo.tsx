import type { BrandRecord } from '@pano/api/brands/brand.schema';
import { thumbUrl } from '#kit/admin/thumb-url.ts';
import { useBrokenImage } from '#kit/shared/use-broken-image.ts';

/** The logo on paper white, as its makers meant it; the name where it cannot be loaded. */
export function BrandLogo({ brand: { name, logoUrl } }: { brand: Pick<BrandRecord, 'name' | 'logoUrl'> }) {
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
