import sharp from 'sharp';

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
