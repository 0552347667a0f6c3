import type { ReactNode } from 'react';
import { useBrokenImage } from '../shared/use-broken-image';
import drawings from './service-icons.svg?no-inline';

const namePattern = /^[a-z0-9_]{1,64}$/;

type Props = {
  /** A Material Symbols name. */
  icon: string | null;
  /** An emoji, shown when there is no such symbol. */
  iconText: string | null;
};

/** The sign of a service on its dark window; a service without any has none. */
export function ServiceIcon({ icon, iconText }: Props) {
  if (!icon && !iconText) return null;
  const fallback = iconText ?? <HouseIcon name="developer_board" />;
  return (
    <div className="module-icon" aria-hidden="true">
      <div className="service-icon">
        {icon && houseIcons.has(icon) ? <HouseIcon name={icon} /> : <MaterialSymbol name={icon} fallback={fallback} />}
      </div>
    </div>
  );
}

function MaterialSymbol({ name, fallback }: { name: string | null; fallback: ReactNode }) {
  const src = name && namePattern.test(name) ? `/icons/ms/${name}.svg` : '';
  const image = useBrokenImage(src);
  if (!src || image.broken) return fallback;
  return <img ref={image.ref} src={src} alt="" width={36} height={36} onError={image.onError} />;
}

/** A part of one file that browsers keep: inside the page, the drawings would be an eighth of what all visitors download. */
function HouseIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={36}
      height={36}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.3"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}

/** Our own drawings (service-icons.svg) for the trades of the house, by the Material name they replace. */
export const houseIcons: ReadonlySet<string> = new Set([
  'architecture',
  'developer_board',
  'precision_manufacturing',
  'lightbulb',
  'videocam',
  'ev_station',
  'electrical_services',
  'electric_meter',
]);
