import type { ApiContext } from '../../core/context';
import { AppError } from '../../core/errors';
import { findFormerSlug, type SluggedEntity } from '../../core/former-slugs';
import { getPublished } from '../articles/article.queries';
import { getVisible as getVisibleCategory } from '../categories/category.operations';
import { get as getPage } from '../pages/page.operations';
import { getVisible as getVisibleProject } from '../projects/project.queries';
import type { AddressFate, FormerAddress } from './former-slug.schema';

/** Where an address leads that no record has any more. A record that visitors may not see leaves no trace. */
export async function find(ctx: ApiContext, { entity, slug }: FormerAddress): Promise<AddressFate> {
  const former = await findFormerSlug(ctx.db, entity, slug);
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
