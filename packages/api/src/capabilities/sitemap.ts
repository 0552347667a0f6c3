import type { Db } from '@pano/db';
import { contentEntities } from '#entities/index';
import type { ApiContext } from '#platform/context';

/** A public page as search engines should know it. */
export type SitemapEntry = { path: string; updatedAt: string; images: string[] };
/** A published record as feed readers show it. */
export type FeedItem = { path: string; title: string; excerpt: string | null; publishedAt: string };

const feedLength = 20;

const publicPages = contentEntities.flatMap(({ publicPage }) => publicPage ?? []);

/** Every public page besides the fixed ones; of more than `take` the last ones are left out. */
export async function listPublicPages({ db }: ApiContext, take: number): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    publicPages.map(async ({ path, sitemap }) =>
      (await sitemap(db, take)).map(({ slug, updatedAt, images }) => ({
        path: path(slug),
        updatedAt: updatedAt.toISOString(),
        images: images.filter((image) => image !== null),
      })),
    ),
  );
  return entries.flat().slice(0, take);
}

/** The latest published records of everything that has a feed, newest first. */
export async function listFeed({ db }: ApiContext): Promise<FeedItem[]> {
  const items = await Promise.all(
    publicPages.map(async ({ path, feed }) =>
      ((await feed?.(db, feedLength)) ?? []).map(({ slug, title, excerpt, publishedAt }) => ({
        path: path(slug),
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
