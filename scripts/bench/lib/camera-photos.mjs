import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Writes JPEGs like those of a 24-megapixel camera into a folder, in a process of its own, and returns their paths. */
export async function cameraPhotos(folder, count) {
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), folder, String(count)]);
  return Array.from({ length: count }, (_, index) => fileOf(folder, index));
}

const fileOf = (folder, index) => join(folder, `${index}.jpg`);

// Soft shapes under fine grain: about as large as a photo, and as much work for an encoder.
async function writePhotos(folder, count) {
  const { default: sharp } = await import('sharp');
  const noise = (width, height, sigma) => ({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } },
  });
  const grain = await sharp(noise(6000, 4000, 14))
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (let index = 0; index < count; index += 1) {
    const shapes = await sharp(noise(375, 250, 70))
      .png()
      .toBuffer();
    const large = await sharp(shapes).resize(6000, 4000).png({ compressionLevel: 1 }).toBuffer();
    await sharp(large)
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 92 })
      .withMetadata({ orientation: 6 })
      .toFile(fileOf(folder, index));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePhotos(process.argv[2], Number(process.argv[3]));
