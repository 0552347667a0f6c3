import { blockElements, htmlToText, isEmptyHtml } from '@pano/i18n/text/html-text';
import { htmlTokens } from '@pano/i18n/text/html-tokens';
import type { MessageKey } from '@pano/i18n/translate';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { invalid } from '../transport/errors';
import { blockNames, dissolved, inBlocks, tableParts } from './html-blocks';
import { fromQuill } from './quill-html';
import { cleanStyle } from './rich-text-values';
import { isImageUrl, isLink } from './urls';

/**
 * Keeps what the editor can produce and drops everything else; visible text stays. Only elements and attributes that
 * every HTML parser reads the same way are left, and cleaning a second time changes nothing. What the editor of the earlier
 * system wrote keeps its looks.
 */
export function cleanHtml(html: string): string {
  let before = fromQuill(html);
  for (let round = 0; round < maxRounds; round += 1) {
    const after = cleanOnce(before);
    if (after === before) return after;
    if (after === null) break;
    before = after;
  }
  // Markup nested too deep, or changing with every round, is an attack, so only its text is stored.
  return `<p>${escapeText(htmlToText(html))}</p>`;
}

/**
 * The cleaned HTML.
 * @throws AppError where cleaning leaves neither text nor an image
 */
export function cleanRequiredHtml(html: string, key: MessageKey, field = 'content'): string {
  const cleaned = cleanHtml(html);
  if (isEmptyHtml(cleaned)) throw invalid(key, field);
  return cleaned;
}

/** The cleaned HTML, or null when cleaning leaves neither text nor an image. */
export function cleanOptionalHtml(html: string | null): string | null {
  const cleaned = html === null ? '' : cleanHtml(html);
  return isEmptyHtml(cleaned) ? null : cleaned;
}

/**
 * The record with these texts cleaned once more, for visitors: a row may be older than a rule of today, or come from
 * something else than Pano.
 */
export function withCleanTexts<Field extends string, Row extends Record<Field, string | null>>(
  row: Row,
  ...fields: Field[]
): Row {
  const cleaned = fields.map((field) => {
    const html: string | null = row[field];
    return [field, html === null ? null : cleanStoredHtml(html)];
  });
  return { ...row, ...Object.fromEntries(cleaned) };
}

/** Bounded by the characters of the texts. Nearly all are clean already, and then the entry is its own key. */
const cleanedTexts = new LRUCache<string, string>({
  maxSize: 2_000_000,
  sizeCalculation: (cleaned, html) => html.length + (cleaned === html ? 0 : cleaned.length) + 1,
});

/** The cleaned HTML of a stored text; cached, because every edit has all pages rendered again, with mostly the same texts. */
export function cleanStoredHtml(html: string): string {
  const cached = cleanedTexts.get(html);
  if (cached !== undefined) return cached;
  const cleaned = cleanHtml(html);
  cleanedTexts.set(html, cleaned === html ? html : cleaned);
  return cleaned;
}

/** Removing an element can change how its neighbours nest; real documents do not change in the second round. */
const maxRounds = 12;
/** The time of the parser grows with the square of the depth. */
const maxDepth = 200;

class TooDeep extends Error {}

/** Null for markup that is nested too deep. */
function cleanOnce(html: string): string | null {
  const safe =
    sanitize(html.replace(frameStart, `<${gap}></${gap}>`))
      ?.replace(gapAtEdge, '$1')
      .replace(gapBeforeEdge, '')
      .replace(gaps, ' ') ?? null;
  // Written the way the sanitizer writes it, so that a clean text stays as it is.
  return safe !== null && needsBlocks(safe) ? sanitize(inBlocks(safe)) : safe;
}

/**
 * Stands for what takes place in a line and is dropped, such as a button or an image that cannot be shown: the words on
 * both sides of it stay apart.
 */
const gap = 'gap';
const gapElements = new Set(
  'audio button canvas embed input map marquee meter object progress select svg text textarea video'.split(' '),
);
/** Dropped with all that is in it, so that it cannot be renamed. */
const frameStart = /(?=<iframe\b)/gi;
const edge = `</?(?:${[...blockNames, ...tableParts, dissolved, 'br'].join('|')})\\b[^>]*>`;
const gapAtEdge = new RegExp(`(^|\\s|${edge})(?:</?${gap}>)+`, 'g');
const gapBeforeEdge = new RegExp(`(?:</?${gap}>)+(?=$|\\s|${edge})`, 'g');
const gaps = new RegExp(`(?:</?${gap}>)+`, 'g');

/** True where a block is to be dissolved, where there is a table, and for text beside blocks. */
function needsBlocks(html: string): boolean {
  let depth = 0;
  let hasBlock = false;
  let isLoose = false;
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      isLoose ||= depth === 0 && /\S/.test(token.text);
    } else {
      if (token.name === dissolved || tableParts.includes(token.name)) return true;
      if (!blockNames.has(token.name)) continue;
      hasBlock = true;
      depth += token.kind === 'open' ? 1 : -1;
    }
  }
  return hasBlock && isLoose;
}

/** Null for markup that is nested too deep. */
function sanitize(html: string): string | null {
  let depth = 0;
  try {
    const cleaned = sanitizeHtml(html, {
      ...options,
      onOpenTag: () => {
        depth += 1;
        if (depth > maxDepth) throw new TooDeep();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
    return cleaned.replaceAll(' />', '>');
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const styled = ['span', 'p', 'li', ...headings];
const plain = [
  ...tableParts,
  dissolved,
  gap,
  'br',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'blockquote',
  'pre',
  'code',
  'ul',
  'ol',
];

const renamed = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['strike', 's'],
  ['del', 's'],
]);

type Attributes = Record<string, string>;

const attributesOf = new Map<string, (attributes: Attributes) => Attributes>(styled.map((tag) => [tag, styleOnly]));
attributesOf.set('ol', listAttributes);
attributesOf.set('a', linkAttributes);
attributesOf.set('img', imageAttributes);
attributesOf.set('td', spanAttributes);
attributesOf.set('th', spanAttributes);

const allowedTags = [...styled, ...plain, 'a', 'img'];

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  // The content of these elements is never visible and is removed; of every other element the text stays.
  nonTextTags: ['script', 'style', 'title', 'template', 'iframe', 'noembed', 'noframes', 'noscript'],
  transformTags: {
    '*': (tag, attributes) => {
      const tagName = isDissolved(tag, attributes) ? dissolved : (renamed.get(tag) ?? tag);
      const attribs = attributesOf.get(tagName)?.(attributes) ?? {};
      const isBare = Object.keys(attribs).length === 0;
      if (gapElements.has(tagName) || (isBare && tagName === 'img')) return { tagName: gap, attribs };
      return { tagName: isBare && (tagName === 'span' || tagName === 'a') ? dropped : tagName, attribs };
    },
  },
};

/** A name that no element has: the tag is removed, its content stays. */
const dropped = 'dropped';

/** A block whose text must not be glued to its neighbours; a table without the role of one only places its content. */
function isDissolved(tag: string, { role }: Attributes): boolean {
  if (tag === 'table') return role === 'presentation' || role === 'none';
  return blockElements.has(tag) && !allowedTags.includes(tag);
}

function spanAttributes({ colspan, rowspan }: Attributes): Attributes {
  return { ...(colspan ? { colspan } : {}), ...(rowspan ? { rowspan } : {}) };
}

function styleOnly({ style }: Attributes): Attributes {
  const cleaned = cleanStyle(style ?? '');
  return cleaned ? { style: cleaned } : {};
}

function listAttributes({ start }: Attributes): Attributes {
  return start && /^\d{1,4}$/.test(start) ? { start } : {};
}

function linkAttributes({ href, target }: Attributes): Attributes {
  const address = (href ?? '').trim();
  if (!isLink(address)) return {};
  return target === '_blank' ? { href: address, target, rel: 'noopener' } : { href: address };
}

function imageAttributes({ src, alt, width, height }: Attributes): Attributes {
  const address = (src ?? '').trim();
  if (!isImageUrl(address)) return {};
  return {
    src: address,
    alt: alt ?? '',
    ...(isPixels(width) ? { width } : {}),
    ...(isPixels(height) ? { height } : {}),
  };
}

const isPixels = (value: string | undefined): value is string => value !== undefined && /^\d{1,4}$/.test(value);
