import sharp, { type Sharp } from 'sharp';
import { decode } from './decoder';
import type { MediaVariant } from './media.schema';

/** Encoding changes a grey level by less than this; a pixel that differs more from the blurred picture is detail. */
const visible = 8;
/** With a smaller share of pixels with detail a picture is too smooth for the comparison. */
const enough = 0.001;
/** Enlarged versions have at most 0.05 of the detail; correct ones have far more in AVIF or in WebP, even of noise. */
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

/** Whether all versions of one width are unreadable or show no more detail than half that width could, although the picture has more. */
async function isEnlarged(picture: Luminance, variants: StoredVariant[]): Promise<boolean> {
  const [first] = variants;
  if (!first) return false;
  const { width, height } = first;
  const sharpest = await scale(picture, { width, height });
  const half = await scale(sharpest, { width: Math.ceil(width / 2), height: Math.ceil(height / 2) });
  const blurred = await scale(half, { width, height });
  // All formats are made from the same pixels, so one that preserves enough detail is proof for the others.
  for (const { bytes } of variants) {
    const version = await luminance(decode(bytes, false)).catch(() => null);
    const preserved = version ? preservedDetail(version, { sharpest, blurred }) : 0;
    if (preserved === null || preserved >= leastDetail) return false;
  }
  return true;
}

/** The share of the detail of a picture that a version has, about 0 to 1; null where the picture has too little detail. */
function preservedDetail(version: Luminance, { sharpest, blurred }: { sharpest: Luminance; blurred: Luminance }) {
  let [all, preserved, count] = [0, 0, 0];
  for (let at = 0; at < sharpest.data.length; at += 1) {
    const base = blurred.data[at] ?? 0;
    const detail = (sharpest.data[at] ?? 0) - base;
    if (Math.abs(detail) < visible) continue;
    all += detail * detail;
    preserved += ((version.data[at] ?? 0) - base) * detail;
    count += 1;
  }
  return count < sharpest.data.length * enough ? null : preserved / all;
}

type Luminance = { data: Uint8Array; info: Size & { channels: 1 } };

const scale = ({ data, info }: Luminance, size: Size) =>
  luminance(sharp(data, { raw: info }).resize({ ...size, fit: 'fill' }));

/** On white, because encoders change the invisible colour of transparent pixels. */
async function luminance(picture: Sharp): Promise<Luminance> {
  const grey = picture.flatten({ background: '#ffffff' }).toColourspace('b-w');
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 1 } };
}
