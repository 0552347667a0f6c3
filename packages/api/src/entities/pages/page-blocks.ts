import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import * as z from 'zod';
import type { Picture } from '#media/media.schema';
import { picturesOf } from '#media/pictures';
import { withTextPictures } from '#media/text-pictures';
import { readQuestions } from '#platform/input/questions';
import { cleanRequiredHtml, cleanStoredHtml } from '#platform/input/rich-text';
import { listBlockPictures, mapBlockHtml, parseBlocks } from '#platform/records/blocks';
import { inEnglish, type PageBlock, pageBlock, type ShownBlock } from './page-blocks.schema';

/** The blocks of a row; one that is older than a rule of today is left out. */
export const readBlocks = (column: string | null): PageBlock[] =>
  z
    .array(z.unknown())
    .parse(parseBlocks(column) ?? [])
    .flatMap((block) => pageBlock.safeParse(block).data ?? []);

export const writeBlocks = (blocks: readonly PageBlock[]): string | null =>
  blocks.length > 0 ? JSON.stringify(blocks) : null;

/** @throws AppError where cleaning leaves a block without its text */
export const cleanBlocks = (blocks: PageBlock[]): PageBlock[] =>
  blocks.map((block, index) =>
    mapBlockHtml(block, (html, name) => cleanRequiredHtml(html, 'blocks.html', `blocks.${index}.${name}`)),
  );

type Columns = { lang: Locale; blocks: string | null; turkishBlocks: string | null };

/** What visitors get of the blocks, in the language of the page; nothing where there are none. */
export function publicBlocks({ lang, blocks, turkishBlocks }: Columns): { blocks?: PageBlock[] } {
  const turkish = readBlocks(turkishBlocks);
  const shown = mapBlockHtml(lang === 'en' ? inEnglish(turkish, blocks) : readBlocks(blocks), cleanStoredHtml);
  return shown.length > 0 ? { blocks: shown } : {};
}

/** Adds what the site needs to show the blocks: their pictures, by their addresses and in the texts, and questions as a list. */
export async function withBlockPictures<Page extends { lang: Locale; blocks?: PageBlock[] | undefined }>(
  db: Db,
  { blocks, ...page }: Page,
): Promise<Omit<Page, 'blocks'> & { blocks?: ShownBlock[]; pictures?: Record<string, Picture> }> {
  if (!blocks) return page;
  const urls = [...new Set(listBlockPictures(blocks))];
  const pictureOf = await picturesOf(db, urls);
  const described = await Promise.all(
    blocks.map(async (block): Promise<ShownBlock> => {
      if (block.kind === 'questions') return { ...block, questions: readQuestions(block.questions) };
      if (!('html' in block)) return block;
      return { ...block, html: (await withTextPictures(db, { content: block.html, lang: page.lang })).content };
    }),
  );
  const pictures: Record<string, Picture> = {};
  for (const url of urls) {
    const picture = pictureOf(url);
    if (picture) pictures[url] = picture;
  }
  return { ...page, blocks: described, pictures };
}
