import sharp, { type OutputInfo } from 'sharp';
import { decode } from './decoder';
import type { MediaVariant } from './media.schema';

export type EncodedVariant = Pick<MediaVariant, 'width' | 'height' | 'format'> & { bytes: Buffer };

const widths: readonly number[] = [400, 800, 1200, 1600, 2400];

/** The widths of the versions, ascending: none wider than the picture, and the own width of a picture below the widest. */
function variantWidths(width: number): readonly number[] {
  const smaller = widths.filter((candidate) => candidate < width);
  return smaller.length < widths.length ? [...smaller, width] : widths;
}

/** Yields the smaller versions of a picture, widest first. Animations get WebP only, because AVIF would hold a single frame. */
export async function* encodeVariants(
  bytes: Buffer,
  { width, animated, photo }: { width: number; animated: boolean; photo: boolean },
): AsyncGenerator<EncodedVariant> {
  const wanted = variantWidths(width).toReversed();
  if (animated) {
    for (const target of wanted) yield variant('webp', await encodeAnimation(bytes, target), target);
    return;
  }
  // Decoding the large picture is the expensive part, so each size is made from the one before.
  let pixels: Pixels | undefined;
  for (const target of wanted) {
    const source = pixels ? sharp(pixels.data, { raw: pixels.info }) : decode(bytes, false).toColourspace('srgb');
    pixels = await source.resize({ width: target }).raw().toBuffer({ resolveWithObject: true });
    const image = () => sharp(pixels?.data, { raw: pixels?.info });
    const chromaSubsampling = photo ? '4:2:0' : '4:4:4';
    // Measured on grainy 24-megapixel photos: effort 4 takes five times as long, effort 2 is no faster and its files
    // are a quarter larger.
    const avif = image().avif({ quality: 50, effort: 3, chromaSubsampling });
    yield variant('avif', await avif.toBuffer({ resolveWithObject: true }), target);
    const webp = image().webp({ quality: 80, effort: 2, smartSubsample: !photo });
    yield variant('webp', await webp.toBuffer({ resolveWithObject: true }), target);
  }
}

type Pixels = { data: Buffer; info: OutputInfo };

const encodeAnimation = (bytes: Buffer, width: number) =>
  decode(bytes, true).resize({ width }).webp({ quality: 75, effort: 2 }).toBuffer({ resolveWithObject: true });

const variant = (format: MediaVariant['format'], { data, info }: Pixels, width: number): EncodedVariant => ({
  format,
  width,
  height: info.pageHeight ?? info.height,
  bytes: data,
});
