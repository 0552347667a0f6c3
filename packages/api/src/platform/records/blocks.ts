// What the capabilities know of the blocks of a page: a list of objects in which rich text is named `html`, the addresses
// of pictures are named as below, and every other text is plain. Their kinds and rules are known to their entity alone.

const pictures = new Set(['image', 'before', 'after', 'images']);
/** Names that are chosen, not written. */
const chosen = new Set(['kind', 'button']);

/** Blocks, or the English texts of blocks, as they come out of their column. */
export const parseBlocks = (value: unknown): unknown =>
  typeof value === 'string' ? (value === '' ? null : JSON.parse(value)) : value;

/**
 * Blocks as one rich text, in their order: for what reads, counts or compares texts.
 * @param library what the media library says of a picture whose block says nothing
 */
export const blocksToHtml = (value: unknown, library: ReadonlyMap<string, string> = new Map()): string =>
  toHtml(parseBlocks(value), '', '', library);

function toHtml(value: unknown, name: string, alt: string, library: ReadonlyMap<string, string>): string {
  if (Array.isArray(value)) return value.map((item) => toHtml(item, name, alt, library)).join('');
  if (isObject(value)) {
    const described = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
    return Object.entries(value)
      .map(([field, inner]) => (field === 'alt' ? '' : toHtml(inner, field, described, library)))
      .join('');
  }
  if (typeof value !== 'string' || value === '' || chosen.has(name)) return '';
  if (name === 'html') return value;
  if (pictures.has(name)) {
    // A picture that stands by itself is described by the site: with the title and its number, or what it compares.
    const text = name === 'image' ? alt || (library.get(value) ?? '') : name;
    return `<p><img src="${escapeText(value)}"${text ? ` alt="${escapeText(text)}"` : ''}></p>`;
  }
  const element = name === 'title' ? 'h2' : 'p';
  return value
    .split('\n')
    .map((line) => `<${element}>${escapeText(name === 'questions' ? line.replace(/^\? /, '') : line)}</${element}>`)
    .join('');
}

/** The same blocks with each of their rich texts changed. */
export function mapBlockHtml<Blocks>(blocks: Blocks, change: (html: string) => string | null): Blocks;
export function mapBlockHtml(value: unknown, change: (html: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => mapBlockHtml(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'html' && typeof inner === 'string' ? change(inner) : mapBlockHtml(inner, change),
    ]),
  );
}

/** The texts of blocks that each language has for itself, beside the numbers of the blocks. */
export const blockTextNames = ['title', 'html', 'alt', 'questions', 'text', 'place'] as const;

/** The texts of blocks that each language has for itself, each under the number of its block and its name; also those that are empty. */
export function listBlockTexts(value: unknown): Map<string, BlockText> {
  const texts = new Map<string, BlockText>();
  const list = (item: unknown): void => {
    if (Array.isArray(item)) for (const one of item) list(one);
    if (Array.isArray(item) || !isObject(item)) return;
    const fields = new Map<string, unknown>(Object.entries(item));
    const block = String(fields.get('id'));
    for (const name of blockTextNames) {
      const text = fields.get(name);
      if (fields.has(name)) texts.set(`${block} ${name}`, { block, name, text: typeof text === 'string' ? text : '' });
    }
    list(fields.get('items'));
  };
  list(parseBlocks(value));
  return texts;
}
type BlockText = { block: string; name: (typeof blockTextNames)[number]; text: string };

/** The texts of blocks by the numbers of these, as their English is stored. */
export function copyBlockTexts(value: unknown): string {
  const texts: Record<string, Record<string, string>> = {};
  for (const { block, name, text } of listBlockTexts(value).values()) {
    if (text) texts[block] = { ...texts[block], [name]: text };
  }
  return JSON.stringify(texts);
}

/** The addresses of the pictures of blocks, those in rich text left out. */
export function listBlockPictures(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listBlockPictures(item, name));
  if (isObject(value)) return Object.entries(value).flatMap(([field, inner]) => listBlockPictures(inner, field));
  return typeof value === 'string' && pictures.has(name) ? [value] : [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
