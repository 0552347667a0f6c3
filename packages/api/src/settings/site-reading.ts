import type { Locale } from '@pano/i18n/locales';
import type { ApiContext } from '#platform/context';
import type { Reading } from '#platform/records/translations/reading';
import { createQueryCache } from '#platform/services/query-cache';
import * as company from './company.operations';

const choices = createQueryCache<boolean>(['Setting']);

/** How visitors read the site in a language: the owner decides whether English lists leave out what has no English. */
export async function readingOf({ db }: ApiContext, locale: Locale): Promise<Reading> {
  if (locale === 'tr') return { locale };
  const leaveOut = await choices(db, 'untranslated', async () => (await company.get({ db })).untranslated === 'hidden');
  return { locale, leaveOut };
}
