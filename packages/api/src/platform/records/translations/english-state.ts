import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { blankAsAbsent } from '../list';
import { translationLocale as locale, type TranslationSource } from './translation-source';

/** What the English texts of a record can be: `outdated` where the Turkish of one of them has changed since. */
export const englishStates = ['missing', 'translated', 'outdated'] as const;
export type EnglishState = (typeof englishStates)[number];

/** A filter of a list by the state of the English texts; absent means no filter. */
export const englishFilter = z.preprocess(
  blankAsAbsent,
  z.enum(englishStates, { error: message('activity.filter') }).optional(),
);

const conditions = {
  missing: { translations: { none: { locale } } },
  translated: { translations: { some: { locale, stale: '{}' } } },
  outdated: { translations: { some: { locale, NOT: { stale: '{}' } } } },
} satisfies Record<EnglishState, object>;

/** The condition for records whose English texts, and those beside them, are in a state; without one, for all. */
export function inEnglishState(state: EnglishState | undefined, beside?: TranslationSource['beside']): object {
  if (!state) return {};
  if (!beside || state === 'missing') return conditions[state];
  const isStale = { [beside.relation]: { some: { [beside.source]: { not: null } } } };
  if (state === 'translated') return { ...conditions.translated, NOT: isStale };
  return { OR: [conditions.outdated, { ...conditions.translated, ...isStale }] };
}
