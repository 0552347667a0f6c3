// The API stores clean, well-formed HTML in which attribute values carry no angle bracket, so patterns are enough here.

/** Takes the images out, together with the paragraphs, figures and links that held nothing else. */
export function withoutImages(html: string): string {
  let rest = html.replace(/<(?:img|source)\b[^>]*>/gi, '').replace(/<picture\b[^>]*>\s*<\/picture>/gi, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/<(p|figure|a|figcaption)\b[^>]*>(?:\s|&nbsp;|<br\s*\/?>)*<\/\1>/gi, '');
  }
  return rest;
}

/** The page itself has the only heading of the first level; one in a text counts as the second. */
export const belowPageTitle = (html: string): string => html.replace(/<(\/?)h1\b/gi, '<$1h2');
