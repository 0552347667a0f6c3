export const mapService = 'OpenStreetMap';

type Place = { latitude: number; longitude: number };

/** Degrees around the place: some streets in each direction. */
const around = { latitude: 0.006, longitude: 0.014 };

export function mapEmbedUrl({ latitude, longitude }: Place): string {
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

export const mapPageUrl = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
