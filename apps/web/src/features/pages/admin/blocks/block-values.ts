import { blockLists } from '@pano/api/addresses';
import { blocksToHtml } from '@pano/api/blocks';
import type { PageCreate, pageCreate } from '@pano/api/pages/page.schema';
import { type BlockKind, newBlockId, type PageBlockInput } from '@pano/api/pages/page-blocks.schema';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { SchemaForm } from '#kit/admin/form/use-schema-form.ts';

type PageValues = z.input<typeof pageCreate>;
export type PageFormOf = SchemaForm<PageValues, PageCreate>;
export type PageControl = Control<PageValues, unknown, PageCreate>;

/** In the order in which they are offered. */
export const blockKinds = [
  'text',
  'picture',
  ...blockLists,
  'gallery',
  'questions',
  'action',
  'beforeAfter',
  'testimonials',
  'map',
] as const satisfies readonly BlockKind[];

/** A block of a kind with nothing in it yet. */
export function blankBlock(kind: BlockKind): PageBlockInput {
  const own = { id: newBlockId(), title: null };
  switch (kind) {
    case 'text':
      return { kind, ...own, html: '' };
    case 'picture':
      return { kind, ...own, html: '', image: '', alt: null };
    case 'gallery':
      return { kind, ...own, images: [] };
    case 'questions':
      return { kind, ...own, questions: null };
    case 'action':
      return { kind, ...own, title: '', text: null, button: 'quote' };
    case 'beforeAfter':
      return { kind, ...own, before: '', after: '' };
    case 'testimonials':
      return { kind, ...own, items: [blankTestimonial()] };
    case 'map':
      return { kind, ...own };
    default:
      return { kind, ...own, limit: null, ids: [] };
  }
}

export const blankTestimonial = () => ({ id: newBlockId(), name: '', place: null, text: '', consent: false });

const maxWords = 80;

/** The first words of a block, for its closed row. */
export const firstWords = (block: PageBlockInput): string => truncate(htmlToText(blocksToHtml(block)), maxWords);
