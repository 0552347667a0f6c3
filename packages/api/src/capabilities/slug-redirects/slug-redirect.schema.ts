import '#platform/input/without-eval';
import * as z from 'zod';

export const formerAddress = z.object({
  entity: z.enum(['articles', 'categories', 'projects', 'pages']),
  slug: z.string(),
});
export type FormerAddress = z.output<typeof formerAddress>;

/** What became of an address: the slug its record has now, the news that the record was deleted, or neither. */
export type AddressFate = { movedTo: string | null; gone: boolean };
