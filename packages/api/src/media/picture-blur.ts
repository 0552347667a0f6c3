import { LRUCache } from 'lru-cache';
import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash';

/** Of the longer side. So few are enough, because browsers smooth what they enlarge, and each picture adds them to the page. */
const pixels = 6;

/** Cached, because drawing one takes longer than everything else that a page needs of a picture. */
const blurs = new LRUCache<string, string>({ max: 2000 });

/** A blurred preview of a few pixels as a data URL, shown until the picture is loaded. */
export function blurOf(placeholder: string): string {
  const blur = blurs.get(placeholder) ?? drawBlur(placeholder);
  blurs.set(placeholder, blur);
  return blur;
}

function drawBlur(placeholder: string): string {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(placeholder, 'base64'));
  const scale = pixels / Math.max(w, h);
  const width = Math.max(1, Math.round(w * scale));
  const height = Math.max(1, Math.round(h * scale));
  const small = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const at = (Math.floor(((y + 0.5) * h) / height) * w + Math.floor(((x + 0.5) * w) / width)) * 4;
      return [...rgba.subarray(at, at + 4)];
    }),
  );
  return rgbaToDataURL(width, height, small.flat(2));
}
