import { blocksToHtml } from '@pano/api/blocks';
import type { PageCreate, pageCreate } from '@pano/api/pages/page.schema';
import type { PageBlockInput } from '@pano/api/pages/page-blocks.schema';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import type * as z from 'zod';
import type { SchemaControl, SchemaForm } from '#kit/admin/form/use-schema-form.ts';

/** The form of a page, of which the blocks are a part. */
export type PageFormOf = SchemaForm<z.input<typeof pageCreate>, PageCreate>;
export type PageControl = SchemaControl<typeof pageCreate>;

const maxWords = 80;

/** The first words of a block, for its closed row. */
export const firstWords = (block: PageBlockInput): string => truncate(htmlToText(blocksToHtml(block)), maxWords);
