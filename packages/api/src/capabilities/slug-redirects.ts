import * as z from 'zod';
import { type Paths, slugRedirectNames } from '#addresses';
import type { ApiContext } from '#platform/context';
import { findSlugRedirect } from '#platform/records/slug-redirects';
import { localeInput } from '#platform/records/translations/reading';
import { AppError } from '#platform/transport/errors';
import { publicProcedure, router } from '#platform/transport/trpc';
import { readingOf } from '#settings/site-reading';
import { pageEntities } from './public-records';

const slugRedirectQuery = z.object({
  entity: z.enum(Object.values(slugRedirectNames)),
  slug: z.string(),
  ...localeInput.shape,
});

/** Where a former address leads: to the addresses that its record has now, or nowhere since the record was deleted (`gone`), or neither. */
type RedirectTarget = { movedTo: Moved | null; gone: boolean };
/** `withdrawn` where the address was that of English texts which were taken off the site. */
type Moved = { path: string; paths: Paths; withdrawn: boolean };

/** Where an address leads that no record has any more. A record that visitors may not see leaves no trace. */
async function findTarget(
  ctx: ApiContext,
  { entity, slug, locale }: z.output<typeof slugRedirectQuery>,
): Promise<RedirectTarget> {
  const former = await findSlugRedirect(ctx.db, entity, slug);
  if (!former) return { movedTo: null, gone: false };
  if (former.recordId === null) return { movedTo: null, gone: true };
  const owner = pageEntities.find(({ kind }) => slugRedirectNames[kind] === entity);
  const reading = await readingOf(ctx, locale);
  const record = await owner?.publicPage.getPublic(ctx, former.recordId, reading).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'notFound') return null;
    throw error;
  });
  if (!owner || !record) return { movedTo: null, gone: false };
  const { path, paths } = record;
  const withdrawn = paths.en === null && (await wasEnglish(ctx, owner.kind, former.recordId, slug));
  return { movedTo: { path, paths, withdrawn }, gone: false };
}

/** Whether a record without English had the slug in its English texts: the history keeps these. */
async function wasEnglish({ db }: ApiContext, entity: string, record: number, slug: string): Promise<boolean> {
  const where = { entity, record, locale: 'en', data: { contains: JSON.stringify({ slug }).slice(1, -1) } };
  return (await db.revision.findFirst({ where, select: { id: true } })) !== null;
}

export const slugRedirectRouter = router({
  find: publicProcedure.input(slugRedirectQuery).query(({ ctx, input }) => findTarget(ctx, input)),
});
