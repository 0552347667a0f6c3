/** From the best quality downwards, until the file is small enough; the last step is for photos of nothing but noise. */
const attempts = [
  { quality: 0.9, scale: 1 },
  { quality: 0.82, scale: 1 },
  { quality: 0.72, scale: 1 },
  { quality: 0.72, scale: 0.6 },
];

/**
 * Decodes a photo, upright by its EXIF orientation, and encodes it as a JPEG below a size.
 * @returns null where the browser cannot decode the file, where it moves, or where no JPEG of it is small enough
 */
export async function convertToJpeg(
  file: File,
  { longestSide, maxBytes }: { longestSide: number; maxBytes: number },
): Promise<File | null> {
  const bitmap = (await isAnimated(file)) ? null : await decode(file);
  if (!bitmap) return null;
  try {
    for (const { quality, scale } of attempts) {
      const blob = await encode(bitmap, longestSide * scale, quality);
      if (blob && blob.size <= maxBytes) return new File([blob], jpegName(file.name), { type: blob.type });
    }
    return null;
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    // A browser that does not know the option says so by a TypeError.
    if (error instanceof DOMException || error instanceof TypeError) return null;
    throw error;
  }
}

function encode(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency, and what is transparent would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/** Whether a PNG or WebP has frames, of which a canvas would show only the first. */
async function isAnimated(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 65_536).arrayBuffer());
  if (head.startsWith('\x89PNG')) return head.slice(0, head.indexOf('IDAT')).includes('acTL');
  return head.startsWith('RIFF') && head.includes('ANIM');
}
