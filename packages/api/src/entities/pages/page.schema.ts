import type { Locale } from '@pano/i18n/locales';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { idField, optionalHtml, requiredText, slugField } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { History } from '#platform/records/revisions/history';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths } from '#platform/records/translations/reading';
import { pickTranslated } from '#platform/records/translations/translated-fields';
import { englishBlocks, type PageBlock, pageBlockRest, pageBlocks } from './page-blocks.schema';

const parentId = z.union([z.null(), z.literal('').transform(() => null), idField('page.parent')], {
  error: message('page.parent'),
});

const fields = z.object({
  title: requiredText('page.title.required'),
  slug: slugField,
  content: optionalHtml().transform((html) => html ?? ''),
  /** Below the text; most pages have none. */
  blocks: pageBlocks,
  /** Whether the footer of every page links to it. */
  showInFooter: z.boolean({ error: message('page.showInFooter') }),
  /** The page that it stands under; null where it stands by itself. */
  parentId,
});

export const pageUpdate = fields.partial();
export const pageCreate = fields.extend({
  content: fields.shape.content.default(''),
  blocks: fields.shape.blocks.default([]),
  showInFooter: fields.shape.showInFooter.default(false),
  parentId: fields.shape.parentId.default(null),
});

/** The fields that English has for itself; the others are one for both languages. */
export const pageTranslation = pickTranslated(fields, {
  title: true,
  slug: true,
  content: true,
  blocks: false,
  showInFooter: false,
  parentId: false,
}).extend({ blocks: englishBlocks });

export const pageListQuery = listQuery(['id', 'title', '-title', '-updatedAt']).extend({ english: englishFilter });

/** A page as the REST API shows it; lists leave the text out. */
export const pageRest = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    showInFooter: z.boolean(),
    content: z.string().optional(),
    ...languageAndPaths,
  })
  .meta({ id: 'Page' });

/** A page in the back office; one without blocks is as it was before there were any. */
export const pageAdminRest = pageRest
  .extend({ blocks: z.array(pageBlockRest).optional() })
  .meta({ id: 'PageWithBlocks' });

/** A page as visitors see it; `parent` is the page that it stands under, `blocks` are named where it has some. */
export type PublicPage = Omit<PageRecord, 'parentId' | 'blocks'> & {
  blocks?: PageBlock[] | undefined;
  parent?: { title: string; path: string; lang: Locale } | undefined;
};

/** What the frame of the site needs of the pages. */
export type FramePages = {
  footer: { slug: string; title: string; lang: Locale; path: string }[];
  /** The slug of the privacy notice, which the contact form links; null where there is none. */
  noticeSlug: string | null;
  /** Its address in the language of the reader. */
  noticePath: string | null;
};

export type PageCreate = z.output<typeof pageCreate>;
export type PageUpdate = z.output<typeof pageUpdate>;
export type PageListQuery = z.output<typeof pageListQuery>;
export type PageRecord = Stored<PageCreate>;
/** A row of the back office: everything but the texts. */
export type PageListItem = Omit<PageRecord, 'content' | 'blocks'>;

/** What the history of a record holds. */
export const pageHistory: History<PageCreate> = {
  entity: 'page',
  fields: {
    title: 'text',
    slug: 'text',
    content: 'richText',
    blocks: 'blocks',
    showInFooter: 'state',
    parentId: 'state',
  },
};
