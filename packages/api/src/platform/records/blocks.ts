// What the capabilities read in the blocks of a page, or in their English texts, by the names of the fields alone.

import type { BlockField } from './block-field';
import { blockFields, blockTexts } from './block-kinds';

const meanings = new Map<string, BlockField['is']>([
  ['kind', 'value'],
  ...blockFields.map(([name, { is }]): [string, BlockField['is']] => [name, is]),
]);

/** Blocks, or the English texts of blocks, as they come out of their column. */
export const parseBlocks = (value: unknown): unknown =>
  typeof value === 'string' ? (value === '' ? null : JSON.parse(value)) : value;

/** What somebody has sent as the JSON of blocks; null where it is none. */
export function readBlockJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

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
  const is = meanings.get(name);
  if (typeof value !== 'string' || value === '' || is === 'value') return '';
  if (is === 'richText') return value;
  if (is === 'picture') {
    // A picture that stands by itself is described by the site: with the title and its number, or what it compares.
    const text = name === 'image' ? alt || (library.get(value) ?? '') : name;
    return `<p><img src="${escapeText(value)}"${text ? ` alt="${escapeText(text)}"` : ''}></p>`;
  }
  if (is === 'link') return `<p><a href="${escapeText(value)}">${escapeText(value)}</a></p>`;
  const element = name === 'title' ? 'h2' : 'p';
  return value
    .split('\n')
    .map((line) => `<${element}>${escapeText(is === 'questions' ? line.replace(/^\? /, '') : line)}</${element}>`)
    .join('');
}

type Change = (html: string, name: string) => string | null;
type ChangeLink = (link: string) => string;

/** The same blocks with each of their rich texts changed, and where that is said, the target of each of their buttons. */
export function mapBlockHtml<Blocks>(blocks: Blocks, change: Change, changeLink?: ChangeLink): Blocks;
export function mapBlockHtml(value: unknown, change: Change, changeLink: ChangeLink = (link) => link): unknown {
  if (Array.isArray(value)) return value.map((item) => mapBlockHtml(item, change, changeLink));
  if (!isObject(value)) return value;
  const map = (name: string, inner: unknown) => {
    if (typeof inner !== 'string') return mapBlockHtml(inner, change, changeLink);
    const is = meanings.get(name);
    if (is === 'richText') return change(inner, name);
    return is === 'link' ? changeLink(inner) : inner;
  };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(name, inner)]));
}

/** The texts of blocks that each language has for itself, each under the number of its block and its name; also those that are empty. */
export function listBlockTexts(value: unknown): Map<string, BlockText> {
  const texts = new Map<string, BlockText>();
  const list = (item: unknown): void => {
    if (Array.isArray(item)) for (const one of item) list(one);
    if (Array.isArray(item) || !isObject(item)) return;
    const fields = new Map<string, unknown>(Object.entries(item));
    const block = String(fields.get('id'));
    for (const { name, is } of blockTexts) {
      const text = fields.get(name);
      if (fields.has(name))
        texts.set(`${block} ${name}`, { block, name, is, text: typeof text === 'string' ? text : '' });
    }
    list(fields.get('items'));
  };
  list(parseBlocks(value));
  return texts;
}
type BlockText = { block: string; name: string; is: BlockField['is']; text: string };

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
  return typeof value === 'string' && meanings.get(name) === 'picture' ? [value] : [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
