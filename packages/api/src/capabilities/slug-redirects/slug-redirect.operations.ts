import { contentEntities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { findSlugRedirect } from '#platform/records/slug-redirects';
import { AppError } from '#platform/transport/errors';
import type { RedirectTarget, SlugRedirectQuery } from './slug-redirect.schema';

/** Where an address leads that no record has any more. A record that visitors may not see leaves no trace. */
export async function find(ctx: ApiContext, { entity, slug }: SlugRedirectQuery): Promise<RedirectTarget> {
  const former = await findSlugRedirect(ctx.db, entity, slug);
  if (!former) return { movedTo: null, gone: false };
  if (former.recordId === null) return { movedTo: null, gone: true };
  const page = contentEntities.flatMap(({ publicPage }) => publicPage ?? []).find((page) => page.redirects === entity);
  const record = await page?.getPublic(ctx, former.recordId).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'notFound') return null;
    throw error;
  });
  return { movedTo: record?.slug ?? null, gone: false };
}
