import { isDeepStrictEqual as isEqual } from 'node:util';
import { homeSections } from '@pano/api/addresses';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { editBoth, findRecord, type Preview, sorted, startPreviews, versioned } from '#testing/start-previews';

test.each(versioned)('the preview of $kind is the page that publishing makes, in both languages', async (entity) => {
  const site = await startPreviews();
  const id = await findRecord(site, entity);
  const ref = { entity: entity.kind, record: String(id) };
  const { turkish, english } = await editBoth(site, entity, id);
  const render = async (input: object): Promise<Preview> => {
    const preview: Preview = await site.run('previews.render', { ...ref, ...input });
    expect(preview.outdated).toEqual([]);
    return preview;
  };
  const publish = async (locale: string, values: object) => {
    await site.run('drafts.keep', { ...ref, locale, values });
    await site.run('drafts.publish', { ...ref, locale });
  };
  const both = english && (await render({ locale: 'en', values: turkish, english, place: 'page' }));
  for (const [locale, values] of [
    ['tr', turkish],
    ['en', english],
  ] as const) {
    if (!values) continue;
    const page = await render({ locale, values, place: 'page' });
    const card = await render({ locale, values, place: 'card' });
    const live = await site.readState(card.path);
    await publish(locale, values);
    expect(sorted(page.state)).toEqual(await site.readState(page.path));
    const published = await site.readState(card.path);
    expect(sorted(card.state)).toEqual(published);
    // No page shows keywords.
    expect(isEqual(live, published)).toBe(entity.kind === 'keyword');
  }
  if (both) expect(sorted(both.state)).toEqual(await site.readState(both.path));
});

const list = z.tuple([
  z.tuple([z.tuple([z.string(), z.string()]), z.unknown()]),
  z.object({ items: z.array(z.object({ id: z.int() })) }),
]);
const listed = versioned.filter(({ homeSection }) => homeSections.some((name) => name === homeSection));

test.each(listed)(
  'a $kind that the home page does not get to stands there behind the others, and this is said',
  async ({ kind, plural, homeSection, records }) => {
    const site = await startPreviews();
    await site.run('settings.setHomeLayout', { records: { [String(homeSection)]: { limit: 1, ids: [] } } });
    const before = await site.readState('/');
    const readIds = ({ query }: { query: unknown[] }): number[] => {
      const lists = query.flatMap((entry) => {
        const { data } = list.safeParse(entry);
        return data?.[0][0][0] === plural ? [data[1].items.map(({ id }) => id)] : [];
      });
      return lists.find(({ length }) => length > 1) ?? lists[0] ?? [];
    };
    const ids = readIds({ query: before.query.map((entry) => JSON.parse(entry)) });
    expect(ids).toHaveLength(1);
    const preview = (id: number): Promise<Preview> =>
      site.run('previews.render', { entity: kind, record: String(id), locale: 'tr', values: {}, place: 'card' });
    const all = (await records?.(site.db).findMany({ where: {}, orderBy: { id: 'asc' } })) ?? [];
    const [other] = all.flatMap(({ id }) => (ids.includes(id) ? [] : id));
    for (const [id, shown, place] of [
      [ids[0], ids, 'listed'],
      [other, [...ids, other], 'added'],
    ] as const) {
      const { card, state } = await preview(id ?? 0);
      expect({ place: card, shown: readIds(state) }).toEqual({ place, shown });
    }
    expect(await site.readState('/')).toEqual(before);
  },
);

test('a brand that the home page does not get to is said to be missing there', async () => {
  const { db, run } = await startPreviews();
  await run('settings.setHomeLayout', { records: { brands: { limit: 1, ids: [] } } });
  const last = await db.brand.findFirstOrThrow({
    where: { active: true },
    orderBy: [{ order: 'desc' }, { id: 'desc' }],
  });
  const ref = { entity: 'brand', record: String(last.id), locale: 'tr', values: {} };
  expect(await run('previews.render', { ...ref, place: 'card' })).toMatchObject({ card: 'missing' });
});
