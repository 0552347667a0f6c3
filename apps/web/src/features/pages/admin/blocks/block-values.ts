import { blocksToHtml } from '@pano/api/blocks';
import type { PageCreate, pageCreate } from '@pano/api/pages/page.schema';
import type { PageBlockInput } from '@pano/api/pages/page-blocks.schema';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { SchemaForm } from '#kit/admin/form/use-schema-form.ts';

type PageValues = z.input<typeof pageCreate>;
export type PageFormOf = SchemaForm<PageValues, PageCreate>;
export type PageControl = Control<PageValues, unknown, PageCreate>;

const maxWords = 80;

/** The first words of a block, for its closed row. */
export const firstWords = (block: PageBlockInput): string => truncate(htmlToText(blocksToHtml(block)), maxWords);
