import type { ReactNode } from 'react';
import { useBrokenImage } from '#kit/shared/use-broken-image.ts';
import { houseIcons } from './house-icons';

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
  const house = icon ? houseIcons[icon] : undefined;
  const fallback = iconText ?? <HouseIcon>{houseIcons.developer_board}</HouseIcon>;
  return (
    <div className="module-icon" aria-hidden="true">
      <div className="service-icon">
        {house ? <HouseIcon>{house}</HouseIcon> : <MaterialSymbol name={icon} fallback={fallback} />}
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

function HouseIcon({ children }: { children: ReactNode }) {
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
      {children}
    </svg>
  );
}
