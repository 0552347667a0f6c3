import { isImageUrl } from '@pano/api/urls';

/**
 * Gives each picture of pasted HTML the address by which the editor knows what to do with it: one of this site or of
 * another, or its own content (`data:`). An empty address says that nobody but the other program can read the picture.
 */
export function preparePictures(root: HTMLElement): void {
  for (const image of root.querySelectorAll('img')) {
    const alt = attribute(image, 'alt');
    if (emoji.test(alt)) image.replaceWith(alt);
    else if (isDot(image)) image.remove();
    else {
      image.setAttribute('src', source(image));
      image.setAttribute('alt', fileName.test(alt) ? '' : alt);
    }
  }
}

/** WhatsApp and mail programs write emoji as pictures. */
const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\d#*]\ufe0f?\u20e3|[\u200d\ufe0f])+$/u;

/** What programs write where nobody has described a picture. */
const fileName = /^(?:image|img|picture|[^\s]+\.(?:png|jpe?g|gif|webp|avif|bmp|tiff?|heic))$/i;

/** What counts readers or keeps a place open: by its measures, or as a GIF of one pixel for what nothing else stands. */
const isDot = (image: HTMLImageElement) =>
  ['width', 'height'].some((name) => /^[0-2](?:px)?$/.test(attribute(image, name))) ||
  /^data:image\/gif;base64,R0lGODlhAQABA/.test(source(image));

function source(image: HTMLImageElement): string {
  const shown = address(attribute(image, 'src'));
  if (/^https?:|^\//i.test(shown)) return shown;
  // Where a page loads its pictures late, something small stands in their place.
  const late = lateNames.map((name) => address(attribute(image, name))).find((text) => /^https?:|^\//i.test(text));
  return late ?? shown;
}

const lateNames = ['data-src', 'data-lazy-src', 'data-original'];

function address(text: string): string {
  if (isReadable(text)) return text;
  const complete = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https?:/i.test(complete) || !isImageUrl(complete)) return '';
  const url = new URL(complete);
  return url.origin === location.origin ? url.pathname + url.search : complete;
}

/** The content of a picture of a kind that the library takes. */
export const isReadable = (text: string) => /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i.test(text);

const attribute = (image: HTMLImageElement, name: string) => (image.getAttribute(name) ?? '').trim();
