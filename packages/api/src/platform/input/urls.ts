// Everything after the colon or slash, except control characters and the backslash, which browsers read as a slash.
const rest = '[^\\\\\\p{Cc}]*';
const web = `https?://[^\\s/?#\\\\\\p{Cc}]${rest}`;
const rooted = `/(?:[^/\\\\\\p{Cc}]${rest})?`;

const imagePattern = new RegExp(`^(?:${web}|${rooted})$`, 'iu');
const linkPattern = new RegExp(`^(?:${web}|${rooted}|#${rest}|(?:mailto|tel):\\S${rest})$`, 'iu');

/** An absolute http(s) address, or a path of this site, that browsers can load; `//host/x` is neither. */
export const isImageUrl = (text: string) => imagePattern.test(text) && URL.canParse(text, 'http://localhost');

/** As isImageUrl, and every percent sign encodes a byte: what a form asks of a new address. */
export const isEncodedImageUrl = (text: string) => isImageUrl(text) && !/%(?![\da-f]{2})/i.test(text);

/** A valid target of a link: a page or anchor of this site, a web address, `mailto:` or `tel:`. */
export const isLink = (text: string) => linkPattern.test(text);

/** An absolute http(s) address. */
export const isHttpUrl = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** What a person types for an address, as the address of a link; null when it cannot become one. */
export function completeLink(typed: string): string | null {
  const text = typed.trim();
  if (isLink(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{7,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[^\s:/@?#.]+(?:\.[^\s:/@?#.]+)+(?:[/?#]\S*)?$/.test(text)) return `https://${text}`;
  return null;
}
