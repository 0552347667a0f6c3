/** Degrees on the map. */
export type Place = { latitude: number; longitude: number };

const decimal = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(String.raw`^(?:loc:)?\s*(${decimal})\s*[,\s]\s*(${decimal})(?![\d.])`);

/** Both with a point: in `40,21` the comma may be the decimal one. */
const copiedPair = /^-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+$/;

/** Whether a text is meant as a link, though it may name no place. */
export const isMapLink = (text: string): boolean => /^\s*(?:https?:\/\/|geo:)/i.test(text);

/**
 * The place that a copied map link of Google, Apple or Yandex names, or a copied pair such as `40.2138, 28.9853`; null for
 * anything else, short links included: they name no place.
 */
export function readPlace(text: string): Place | null {
  const typed = text.trim();
  if (/^geo:/i.test(typed)) return readPair(typed.slice('geo:'.length));
  if (!isMapLink(typed)) return copiedPair.test(typed) ? readPair(typed) : null;
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  const host = url.hostname.toLowerCase();
  if (isHostOf('yandex', host)) return readYandex(url);
  if (isHostOf('google', host)) return readGoogle(url);
  return host === 'maps.apple.com' ? readParameters(url, appleParameters) : null;
}

/** Such as `yandex.com.tr`, `www.google.de` and `maps.google.com`. */
const isHostOf = (name: string, host: string) =>
  new RegExp(`(?:^|\\.)${name}\\.(?:com|[a-z]{2})(?:\\.[a-z]{2})?$`).test(host);

const googleParameters = ['query', 'q', 'll', 'destination', 'daddr', 'center', 'viewpoint', 'cbll'];
const appleParameters = ['coordinate', 'll', 'q', 'daddr', 'center', 'sll'];

/** The pin of a place comes before the middle of the map, which is somewhere beside it. */
function readGoogle(url: URL): Place | null {
  const path = decodePath(url);
  const pin = new RegExp(`!3d(${decimal})!4d(${decimal})`).exec(path);
  const named = path.split('/').find((step) => pair.test(step.replaceAll('+', ' ')));
  const middle = new RegExp(`/@(${decimal}),(${decimal})`).exec(path);
  return (
    toPlace(pin?.[1], pin?.[2]) ??
    (named ? readPair(named.replaceAll('+', ' ')) : null) ??
    readParameters(url, googleParameters) ??
    toPlace(middle?.[1], middle?.[2])
  );
}

/** Yandex writes the longitude first, except where a person searched for a pair. */
function readYandex({ searchParams }: URL): Place | null {
  for (const name of ['whatshere[point]', 'poi[point]', 'pt', 'text', 'll']) {
    const match = pair.exec(searchParams.get(name) ?? '');
    const place = name === 'text' ? toPlace(match?.[1], match?.[2]) : toPlace(match?.[2], match?.[1]);
    if (place) return place;
  }
  return null;
}

function readParameters({ searchParams }: URL, names: string[]): Place | null {
  for (const name of names) {
    const place = readPair(searchParams.get(name) ?? '');
    if (place) return place;
  }
  return null;
}

function readPair(text: string): Place | null {
  const match = pair.exec(text.trim());
  return toPlace(match?.[1], match?.[2]);
}

function toPlace(first: string | undefined, second: string | undefined): Place | null {
  if (first === undefined || second === undefined) return null;
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function decodePath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
