// After the colon or slash everything is allowed that browsers keep in an address: no control characters, and no
// backslash, which they read as a slash.
const rest = '[^\\\\\\p{Cc}]*';
const web = `https?://[^\\s/?#\\\\\\p{Cc}]${rest}`;
const rooted = `/(?:[^/\\\\\\p{Cc}]${rest})?`;

const imagePattern = new RegExp(`^(?:${web}|${rooted})$`, 'iu');
const linkPattern = new RegExp(`^(?:${web}|${rooted}|#${rest}|(?:mailto|tel):\\S${rest})$`, 'iu');

/** An absolute http(s) address, or a path of this site; `//host/x` is neither. */
export const isImageUrl = (text: string) => imagePattern.test(text);

/** Where a link may lead: a page of this site, a place in the page, a web address, a mailbox or a telephone. */
export const isLink = (text: string) => linkPattern.test(text);

/** An absolute http(s) address. */
export const isHttpUrl = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
