import type { Locale } from '@pano/i18n/locales';
import * as z from 'zod';
import { besideContract, contractOf, deriveSchemas } from '#platform/fields/derive';
import { booleanFilter } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths } from '#platform/records/translations/reading';
import { type pageCard, pageFields } from './page.fields';
import { englishBlocks, type PageBlock, pageBlockRest } from './page-blocks.schema';

const { translation, ...derived } = deriveSchemas('page', pageFields);
export const { create: pageCreate, update: pageUpdate, history: pageHistory, blank: blankPage } = derived;
export const pageTranslation = translation.extend({ blocks: englishBlocks });

export const pageListQuery = listQuery(['id', 'title', '-title', '-updatedAt']).extend({
  visible: booleanFilter,
  english: englishFilter,
});

/** A page as the REST API shows it; lists leave the text out. */
export const pageRest = z
  .object({
    id: z.int(),
    ...contractOf(pageFields, ['title', 'slug', 'showInFooter']),
    content: pageFields.content.output.optional(),
    ...languageAndPaths,
  })
  .meta({ id: 'Page' });

/** A page in the back office; one without blocks is as it was before there were any. */
export const pageAdminRest = pageRest
  .extend({ blocks: z.array(pageBlockRest).optional() })
  .meta({ id: 'PageWithBlocks' });

/** Its fields beside the contract and the blocks. */
export const pageDetails = z
  .object({
    ...besideContract(pageFields, { ...pageAdminRest.shape, parentId: true, visible: true }),
    ...languageAndPaths,
  })
  .meta({ id: 'PageDetails' });

/** A page as visitors see it; `parent` is the page that it stands under, `blocks` are named where it has some. */
export type PublicPage = Omit<PageRecord, 'parentId' | 'visible' | 'blocks'> & {
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
export type PageListItem = Stored<Pick<PageCreate, keyof typeof pageCard>>;
