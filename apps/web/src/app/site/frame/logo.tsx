import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { logoProps } from '#kit/shared/image-props.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { SiteLink } from '#kit/site/site-link.tsx';

export function LogoLink() {
  const { t } = useTranslation('site');
  const { name } = useCompany();
  return (
    <SiteLink to="/" className="site-logo" aria-label={t('nav.logo', { company: name })}>
      <Logo />
    </SiteLink>
  );
}

/** Drawings of which there is a second version for dark grounds. */
const nightVersions = new Map([['/art/logo.svg', '/art/logo-dark.svg']]);

/**
 * The firm's logo, or its name beside a neutral mark. `night` is for dark grounds, which are not on show at first; a logo
 * without a version for them stands on a light plate.
 */
export function Logo({ night = false }: { night?: boolean }) {
  const { name, logoUrl, logoDarkUrl, picture, darkPicture } = useCompany();
  const mark = useFieldMarks('company', 0);
  const loading = night ? 'lazy' : 'eager';
  if (!logoUrl) {
    return (
      <span className="logo" {...mark('name')}>
        <img src="/art/pano-mark.svg" alt={name} width={64} height={64} loading={loading} />
        <span className="logo-name" aria-hidden="true">
          {name}
        </span>
      </span>
    );
  }
  const nightVersion = night ? logoDarkUrl || nightVersions.get(logoUrl) : undefined;
  // On paper the logo for light grounds is printed.
  const printed: CSSProperties & Record<'--logo', string> = { '--logo': `url("${logoUrl}")` };
  return (
    <span className="logo" {...mark(nightVersion === logoDarkUrl ? 'logoDarkUrl' : 'logoUrl')}>
      <img
        {...logoProps(nightVersion ? darkPicture : picture, 48)}
        src={nightVersion ?? logoUrl}
        alt={name}
        height={48}
        loading={loading}
        style={nightVersion ? printed : undefined}
        className={nightVersion ? 'logo-night' : night ? 'logo-plate' : undefined}
      />
    </span>
  );
}
