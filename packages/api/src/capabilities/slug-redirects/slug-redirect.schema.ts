import '#platform/input/without-eval';
import * as z from 'zod';
import { slugRedirectNames } from '#addresses';

export const slugRedirectQuery = z.object({
  entity: z.enum(Object.values(slugRedirectNames)),
  slug: z.string(),
});
export type SlugRedirectQuery = z.output<typeof slugRedirectQuery>;

/** Where a former address leads: the slug that its record has now, or nowhere since the record was deleted (`gone`), or neither. */
export type RedirectTarget = { movedTo: string | null; gone: boolean };
