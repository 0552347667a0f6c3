import type { Database } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { recordPath, sitePath } from '#addresses';
import type { Reading } from '#platform/records/translations/reading';
import { createQueryCache } from '#platform/services/query-cache';

type Category = { id: number; name: string; slug: string };
type InLanguage<Named> = Named & { lang: Locale; path: string };

/** The English names of all categories; there are few, and every list of projects and articles shows them. */
const englishNames = createQueryCache<Map<number, { name: string; slug: string }>>(['CategoryTranslation']);

/** Finds out what the category beside a record is called in the language of the reader, and where its page is. */
export async function readCategoryNames(db: Database, { locale = 'tr', leaveOut }: Reading) {
  const names = locale === 'en' ? await englishNames(db, locale, () => loadNames(db)) : null;
  return <Named extends Category>(category: Named): InLanguage<Named> => {
    const english = names?.get(category.id);
    if (english) return { ...category, ...english, lang: 'en', path: recordPath('category', english.slug, 'en', 'en') };
    const path = leaveOut ? sitePath('category', category.slug) : recordPath('category', category.slug, 'tr', locale);
    return { ...category, lang: 'tr', path };
  };
}

async function loadNames(db: Database) {
  const select = { recordId: true, name: true, slug: true };
  const rows = await db.categoryTranslation.findMany({ where: { locale: 'en' }, select });
  return new Map(rows.map(({ recordId, ...names }) => [recordId, names]));
}
