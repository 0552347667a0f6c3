import { getPublished } from '#entities/articles/article.queries';
import { getVisible as getVisibleCategory } from '#entities/categories/category.operations';
import { get as getPage } from '#entities/pages/page.operations';
import { getVisible as getVisibleProject } from '#entities/projects/project.queries';
import type { ApiContext } from '#platform/context';
import { findSlugRedirect, type SluggedEntity } from '#platform/records/slug-redirects';
import { AppError } from '#platform/transport/errors';
import type { AddressFate, FormerAddress } from './slug-redirect.schema';

/** Where an address leads that no record has any more. A record that visitors may not see leaves no trace. */
export async function find(ctx: ApiContext, { entity, slug }: FormerAddress): Promise<AddressFate> {
  const former = await findSlugRedirect(ctx.db, entity, slug);
  if (!former) return { movedTo: null, gone: false };
  if (former.recordId === null) return { movedTo: null, gone: true };
  const record = await visible[entity](ctx, former.recordId).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'notFound') return null;
    throw error;
  });
  return { movedTo: record?.slug ?? null, gone: false };
}

const visible: Record<SluggedEntity, (ctx: ApiContext, id: number) => Promise<{ slug: string }>> = {
  articles: getPublished,
  categories: getVisibleCategory,
  projects: getVisibleProject,
  pages: getPage,
};
