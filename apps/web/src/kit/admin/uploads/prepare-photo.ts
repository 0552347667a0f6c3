/** The server's limit for one picture, in bytes. */
const maxBytes = 10 * 1024 * 1024;

/** The longest side of a converted photo, in pixels: wider than every version that a visitor gets. */
const longestSide = 4000;

/** The photos that the browser makes smaller. A GIF would lose its animation. */
const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** The photo format of Apple's devices. Many systems do not know its type, so the name counts, too. */
const isHeic = ({ name, type }: File): boolean => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

/**
 * Makes a photo that the server would reject into a JPEG that it accepts: one above the size limit smaller, one in HEIC
 * readable. Every other file, and one that cannot be decoded, is returned as it is, for the server to judge.
 * @param onShrinking called before a photo above the limit is made smaller
 * @returns null for a photo in HEIC that this browser cannot decode
 */
export async function preparePhoto(file: File, onShrinking: () => void): Promise<File | null> {
  const heic = isHeic(file);
  const tooLarge = file.size > maxBytes;
  if (!heic && !(tooLarge && photoTypes.includes(file.type))) return file;
  if (tooLarge) onShrinking();
  // Most photos are small enough and need none of it.
  const { convertToJpeg } = await import('../../shared/convert-to-jpeg');
  return (await convertToJpeg(file, { longestSide, maxBytes })) ?? (heic ? null : file);
}
