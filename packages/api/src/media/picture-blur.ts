import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash';

/** On the longer side. Browsers smooth what they enlarge, and a page carries one for each of its pictures. */
const pixels = 6;

/** So many pictures are remembered; making one takes longer than everything else that a page needs of a picture. */
const maxKnown = 2000;
const known = new Map<string, string>();

/** What fills the room of a picture until it is there: a few blurred pixels, written into the page itself. */
export function blurOf(placeholder: string): string {
  const blur = known.get(placeholder) ?? drawBlur(placeholder);
  if (known.size >= maxKnown) known.clear();
  known.set(placeholder, blur);
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
