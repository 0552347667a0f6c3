import type { Picture } from '@pano/api/media/media.schema';
import { logoProps } from '#kit/shared/image-props.ts';
import { useBrokenImage } from '#kit/shared/use-broken-image.ts';

type Props = { brand: { name: string; logoUrl: string; picture: Picture | null; websiteUrl: string | null } };

const logoHeight = 36;

/** The logo of a brand, or its name where the logo cannot be loaded. */
export function BrandCell({ brand: { name, logoUrl, picture, websiteUrl } }: Props) {
  const logo = useBrokenImage(logoUrl);
  const inside =
    logoUrl && !logo.broken ? (
      <img
        {...logoProps(picture, logoHeight)}
        ref={logo.ref}
        src={logoUrl}
        alt={name}
        height={logoHeight}
        loading="lazy"
        decoding="async"
        onError={logo.onError}
      />
    ) : (
      <span className="brand-name">{name}</span>
    );
  return (
    <li title={name}>
      {websiteUrl ? (
        <a href={websiteUrl} rel="noopener">
          {inside}
        </a>
      ) : (
        <span>{inside}</span>
      )}
    </li>
  );
}
