import { buttonClass } from '@pano/ui/button';
import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../shared/use-company';

/** A drawing that shows no place; the map of another server is loaded only when the visitor asks for it. */
export function ContactMap() {
  const { t } = useTranslation('site');
  const { latitude, longitude } = useCompany();
  const [open, setOpen] = useState(false);
  if (latitude === null || longitude === null) return null;
  const place = { latitude, longitude };
  return (
    <div className="contact-map">
      {open ? (
        <iframe title={t('contact.map')} src={mapEmbedUrl(place)} referrerPolicy="no-referrer" />
      ) : (
        <img src="/art/map-place.svg" alt="" width={1200} height={400} loading="lazy" />
      )}
      <div className="map-actions on-day">
        {open ? null : (
          <button
            type="button"
            className={buttonClass({ variant: 'dark', className: 'needs-script max-[480px]:px-3.5' })}
            onClick={() => setOpen(true)}
          >
            <MapIcon aria-hidden="true" />
            {t('contact.openMap')}
          </button>
        )}
        <a
          className={buttonClass({ variant: 'line', className: 'bg-surface max-[480px]:px-3.5' })}
          href={mapPageUrl(place)}
          target="_blank"
          rel="noopener"
          aria-label={t('contact.showOnMapService', { service: mapService })}
        >
          {mapService}
        </a>
      </div>
    </div>
  );
}

const mapService = 'OpenStreetMap';

type Place = { latitude: number; longitude: number };

/** Degrees around the place: some streets in each direction. */
const around = { latitude: 0.006, longitude: 0.014 };

function mapEmbedUrl({ latitude, longitude }: Place): string {
  const url = new URL('https://www.openstreetmap.org/export/embed.html');
  const box = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ];
  url.searchParams.set('bbox', box.map((degrees) => degrees.toFixed(5)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}

const mapPageUrl = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
