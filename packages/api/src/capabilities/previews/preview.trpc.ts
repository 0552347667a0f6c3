import * as z from 'zod';
import { homePath } from '#addresses';
import { entities } from '#entities/index';
import type { ApiContext, PageLoader } from '#platform/context';
import { AppError } from '#platform/transport/errors';
import { contentProcedure, router } from '#platform/transport/trpc';
import { readingOf } from '#settings/site-reading';
import { type DraftRef, keepBody, ofDraft } from '../drafts/draft.schema';
import { dryPublish, type PreviewEdit } from './dry-publish';
import { addToHome, type Card } from './home-card';

/** Where a record is looked at: on its page, or among others on the home page. */
const place = z.enum(['page', 'card']);
type Place = z.output<typeof place>;

/**
 * The changed fields in the language of the page; with `english`, those in Turkish and those in English. A new record needs
 * all of them.
 */
const renderInput = ofDraft.extend({
  ...keepBody.pick({ values: true }).shape,
  english: keepBody.shape.values.optional(),
  place,
});

/** A page as publishing would make it: its address, what it hands to the browser, the fields that are not as they were typed. */
type Preview = { id: number; path: string; state: object; outdated: string[]; card: Card };

async function render(ctx: ApiContext, ref: DraftRef, edit: PreviewEdit, place: Place): Promise<Preview> {
  const { pages } = ctx;
  if (!pages) throw new AppError('unavailable', 'preview.noSite');
  await pages.prepare();
  return dryPublish(ctx, ref, edit, async (dry, { id, outdated }) => {
    const path = await findPage(dry, ref, id, place);
    const load = (context: ApiContext) => loadShown(pages, context, path);
    const isHome = path.replace(/#.*/, '') === homePath[ref.locale];
    const page = isHome ? await addToHome(dry, ref, id, load) : { ...(await load(dry)), card: 'listed' as const };
    return { id, outdated, ...page };
  });
}

async function loadShown(pages: PageLoader, dry: ApiContext, path: string): Promise<Pick<Preview, 'path' | 'state'>> {
  const page = await pages.load(dry, path);
  const shown =
    'redirect' in page ? { path: page.redirect, ...(await pages.load(dry, page.redirect)) } : { path, ...page };
  if (!('state' in shown) || shown.status >= 400) throw new AppError('invalid', 'preview.incomplete');
  return { path: shown.path, state: shown.state };
}

/** The page that shows a record: its own, where it has one, else the home page, with its section there. */
export async function findPage(
  ctx: ApiContext,
  { entity, locale }: DraftRef,
  id: number,
  place: Place,
): Promise<string> {
  const one = entities.find(({ kind }) => kind === entity);
  if (place === 'page' && one?.publicPage) {
    const own = await one.publicPage.getPublic(ctx, id, await readingOf(ctx, locale)).catch(exceptMissing);
    if (own) return own.path;
  }
  return homePath[locale] + (one?.homeSection ? `#${one.homeSection}` : '');
}

function exceptMissing(error: unknown): null {
  if (error instanceof AppError && error.kind === 'notFound') return null;
  throw error;
}

export const previewRouter = router({
  render: contentProcedure
    .input(renderInput)
    .mutation(({ ctx, input: { entity, record, locale, values, english, place } }) =>
      render(ctx, { entity, record, locale }, { values, english }, place),
    ),
});
