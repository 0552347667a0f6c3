import sharp, { type OutputInfo } from 'sharp';
import { createPdf } from './documents';

type Rgb = { r: number; g: number; b: number };
const red: Rgb = { r: 220, g: 30, b: 30 };
const blue: Rgb = { r: 30, g: 30, b: 220 };

const plain = (width: number, height: number, background: Rgb = red) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on the left, blue on the right: shows which way up a picture is. */
export const twoColours = (width = 60, height = 40) =>
  plain(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: blue } }, left: width / 2, top: 0 },
  ]);

/** A photo as a phone held upright stores it: on its side, with a note to turn it and the place it was taken. */
export const phonePhoto = (width = 60, height = 40) =>
  twoColours(width, height)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'Somebody', Software: 'SecretPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 11/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '29/1 4/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const jpeg = (width = 60, height = 40) => twoColours(width, height).jpeg().toBuffer();
export const png = (width = 60, height = 40) => twoColours(width, height).png().toBuffer();
export const webp = (width = 60, height = 40) => twoColours(width, height).webp().toBuffer();
export const cmyk = () => twoColours().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
export const sixteenBitPng = () => twoColours().toColourspace('rgb16').png().toBuffer();

export async function animation(format: 'gif' | 'webp', width = 60, height = 40) {
  const frames = [red, blue, { r: 30, g: 200, b: 30 }].map((color) => plain(width, height, color).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format, { delay: [100, 200, 300], loop: 0 })
    .toBuffer();
}

/** Something that does not compress, so that its size can be chosen. */
export const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

/** A PNG whose header promises dimensions that its few bytes do not hold. */
export async function bomb(width: number, height: number) {
  const bytes = await png(10, 10);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** A small file of another type whose header claims dimensions that its data does not have. */
export async function claim(format: 'jpg' | 'gif' | 'animated gif', width: number, height: number) {
  const bytes = await (format === 'jpg' ? jpeg() : format === 'gif' ? twoColours().gif().toBuffer() : animation('gif'));
  if (format === 'jpg') {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
  } else {
    bytes.writeUInt16LE(width, 6);
    bytes.writeUInt16LE(height, 8);
  }
  return bytes;
}

/** A GIF of one frame, repeated: a few hundred kilobytes that need a gigabyte once they are decoded. */
export async function longAnimation(frames: number) {
  const bytes = await animation('gif', 600, 400);
  // The first frame begins with its graphic control extension and ends where that of the second begins.
  const control = Buffer.from([0x21, 0xf9, 0x04]);
  const first = bytes.indexOf(control);
  const frame = bytes.subarray(first, bytes.indexOf(control, first + 1));
  return Buffer.concat([bytes.subarray(0, first), ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** An archive with nothing in it, as it stands at the end of a file that is one. */
export const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);

/** The form of the contract: the file in the field `image`. */
export function form(bytes: Uint8Array, name = 'foto.jpg', field = 'image', type = 'image/jpeg'): FormData {
  const data = new FormData();
  data.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return data;
}

/** Which of the two colours stands at a place of a picture. */
export async function colourAt(bytes: Uint8Array, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, , b = 0] = data;
  return r > b ? 'red' : 'blue';
}

type Photo = {
  /** As it is looked at; the file lies on its side where the orientation says so. */
  width: number;
  height: number;
  /** EXIF: 1 upright, 3 upside down, 6 and 8 on its side. */
  orientation?: 1 | 3 | 6 | 8;
};

/** A JPEG as a camera makes it: soft shapes, edges, and texture in its lower third, below the size limit of uploads. */
export async function cameraPhoto({ width, height, orientation = 1 }: Photo): Promise<Buffer> {
  const lies = orientation === 6 || orientation === 8;
  return withOrientation(
    await drawPhoto(...(lies ? ([height, width] as const) : ([width, height] as const))),
    orientation,
  );
}

/** The same pixels with another EXIF orientation, which sharp writes as a little-endian TIFF entry of type SHORT. */
export function withOrientation(photo: Buffer, orientation: 1 | 3 | 6 | 8): Buffer {
  const at = photo.indexOf(orientationEntry);
  if (at < 0) throw new Error('the photo has no EXIF orientation');
  const turned = Buffer.from(photo);
  turned.writeUInt16LE(orientation, at + orientationEntry.length);
  return turned;
}

const orientationEntry = Buffer.from('1201030001000000', 'hex');

async function drawPhoto(wide: number, high: number): Promise<Buffer> {
  const scaled = async (height: number, divisor: number) => {
    const small = await noise(Math.ceil(wide / divisor), Math.ceil(height / divisor))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(small.data, { raw: small.info }).resize(wide, height, { fit: 'fill' });
  };
  const third = Math.floor(high / 3);
  const texture = await (await scaled(third, 12)).raw().toBuffer();
  const edges = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${lines(wide, high)}</svg>`;
  const shapes = await scaled(high, 120);
  return shapes
    .composite([
      { input: texture, raw: { width: wide, height: third, channels: 3 }, gravity: 'south', blend: 'overlay' },
      { input: Buffer.from(edges) },
    ])
    .jpeg({ quality: 88 })
    .withMetadata({ orientation: 1 })
    .toBuffer();
}

/** A fan of lines from one corner, so that no two sides of the photo look the same. */
function lines(width: number, height: number): string {
  return Array.from({ length: 40 }, (_, index) => {
    const stroke = index % 2 ? '#111' : '#eee';
    const x = (index / 20) * width;
    return `<line x1="0" y1="0" x2="${x}" y2="${height}" stroke="${stroke}" stroke-width="${4 + (index % 5) * 3}"/>`;
  }).join('');
}

const windowSide = 8;
const stabilityOfMean = (0.01 * 255) ** 2;
const stabilityOfContrast = (0.03 * 255) ** 2;

/**
 * Structural similarity (Wang et al. 2004) of the luminance of a picture and the original scaled to its size, as the mean
 * over windows of 8 × 8 pixels: 1 for the same picture. Decodes the original once, and scales it once to each size.
 */
export function similarityTo(original: Buffer): (picture: Buffer) => Promise<number> {
  const decoded = sharp(original).autoOrient().greyscale().raw().toBuffer({ resolveWithObject: true });
  const scaled = new Map<string, Promise<Buffer>>();
  const scale = async (width: number, height: number) => {
    const { data, info } = await decoded;
    const resized = sharp(data, { raw: info }).resize(width, height, { fit: 'fill' });
    return resized.toColourspace('b-w').raw().toBuffer();
  };
  return async (picture) => {
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const size = `${info.width} x ${info.height}`;
    const expected = scaled.get(size) ?? scale(info.width, info.height);
    scaled.set(size, expected);
    return meanSimilarity(await expected, data, info);
  };
}

function meanSimilarity(expected: Buffer, data: Buffer, { width, height, channels }: OutputInfo): number {
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + windowSide <= height; top += windowSide) {
    for (let left = 0; left + windowSide <= width; left += windowSide) {
      sum += windowSimilarity(expected, data, { top, left, width, channels });
      windows += 1;
    }
  }
  return sum / windows;
}

type Window = { top: number; left: number; width: number; channels: number };

function windowSimilarity(a: Buffer, b: Buffer, { top, left, width, channels }: Window): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + windowSide; y += 1) {
    for (let x = left; x < left + windowSide; x += 1) {
      const at = y * width + x;
      const [valueA, valueB] = [a[at] ?? 0, b[at * channels] ?? 0];
      sumA += valueA;
      sumB += valueB;
      squaresA += valueA * valueA;
      squaresB += valueB * valueB;
      products += valueA * valueB;
    }
  }
  const count = windowSide * windowSide;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const contrast = squaresA / count - meanA ** 2 + squaresB / count - meanB ** 2;
  const covariance = products / count - meanA * meanB;
  const means = (2 * meanA * meanB + stabilityOfMean) / (meanA ** 2 + meanB ** 2 + stabilityOfMean);
  return (means * (2 * covariance + stabilityOfContrast)) / (contrast + stabilityOfContrast);
}

let uploads = 0;

/** A file that no test has uploaded before, as an endpoint for uploads takes it. */
export async function newUpload(path: string): Promise<FormData> {
  uploads += 1;
  if (path === '/upload/file' || path.startsWith('/admin/files/'))
    return form(createPdf({ objects: `% ${uploads}` }), 'belge.pdf', 'file');
  return form(await png(60 + 2 * uploads), 'pano.png', 'image', 'image/png');
}
