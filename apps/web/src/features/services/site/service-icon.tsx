import { type ReactNode, useState } from 'react';
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
  const [missing, setMissing] = useState<string | null>(null);
  if (!icon && !iconText) return null;
  const house = icon ? houseIcons[icon] : undefined;
  const symbol = icon && namePattern.test(icon) && icon !== missing ? icon : null;
  return (
    <div className="module-icon" aria-hidden="true">
      <div className="service-icon">
        {house ? (
          <HouseIcon>{house}</HouseIcon>
        ) : symbol ? (
          <img src={`/icons/ms/${symbol}.svg`} alt="" width={36} height={36} onError={() => setMissing(symbol)} />
        ) : (
          (iconText ?? <HouseIcon>{houseIcons.developer_board}</HouseIcon>)
        )}
      </div>
    </div>
  );
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
