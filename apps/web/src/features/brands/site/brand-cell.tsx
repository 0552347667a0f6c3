import { useBrokenImage } from '../../../components/use-broken-image';

type Props = { brand: { name: string; logoUrl: string; websiteUrl: string | null } };

/** The logo of a brand, or its name where the logo cannot be loaded. */
export function BrandCell({ brand: { name, logoUrl, websiteUrl } }: Props) {
  const logo = useBrokenImage(logoUrl);
  const inside = logo.broken ? (
    <span className="brand-name">{name}</span>
  ) : (
    <img ref={logo.ref} src={logoUrl} alt={name} height={36} loading="lazy" decoding="async" onError={logo.onError} />
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
