import { useTranslation } from 'react-i18next';
import { addressLine, useCompany } from '../shared/use-company';

/** The way to the firm in the map that the visitor uses; the links are opened by the apps of a phone. */
export function Directions() {
  const { t } = useTranslation('site');
  const company = useCompany();
  const { latitude, longitude, street } = company;
  const hasPlace = latitude !== null && longitude !== null;
  const destination = hasPlace ? `${latitude},${longitude}` : street && addressLine(company);
  if (!destination) return null;
  return (
    <span className="directions">
      <span>{`${t('contact.directions')}:`}</span>
      {Object.entries(routeUrls).map(([service, toUrl]) => (
        <a
          key={service}
          href={toUrl(encodeURIComponent(destination))}
          target="_blank"
          rel="noopener"
          aria-label={t('contact.directionsBy', { service })}
        >
          {service}
        </a>
      ))}
    </span>
  );
}

const routeUrls = {
  Google: (destination: string) => `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  Apple: (destination: string) => `https://maps.apple.com/?daddr=${destination}`,
  Yandex: (destination: string) => `https://yandex.com.tr/harita/?rtext=~${destination}&rtt=auto`,
};
