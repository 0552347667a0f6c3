import sharp from 'sharp';

// One thread for each picture: how many are worked on at once is decided in one place, the work slots.
sharp.concurrency(1);
// Every file is decoded once; keeping it would only keep memory.
sharp.cache(false);

/**
 * Pixels of all frames together. Each is up to four bytes of memory while a picture is worked on, whatever the size
 * of the file; the largest common phone cameras stay just within.
 */
export const maxPixels = 8192 * 6144;
/** WebP can hold no longer side. */
export const maxSide = 16_383;

/** A file or bytes to be decoded: broken data ends it, slips that phones are known for do not. */
export const decode = (input: string | Uint8Array, animated: boolean) =>
  sharp(input, { animated, failOn: 'error', limitInputPixels: maxPixels });

/** Dimensions and format from the header of a file, before anything of it is decoded; null where there is no picture. */
export async function readHeader(path: string) {
  try {
    const {
      format,
      width,
      height,
      pages = 1,
      autoOrient,
      isPalette,
    } = await sharp(path, {
      limitInputPixels: false,
    }).metadata();
    return { format, width, height, pages, upright: autoOrient, isPalette };
  } catch {
    // The file was just written by us: whatever fails here lies in its content.
    return null;
  }
}
