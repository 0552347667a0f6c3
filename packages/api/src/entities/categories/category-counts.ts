import type { Database } from '@pano/db';
import { createRemembered } from '#platform/services/query-cache';
import type { CategoryListItem } from './category.schema';

type Belonging = Pick<CategoryListItem, 'projectCount' | 'articleCount'>;

/** How many projects and articles each category has: counted for all at once, and not again until one changes. */
export async function countBelonging(db: Database): Promise<(id: number) => Belonging> {
  const by = ['categoryId'] as const;
  const [projects, articles] = await Promise.all([
    projectCounts(db, 'all', async () => {
      const groups = await db.project.groupBy({ by: [...by], _count: true });
      return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
    }),
    articleCounts(db, 'all', async () => {
      const groups = await db.article.groupBy({ by: [...by], _count: true });
      return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
    }),
  ]);
  return (id) => ({ projectCount: projects.get(id) ?? 0, articleCount: articles.get(id) ?? 0 });
}

const projectCounts = createRemembered<Map<number, number>>(['Project']);
const articleCounts = createRemembered<Map<number | null, number>>(['Article', 'Category']);
