import sharp from 'sharp';
import { noise } from './pictures';

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
  const [wide, high] = lies ? [height, width] : [width, height];
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
    .withMetadata({ orientation })
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
 * Structural similarity (Wang et al. 2004) of the luminance of a picture and another one scaled to its size, as the mean
 * over windows of 8 × 8 pixels: 1 for the same picture.
 */
export async function similarityTo(original: Buffer, picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = sharp(original).autoOrient().resize(width, height, { fit: 'fill' });
  const expected = await upright.greyscale().raw().toBuffer();
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
