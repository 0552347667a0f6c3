import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import * as z from 'zod';
import { contentEntities } from '#entities/index';
import type { ContentEntity } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { type TranslationSource, translationLocale } from '#platform/records/translations/translation-source';

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

const entities: readonly ContentEntity[] = contentEntities;
const publicPages = entities.flatMap(({ publicPage, translation }) =>
  publicPage ? { ...publicPage, translation } : [],
);

/** Every public page besides the fixed ones; of more than `take` the last ones are left out. */
export async function listPublicPages({ db }: ApiContext, take: number): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    publicPages.map(async ({ path, only, sitemap, translation }) => {
      const [records, english] = await Promise.all([sitemap(db, take), readEnglish(db, translation, only)]);
      return records.map(({ id, slug, updatedAt, images }) => {
        const texts = english.get(id);
        return {
          path: path(slug),
          updatedAt: updatedAt.toISOString(),
          images: images.filter((image) => image !== null),
          english: texts ? { path: path(texts.slug, 'en'), updatedAt: texts.updatedAt.toISOString() } : null,
        };
      });
    }),
  );
  return entries.flat().slice(0, take);
}

const englishRow = z.object({ recordId: z.int(), slug: z.string(), updatedAt: z.date() });

/** The English slugs of a kind's records, and when their texts were last changed. */
async function readEnglish(db: Db, translation: TranslationSource | null, only: object | undefined) {
  const select = { recordId: true, slug: true, updatedAt: true };
  const rows = (await translation?.table(db).findMany({ where: { ...only, locale: translationLocale }, select })) ?? [];
  return new Map(rows.map((row) => [row.recordId, englishRow.parse(row)]));
}

/** The latest published records of everything that has a feed, newest first; in English only those with English texts. */
export async function listFeed({ db }: ApiContext, lang: Locale = 'tr'): Promise<FeedItem[]> {
  const items = await Promise.all(
    publicPages.map(async ({ path, feed }) =>
      ((await feed?.(db, feedLength, lang)) ?? []).map(({ slug, title, excerpt, publishedAt }) => ({
        path: path(slug, lang),
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
export async function nextPublication(db: Db): Promise<Date | null> {
  const dates = await Promise.all(publicPages.map(({ nextPublication }) => nextPublication?.(db) ?? null));
  return dates.filter((date) => date !== null).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
