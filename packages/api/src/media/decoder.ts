import sharp from 'sharp';

// One thread for each picture: the job queue alone decides how many pictures are processed at a time.
sharp.concurrency(1);
// Every file is decoded once, so a cache would only take memory.
sharp.cache(false);

/**
 * Largest number of pixels, of all frames together. Each takes up to four bytes of memory while a picture is processed,
 * whatever the size of the file; the largest common phone cameras stay just below.
 */
export const maxPixels = 8192 * 6144;
/** The longest side that WebP allows. */
export const maxSide = 16_383;

/** Opens a file or bytes for decoding. Broken data is an error; the warnings that files of some phones cause are not. */
export const decode = (input: string | Uint8Array, animated: boolean) =>
  sharp(input, { animated, failOn: 'error', limitInputPixels: maxPixels });

/** Reads dimensions and format from the header of a file without decoding it; null where it is no picture. */
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
    // The file was just written by us, so a failure here is invalid content.
    return null;
  }
}
