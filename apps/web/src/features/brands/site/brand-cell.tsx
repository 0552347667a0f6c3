import type { Picture } from '@pano/api/media/media.schema';
import { logoProps } from '#kit/shared/image-props.ts';
import { useBrokenImage } from '#kit/shared/use-broken-image.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';

type Props = {
  brand: { id?: number; name: string; logoUrl: string; picture: Picture | null; websiteUrl: string | null };
};

const logoHeight = 36;

/** The logo of a brand, or its name where the logo cannot be loaded. */
export function BrandCell({ brand: { id, name, logoUrl, picture, websiteUrl } }: Props) {
  const logo = useBrokenImage(logoUrl);
  const mark = useFieldMarks('brand', id);
  const inside =
    logoUrl && !logo.broken ? (
      <img
        {...mark('logoUrl')}
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
      <span className="brand-name" {...mark('name')}>
        {name}
      </span>
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
