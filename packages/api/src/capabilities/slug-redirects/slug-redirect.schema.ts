import '#platform/input/without-eval';
import * as z from 'zod';
import { slugRedirectNames } from '#addresses';

export const formerAddress = z.object({
  entity: z.enum(Object.values(slugRedirectNames)),
  slug: z.string(),
});
export type FormerAddress = z.output<typeof formerAddress>;

/** Where a former address leads: the slug that its record has now, or nowhere since the record was deleted (`gone`), or neither. */
export type RedirectTarget = { movedTo: string | null; gone: boolean };
