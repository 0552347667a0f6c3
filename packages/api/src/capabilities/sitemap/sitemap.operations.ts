import type { ApiContext } from '#platform/context';

/** A public page as search engines should know it. */
export type SitemapEntry = { path: string; updatedAt: string; images: string[] };
/** A published article as feed readers show it. */
export type FeedItem = { path: string; title: string; excerpt: string | null; publishedAt: string };

const feedLength = 20;

/** Every public page besides the fixed ones; where there are more of them than `take`, the oldest articles go first. */
export async function listPublicPages({ db }: ApiContext, take: number): Promise<SitemapEntry[]> {
  const orderBy = { id: 'desc' } as const;
  const [categories, projects, articles, pages] = await Promise.all([
    db.category.findMany({ where: { visible: true }, select: { slug: true, updatedAt: true }, orderBy, take }),
    db.project.findMany({
      where: { visible: true, category: { visible: true } },
      select: {
        slug: true,
        updatedAt: true,
        image: true,
        images: { select: { imageUrl: true }, orderBy: { order: 'asc' } },
      },
      orderBy,
      take,
    }),
    db.article.findMany({
      where: published(),
      select: { slug: true, updatedAt: true, featuredImage: true },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      take,
    }),
    db.page.findMany({ select: { slug: true, updatedAt: true }, orderBy, take }),
  ]);
  return [
    ...categories.map((row) => entry(`/category/${row.slug}`, row.updatedAt)),
    ...projects.map((row) =>
      entry(`/proje/${row.slug}`, row.updatedAt, [row.image, ...row.images.map((image) => image.imageUrl)]),
    ),
    ...pages.map((row) => entry(`/sayfa/${row.slug}`, row.updatedAt)),
    ...articles.map((row) => entry(`/articles/${row.slug}`, row.updatedAt, [row.featuredImage])),
  ].slice(0, take);
}

/** The latest published articles, newest first. */
export async function listFeed({ db }: ApiContext): Promise<FeedItem[]> {
  const rows = await db.article.findMany({
    where: published(),
    select: { slug: true, title: true, excerpt: true, publishedAt: true },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: feedLength,
  });
  return rows.map(({ slug, title, excerpt, publishedAt }) => ({
    path: `/articles/${slug}`,
    title,
    excerpt,
    publishedAt: (publishedAt ?? new Date(0)).toISOString(),
  }));
}

const published = () => ({ visible: true, publishedAt: { lte: new Date() } });

const entry = (path: string, updatedAt: Date, images: (string | null)[] = []): SitemapEntry => ({
  path,
  updatedAt: updatedAt.toISOString(),
  images: images.filter((image) => image !== null),
});
