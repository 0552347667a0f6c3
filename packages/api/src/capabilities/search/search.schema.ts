import '#platform/input/without-eval';
import * as z from 'zod';

export const searchQuery = z.object({ q: z.string().max(200) });

/** What can be found, in the order of the answer. */
export const searchKinds = [
  'articles',
  'services',
  'heroSections',
  'categories',
  'projects',
  'brands',
  'pages',
  'keywords',
  'contactForms',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export type FoundRecord = { kind: SearchKind; id: number; title: string };
