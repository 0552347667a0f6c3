import { decodeEntities, htmlTokens } from './html-tokens';

/** Elements that begin a line of their own, and the lines of the earlier system's tables. */
export const blockElements = new Set(
  `address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre qlbt-cell-line search section
  summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

/** The text of HTML in one line, not escaped: escape it again before it is put into HTML. */
export function htmlToText(html: string): string {
  let text = '';
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') text += decodeEntities(token.text);
    else if (blockElements.has(token.name)) text += ' ';
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** At most `max` UTF-16 units and an ellipsis; one less where an emoji would be cut in half. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const splitsPair = (text.codePointAt(max - 1) ?? 0) > 0xffff;
  return `${text.slice(0, splitsPair ? max - 1 : max)}…`;
}

/** Counts `<p>` elements with visible text; an editor writes `<p><br></p>` for every empty line. */
export function paragraphCount(html: string): number {
  let count = 0;
  let awaitsText = false;
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'text') {
      if (token.name === 'p') awaitsText = token.kind === 'open';
    } else if (awaitsText && isVisible(token.text)) {
      count += 1;
      awaitsText = false;
    }
  }
  return count;
}

/** True for HTML without visible text and images. */
export function isEmptyHtml(html: string): boolean {
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text' ? isVisible(token.text) : token.name === 'img') return false;
  }
  return true;
}

function isVisible(encoded: string): boolean {
  return /[^\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]/u.test(decodeEntities(encoded));
}
