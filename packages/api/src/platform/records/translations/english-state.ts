import type { Db } from '@pano/db';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { newRecordPrefix } from '#addresses';
import { blankAsAbsent } from '../list';
import { translationLocale as locale, type TranslationSource } from './translation-source';

/** What the English texts of a record can be: `outdated` where the Turkish of one of them has changed since. */
export const englishStates = ['missing', 'translated', 'outdated'] as const;
export type EnglishState = (typeof englishStates)[number];

/** What a list can be narrowed to: a draft may be there beside English texts, or alone. */
export const englishFilters = [...englishStates, 'draft'] as const;
export type EnglishFilter = (typeof englishFilters)[number];

/** A filter of a list by the state of the English texts; absent means no filter. */
export const englishFilter = z.preprocess(
  blankAsAbsent,
  z.enum(englishFilters, { error: message('activity.filter') }).optional(),
);

const conditions = {
  missing: { translations: { none: { locale } } },
  translated: { translations: { some: { locale, stale: '{}' } } },
  outdated: { translations: { some: { locale, NOT: { stale: '{}' } } } },
} satisfies Record<EnglishState, object>;

type Source = Pick<TranslationSource, 'entity' | 'beside'>;

/** The condition for records whose English texts, and those beside them, are in a state; without one, for all. */
export async function inEnglishState(
  db: Db,
  { entity, beside }: Source,
  filter: EnglishFilter | undefined,
): Promise<object> {
  if (!filter) return {};
  if (filter === 'draft' || filter === 'missing') {
    const ids = await findDrafted(db, entity);
    // `NOT`, because a search may name numbers as well.
    if (filter === 'draft') return { NOT: { id: { notIn: ids } } };
    return { ...conditions.missing, NOT: { id: { in: ids } } };
  }
  if (!beside) return conditions[filter];
  const isStale = { [beside.relation]: { some: { [beside.source]: { not: null } } } };
  if (filter === 'translated') return { ...conditions.translated, NOT: isStale };
  return { OR: [conditions.outdated, { ...conditions.translated, ...isStale }] };
}

/** The records with a draft of their English texts. */
export async function findDrafted(db: Db, entity: string): Promise<number[]> {
  const where = { entity, locale, NOT: { record: { startsWith: newRecordPrefix } } };
  const drafts = await db.draft.findMany({ where, select: { record: true } });
  return drafts.map(({ record }) => Number(record));
}
