import sharp, { type Sharp } from 'sharp';
import { decode } from './decoder';
import type { MediaVariant } from './media.schema';

/** Encoding alone changes a grey level by less; what differs more from its blurred self is detail. */
const visible = 8;
/** The share of pixels with detail below which a picture is too smooth to tell its versions apart by it. */
const enough = 0.001;
/** Enlarged versions have at most a twentieth of the detail; in AVIF or in WebP right ones have far more, even of noise. */
const leastDetail = 0.2;

type Size = { width: number; height: number };
type StoredVariant = Size & Pick<MediaVariant, 'format'> & { bytes: Uint8Array };

/**
 * Says what is wrong with the smaller versions of a picture, by comparing them with the full-size picture scaled to
 * their sizes; null where they are right.
 */
export async function findWrongVariant(original: Uint8Array, variants: StoredVariant[]): Promise<string | null> {
  for (const { width, height, format, bytes } of variants) {
    const size = await readSize(bytes);
    if (size?.width !== width || size.height !== height) {
      const inside = size ? `${size.width} × ${size.height}` : 'nothing readable';
      return `${format} of ${width} × ${height} px: ${inside} inside`;
    }
  }
  const widths = new Set(variants.map(({ width }) => width));
  const widest = await luminance(decode(original, false).resize({ width: Math.max(...widths) }));
  for (const width of widths) {
    const sameWidth = variants.filter((variant) => variant.width === width);
    if (await isEnlarged(widest, sameWidth)) return `${width} px: enlarged from fewer, another picture, or damaged`;
  }
  return null;
}

async function readSize(bytes: Uint8Array): Promise<Size | null> {
  try {
    const { width, height, pageHeight = height } = await sharp(bytes).metadata();
    return { width, height: pageHeight };
  } catch {
    // A file that cannot be read is as wrong as one of another size.
    return null;
  }
}

/** Whether versions of one width cannot be read or show nothing that half that width could not show, although the picture does. */
async function isEnlarged(picture: Luminance, variants: StoredVariant[]): Promise<boolean> {
  const [first] = variants;
  if (!first) return false;
  const { width, height } = first;
  const sharpest = await scale(picture, { width, height });
  const half = await scale(sharpest, { width: Math.ceil(width / 2), height: Math.ceil(height / 2) });
  const blurred = await scale(half, { width, height });
  // All formats are made from the same pixels, so the one that keeps most of them tells.
  for (const { bytes } of variants) {
    const version = await luminance(decode(bytes, false)).catch(() => null);
    const kept = version ? detailKept(version, { sharpest, blurred }) : 0;
    if (kept === null || kept >= leastDetail) return false;
  }
  return true;
}

/** How much of the detail of a picture a version has, about 0 to 1; null where the picture has too little to say. */
function detailKept(version: Luminance, { sharpest, blurred }: { sharpest: Luminance; blurred: Luminance }) {
  let [all, kept, count] = [0, 0, 0];
  for (let at = 0; at < sharpest.data.length; at += 1) {
    const base = blurred.data[at] ?? 0;
    const detail = (sharpest.data[at] ?? 0) - base;
    if (Math.abs(detail) < visible) continue;
    all += detail * detail;
    kept += ((version.data[at] ?? 0) - base) * detail;
    count += 1;
  }
  return count < sharpest.data.length * enough ? null : kept / all;
}

type Luminance = { data: Uint8Array; info: Size & { channels: 1 } };

const scale = ({ data, info }: Luminance, size: Size) =>
  luminance(sharp(data, { raw: info }).resize({ ...size, fit: 'fill' }));

/** On white, since encoders change what nobody sees of transparent pixels. */
async function luminance(picture: Sharp): Promise<Luminance> {
  const grey = picture.flatten({ background: '#ffffff' }).toColourspace('b-w');
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 1 } };
}
