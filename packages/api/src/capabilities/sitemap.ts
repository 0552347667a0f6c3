import type { Database, Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import * as z from 'zod';
import { recordPath, sitePath } from '#addresses';
import type { ApiContext } from '#platform/context';
import { readAllInGroups } from '#platform/records/row-groups';
import { type TranslationSource, translationLocale } from '#platform/records/translations/translation-source';
import { pageEntities, pageRule } from './public-records';

/** A public page as search engines should know it. */
export type SitemapEntry = Dated & {
  images: string[];
  /** Its English page, where it has English texts. */
  english: Dated | null;
};
type Dated = { path: string; updatedAt: string };
/** A published record as feed readers show it. */
export type FeedItem = { path: string; title: string; excerpt: string | null; publishedAt: string };

const feedLength = 20;

/** Every public page besides the fixed ones; of more than `take` the last ones are left out. */
export async function listPublicPages({ db }: ApiContext, take: number): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    pageEntities.map(async (entity) => {
      const { kind, publicPage } = entity;
      const { only, sitemap } = publicPage;
      const { orderBy, images } = sitemap;
      const select = { id: true, slug: true, updatedAt: true, ...sitemap.select };
      const [rows, english] = await Promise.all([
        readAllInGroups(
          (group) => entity.records(db).findMany({ where: pageRule(entity), select, orderBy, ...group }),
          take,
        ),
        readEnglish(db, entity.translation, only),
      ]);
      return rows.map((row) => {
        const texts = english.get(row.id);
        return {
          path: sitePath(kind, row.slug ?? ''),
          updatedAt: row.updatedAt.toISOString(),
          images: images(row).filter((image) => image !== null),
          english: texts
            ? { path: recordPath(kind, texts.slug, 'en', 'en'), updatedAt: texts.updatedAt.toISOString() }
            : null,
        };
      });
    }),
  );
  return entries.flat().slice(0, take);
}

const englishRow = z.object({ recordId: z.int(), slug: z.string(), updatedAt: z.date() });

/** The English slugs of a kind's records, and when their texts were last changed. */
async function readEnglish(db: Db, translation: TranslationSource | null, only: object | undefined) {
  const table = translation?.table(db);
  if (!table) return new Map();
  const select = { recordId: true, slug: true, updatedAt: true };
  const query = { where: { ...only, locale: translationLocale }, select, orderBy: { recordId: 'asc' } };
  const rows = await readAllInGroups((group) => table.findMany({ ...query, ...group }));
  return new Map(rows.map((row) => [row.recordId, englishRow.parse(row)]));
}

/** The latest published records of everything that has a feed, newest first; in English only those with English texts. */
export async function listFeed({ db }: ApiContext, lang: Locale = 'tr'): Promise<FeedItem[]> {
  const items = await Promise.all(
    pageEntities.map(async ({ kind, publicPage }) =>
      ((await publicPage.feed?.(db, feedLength, lang)) ?? []).map(({ slug, title, excerpt, publishedAt }) => ({
        path: recordPath(kind, slug, lang, lang),
        title,
        excerpt,
        publishedAt: (publishedAt ?? new Date(0)).toISOString(),
      })),
    ),
  );
  return items
    .flat()
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, feedLength);
}

/** When the next record appears by itself, and every public page may change with it; null where none is scheduled. */
export async function nextPublication(db: Database): Promise<Date | null> {
  const dates = await Promise.all(pageEntities.map(({ publicPage }) => publicPage.nextPublication?.(db) ?? null));
  return dates.filter((date) => date !== null).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
