import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { invalid } from '#platform/transport/errors';
import { decode, maxPixels, maxSide, readHeader } from './decoder';
import { decoderNames, type PictureType, pictureType } from './picture-type';

export type EncodedPicture = {
  bytes: Buffer;
  type: PictureType;
  width: number;
  height: number;
  animated: boolean;
  placeholder: string;
  color: string;
};

/**
 * Decodes an uploaded file and encodes it again in its own format: upright, in sRGB, without metadata. No byte of the
 * file is kept, so data hidden in it or appended to it is removed.
 */
export async function encodePicture(path: string): Promise<EncodedPicture> {
  const { type, header } = await readPicture(path);
  const { width, height, pages, upright } = header;
  const animated = pages > 1;
  const picture = decode(path, animated);
  // Sharp cannot rotate animations, and no camera writes them.
  const rotated = animated ? picture : picture.autoOrient();
  // The header is valid and the file was written by us, so a failure from here on is broken picture data.
  const bytes = await inFormat(rotated, type, header.isPalette)
    .toBuffer()
    .catch(() => {
      throw broken();
    });
  return { bytes, type, ...(animated ? { width, height } : upright), animated, ...(await placeholderOf(bytes)) };
}

const photoSide = 1600;

/**
 * Decodes the photo of a visitor and encodes it as a JPEG: upright, in sRGB, without metadata, its longer side at most 1,600
 * pixels. Of an animation that is its first frame.
 */
export async function encodePhoto(path: string): Promise<Pick<EncodedPicture, 'bytes' | 'width' | 'height'>> {
  await readPicture(path);
  const { data: bytes, info } = await decode(path, false)
    .autoOrient()
    .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw broken();
    });
  return { bytes, width: info.width, height: info.height };
}

/**
 * Reads what a file says of itself.
 * @throws AppError where it is no picture of a type that may be uploaded, was cut off, or is too large to be decoded
 */
async function readPicture(path: string) {
  const content = await pictureType(path);
  const header = content && (await readHeader(path));
  if (!header || header.format !== decoderNames[content.type]) throw invalid('upload.type', 'image');
  const { type, cut, canvas } = content;
  if (cut) throw broken();
  const { pages } = header;
  if (exceedsLimits(header, pages) || (canvas && exceedsLimits(canvas, pages))) throw invalid('upload.pixels', 'image');
  return { type, header };
}

/** Encodes a picture of the library again, rotated clockwise by 90°. It must not be animated, because sharp cannot rotate that. */
export async function rotatePicture(original: Uint8Array, type: PictureType): Promise<EncodedPicture> {
  const { isPalette } = await sharp(original).metadata();
  const rotated = inFormat(decode(original, false).rotate(90), type, isPalette);
  const { data: bytes, info } = await rotated.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { bytes, type, width, height, animated: false, ...(await placeholderOf(bytes)) };
}

const exceedsLimits = ({ width, height }: { width: number; height: number }, pages: number) =>
  width * height * pages > maxPixels || Math.max(width, height) > maxSide;

const broken = () => invalid('upload.broken', 'image');

function inFormat(picture: Sharp, type: PictureType, isPalette = false): Sharp {
  const standard = picture.toColourspace('srgb');
  // The smaller versions are made from this file: at this quality the second encoding is not visible.
  if (type === 'jpg') return standard.jpeg({ quality: 90 });
  if (type === 'webp') return standard.webp({ quality: 90 });
  if (type === 'gif') return standard.gif({ effort: 4 });
  return standard.png({ palette: isPalette });
}

/** The ThumbHash and the dominant colour of the first frame. */
async function placeholderOf(bytes: Buffer): Promise<{ placeholder: string; color: string }> {
  const { data, info } = await decode(bytes, false)
    .resize(100, 100, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const onWhite = await sharp(data, { raw: info })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(onWhite.data, { raw: onWhite.info }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0'));
  const placeholder = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  return { placeholder, color: `#${hex.join('')}` };
}
