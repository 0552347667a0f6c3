import { asDatabase } from '@pano/db';
import * as z from 'zod';
import { listingSections } from '#addresses';
import { entities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import * as homeLayout from '#settings/home-layout.operations';
import { hasSwitch, maxShown } from '#settings/home-layout.schema';
import type { DraftRef } from '../drafts/draft.schema';

/** Whether the home page lists a record by itself, only here, or not at all. */
export type Card = 'listed' | 'added' | 'missing';

/** The queries of a page: the name of the procedure, and the records that it responded with. */
const pageQueries = z.object({ query: z.array(z.unknown()) });
const listQuery = z.tuple([
  z.tuple([z.tuple([z.string(), z.string()]), z.unknown()]),
  z.object({ items: z.array(z.object({ id: z.int() })) }),
]);

/**
 * The home page with a record that its section does not get to: behind those that are listed there, in place of the last one
 * where these are as many as there may be.
 * @param ctx of a transaction that is rolled back
 */
export async function addToHome<Page extends { state: object }>(
  ctx: ApiContext,
  { entity }: DraftRef,
  id: number,
  load: (ctx: ApiContext) => Promise<Page>,
): Promise<Page & { card: Card }> {
  const page = await load(ctx);
  const source = entities.find(({ kind }) => kind === entity);
  const section = listingSections.find((name) => name === source?.homeSection);
  const ids = source && section ? readListed(page.state, source.plural) : null;
  if (!source || !section || !ids || ids.includes(id)) return { ...page, card: 'listed' };
  // Others are chosen by switches of their own.
  if (!hasSwitch(section)) return { ...page, card: 'missing' };
  const records = { [section]: { limit: null, ids: [...ids.slice(0, maxShown - 1), id] } };
  await homeLayout.update({ ...ctx, unrecorded: true }, { records });
  // Another database: what this one has read is from before.
  const longer = await load({ ...ctx, db: asDatabase(ctx.db) });
  return readListed(longer.state, source.plural)?.includes(id)
    ? { ...longer, card: 'added' }
    : { ...page, card: 'missing' };
}

/** The numbers of the records of a kind that a page lists, by the longest list of them; null where there is none. */
function readListed(state: object, plural: string): number[] | null {
  const lists = pageQueries.parse(state).query.flatMap((query) => {
    const { data } = listQuery.safeParse(query);
    return data?.[0][0][0] === plural ? [data[1].items.map(({ id }) => id)] : [];
  });
  return lists.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
