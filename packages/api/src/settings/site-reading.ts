import type { Locale } from '@pano/i18n/locales';
import type { ApiContext } from '#platform/context';
import type { Page } from '#platform/records/list';
import { addDrafts, type ListDrafts, type StatesWanted } from '#platform/records/list-drafts';
import { type RecordState, readStates } from '#platform/records/translations/read-states';
import type { Reading } from '#platform/records/translations/reading';
import type { TranslationSource } from '#platform/records/translations/translation-source';
import { createQueryCache } from '#platform/services/query-cache';
import * as company from './company.operations';

const choices = createQueryCache<boolean>(['Setting']);

/** How visitors read the site in a language: the owner decides whether English lists leave out what has no English. */
export async function readingOf({ db }: ApiContext, locale: Locale): Promise<Reading> {
  if (locale === 'tr') return { locale };
  const leaveOut = await choices(db, 'untranslated', async () => (await company.get({ db })).untranslated === 'hidden');
  return { locale, leaveOut };
}

/**
 * A list of the back office with its drafts and the states of the English texts of its records, where these are asked for.
 * A site without English has no such states.
 */
export async function addStates<Item extends { id: number }>(
  ctx: ApiContext,
  source: TranslationSource,
  wanted: StatesWanted,
  list: Promise<Page<Item>>,
): Promise<Page<Item> & ListDrafts & { states?: RecordState[] }> {
  const page = await addDrafts(ctx, source.entity, wanted, list);
  const { db } = ctx;
  const hasEnglish = wanted.states && (await choices(db, 'english', async () => (await company.get({ db })).english));
  if (!hasEnglish) return page;
  const ids = page.items.map(({ id }) => id);
  const states = await readStates(db, source, ids);
  return { ...page, states: states.map(({ updatedAt: _, ...state }) => state) };
}
