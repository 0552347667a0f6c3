import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { flag, image, line, nullable, requiredSlug, seoFields } from '#platform/fields/builders';
import { pickFields } from '#platform/fields/derive';
import { field } from '#platform/fields/field';
import { idField, optionalHtml } from '#platform/input/fields';
import { type PageBlock, pageBlockRest, pageBlocks } from './page-blocks.schema';

const parentId = z.union([z.null(), z.literal('').transform(() => null), idField('page.parent')], {
  error: message('page.parent'),
});

const noBlocks: PageBlock[] = [];

export const pageFields = {
  title: line({
    required: 'page.title.required',
    translated: true,
    searched: true,
    example: { tr: 'Gizlilik', en: 'Privacy notice' },
  }),
  slug: requiredSlug({ translated: true, example: { tr: 'gizlilik', en: 'privacy-notice' } }),
  content: field(
    {
      rule: optionalHtml().transform((html) => html ?? ''),
      output: z.string(),
      kind: 'richText',
      blank: '',
      initial: '',
    },
    {
      translated: true,
      searched: true,
      reported: true,
      example: { tr: '<p>Bilgileriniz bizde kalır.</p>', en: '<p>What we do with your data.</p>' },
    },
  ),
  /** Below the text; most pages have none. English has texts for them, which are stored under their numbers. */
  blocks: field(
    { rule: pageBlocks, output: z.array(pageBlockRest), kind: 'blocks', blank: noBlocks, initial: noBlocks },
    { reported: true },
  ),
  ...seoFields,
  image: image({ rest: 'The picture beside shared links; null where one is drawn with the title' }),
  /** Whether the footer of every page links to it. */
  showInFooter: field({
    rule: z.boolean({ error: message('page.showInFooter') }),
    output: z.boolean(),
    kind: 'state',
    blank: false,
    initial: false,
  }),
  visible: flag({ initial: true }),
  /** The page that it stands under; null where it stands by itself. */
  parentId: nullable('state', parentId, z.int().nullable()),
};

/** What lists show of a page: a new field is in none of them before it is named here. */
export const pageCard = pickFields(pageFields, ['title', 'slug', 'showInFooter', 'visible', 'parentId']);
