import type { ReactNode } from 'react';
import { useBrokenImage } from '../shared/use-broken-image';

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
  const house = icon && Object.hasOwn(houseIcons, icon) ? houseIcons[icon] : undefined;
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

/** Our own drawings for the trades of the house, by the Material name they replace. The copper part is the live one. */
const houseIcons: Partial<Record<string, ReactNode>> = {
  architecture: (
    <>
      <g stroke="currentColor">
        <path d="M9 6h22l8 8v28H9z" />
        <path d="M31 6v8h8" />
      </g>
      <path className="live" d="M24 14v6m-9 6h18m-18 0v5m9-5v5m9-5v5M20 20h8m-4 0v6M13 36h4m5 0h4m5 0h4" />
    </>
  ),
  developer_board: (
    <>
      <g stroke="currentColor">
        <rect width="32" height="38" x="8" y="5" rx="2" />
        <path d="M14 12h20M14 43v2m20-2v2M14 20v13h6V20zm6 0h7v13h-7m7-13h7v13h-7m-13 5h20" />
      </g>
      <path className="live" d="M17 23.5V26m6.5-2.5V26m7 1v2.5" />
      <path className="live" strokeWidth="5" d="M17 12zm7 0zm7 0z" />
    </>
  ),
  precision_manufacturing: (
    <>
      <g stroke="currentColor">
        <rect width="20" height="20" x="14" y="14" rx="2" />
        <path d="M19 14V7m5 7V5m5 9V7M19 34v7m5-7v9m5-9v7M14 19H7m7 10H7m27-10h7m-7 10h7" />
      </g>
      <path className="live" d="M19 27c2.5 0 2.5-6 5-6s2.5 6 5 6" />
    </>
  ),
  lightbulb: (
    <>
      <path stroke="currentColor" d="M24 4v8M9 25c0-8 6.5-13 15-13s15 5 15 13zm10 0a5 5 0 0 0 10 0" />
      <path className="live" d="M24 35v8M13.5 32.5l-4 6.5m25-6.5 4 6.5" />
    </>
  ),
  videocam: (
    <>
      <path stroke="currentColor" d="m6 15.5 26-8L36 20l-26 8zM36 13l5-1.5 2 6.5-5 1.5M20 25l2 8H9m0-5v14" />
      <path className="live" d="M33 28c4 2 6 5 7 9m-10-5a10 10 0 0 1 4 6" />
      <path className="live" strokeWidth="4.5" d="M13 19.5z" />
    </>
  ),
  ev_station: (
    <>
      <g stroke="currentColor">
        <path d="M8 43V9a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v34M5 43h26m-3-17h3a3 3 0 0 1 3 3v6a4 4 0 0 0 8 0V20l-6-6" />
        <path d="M42 20h-4v-5" />
      </g>
      <path className="live" d="M19.5 14 14 23h4.5L17 31l6.5-10H19z" />
    </>
  ),
  electrical_services: (
    <>
      <g stroke="currentColor">
        <rect width="20" height="20" x="14" y="13" rx="2" />
        <path d="M4 19h10M4 27h10m20-8h10m-10 8h10m-24 6v11m8-11v11" />
      </g>
      <path className="live" d="M7 23h13a4 4 0 0 1 4 4v14m17-18H28" />
      <path className="live" strokeWidth="5" d="M28 23z" />
    </>
  ),
  electric_meter: (
    <>
      <path stroke="currentColor" d="M24 21v5M8 26h32m-26.5 6.5h21M19 39h10m-6.5 6h3" />
      <path className="live" d="m26 3-7 7.5h9.5L22 17M12 6.5a14 14 0 0 0-3.5 9m27.5-9a14 14 0 0 1 3.5 9" />
    </>
  ),
};
