import * as z from 'zod';
import { slugRedirectNames } from '#addresses';
import { contentEntities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { findSlugRedirect } from '#platform/records/slug-redirects';
import { AppError } from '#platform/transport/errors';
import { publicProcedure, router } from '#platform/transport/trpc';

const slugRedirectQuery = z.object({
  entity: z.enum(Object.values(slugRedirectNames)),
  slug: z.string(),
});

/** Where a former address leads: the slug that its record has now, or nowhere since the record was deleted (`gone`), or neither. */
type RedirectTarget = { movedTo: string | null; gone: boolean };

/** Where an address leads that no record has any more. A record that visitors may not see leaves no trace. */
async function findTarget(
  ctx: ApiContext,
  { entity, slug }: z.output<typeof slugRedirectQuery>,
): Promise<RedirectTarget> {
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

export const slugRedirectRouter = router({
  find: publicProcedure.input(slugRedirectQuery).query(({ ctx, input }) => findTarget(ctx, input)),
});
