import type { Database } from '@pano/db';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { entities } from '#entities/index';
import { activityEntities } from '#platform/records/activity/activity.schema';
import { startTestApi } from '#testing/test-api';

const activityEntity = z.enum(activityEntities);
type Api = Awaited<ReturnType<typeof startTestApi>>;

const start = () => startTestApi({ signedIn: true });

const actions = async (db: Database) =>
  (await db.activity.findMany({ orderBy: { id: 'asc' }, select: { action: true } })).map(({ action }) => action);

async function addServices({ db }: Api, count: number) {
  const data = Array.from({ length: count }, (_, n) => ({ title: `Hizmet ${n}`, description: 'x', order: n }));
  await db.service.createMany({ data });
  return db.service.findMany({ orderBy: { id: 'asc' } });
}

test('two hundred hidden at once are shown again, but for what somebody changed or deleted since', async () => {
  const api = await start();
  const { db, trpc } = api;
  const before = await addServices(api, 200);
  const [renamed, deleted, hiddenBefore, ...rest] = before;
  if (!renamed || !deleted || !hiddenBefore) throw new Error('three services are needed');
  await trpc.services.setVisible({ id: hiddenBefore.id, visible: false });
  const { undo } = await trpc.services.bulkSetVisible({ ids: before.map(({ id }) => id), visible: false });
  expect(undo).toHaveLength(199);
  await trpc.services.update({ id: renamed.id, data: { description: 'y' } });
  await trpc.services.remove({ id: deleted.id });
  const { count, unchanged } = await trpc.changes.undo({ changes: undo });
  expect([count, unchanged]).toEqual([197, [renamed.title, deleted.title]]);
  const shown = await db.service.findMany({ where: { visible: true }, orderBy: { id: 'asc' } });
  expect(shown.map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
  expect(await db.revision.count({ where: { record: { notIn: [renamed.id] } } })).toBe(0);
  // The same once more comes too late for all of them.
  expect(await trpc.changes.undo({ changes: undo })).toMatchObject({ count: 0 });
});

test('of two hundred deleted at once the one whose address was taken waits in the trash with its name', async () => {
  const { db, trpc } = await start();
  const data = Array.from({ length: 200 }, (_, n) => ({ title: `Yazı ${n}`, slug: `yazi-${n}`, content: 'x' }));
  await db.article.createMany({ data });
  const ids = (await db.article.findMany({ select: { id: true } })).map(({ id }) => id);
  const { batch } = await trpc.articles.bulkRemove({ ids });
  await trpc.articles.create({ title: 'Yeni', slug: 'yazi-7', content: '<p>x</p>' });
  const { restored, questions } = await trpc.trash.restoreBatch({ batch });
  expect(restored).toHaveLength(199);
  expect(questions).toMatchObject([{ kind: 'slug', label: 'Yazı 7' }]);
});

test('a single switch is undone, noted as its opposite; what changed nothing has nothing to undo', async () => {
  const { db, trpc } = await start();
  const brand = await trpc.brands.create({ name: 'Kivora', logoUrl: 'https://x.test/a.png' });
  const keyword = await trpc.keywords.create({ keyword: 'Pano' });
  await db.activity.deleteMany();
  const hidden = await trpc.brands.setVisible({ id: brand.id, visible: false });
  expect(hidden.undo).toEqual([{ entity: 'brand', id: brand.id, version: hidden.version, before: { visible: true } }]);
  expect((await trpc.brands.setVisible({ id: brand.id, visible: false })).undo).toEqual([]);
  const passive = await trpc.keywords.bulkSetActive({ ids: [keyword.id], active: false });
  const { undo } = await trpc.brands.setActive({ id: brand.id, active: false });
  expect(await trpc.changes.undo({ changes: [...undo, ...passive.undo] })).toEqual({ count: 2, unchanged: [] });
  expect(await trpc.brands.get({ id: brand.id })).toMatchObject({ visible: false, active: true });
  expect(await actions(db)).toEqual(['hide', 'update', 'deactivate', 'deactivate', 'activate', 'activate']);
});

test('a new order goes back for those that nobody moved since, with one entry in the log', async () => {
  const api = await start();
  const { db, trpc } = api;
  const [a, b, c] = await addServices(api, 3);
  if (!a || !b || !c) throw new Error('three services are needed');
  const { undo } = await trpc.services.move({ id: c.id, position: 1 });
  expect(undo.map(({ before }) => before)).toEqual([{ order: 0 }, { order: 1 }, { order: 2 }]);
  const orders = async () => (await db.service.findMany({ orderBy: { id: 'asc' } })).map(({ order }) => order);
  expect(await orders()).toEqual([2, 3, 1]);
  await db.activity.deleteMany();
  expect(await trpc.changes.undo({ changes: undo })).toEqual({ count: 3, unchanged: [] });
  expect(await orders()).toEqual([0, 1, 2]);
  expect((await trpc.activity.list({})).items).toMatchObject([
    { action: 'reorder', changes: [{ before: 'Hizmet 2, Hizmet 0, Hizmet 1', after: 'Hizmet 0, Hizmet 1, Hizmet 2' }] },
  ]);
  const again = await trpc.services.reorder({
    items: [
      { id: a.id, order: 1 },
      { id: b.id, order: 0 },
    ],
  });
  await trpc.services.update({ id: b.id, data: { title: 'Başka' } });
  expect(await trpc.changes.undo({ changes: again.undo })).toEqual({ count: 1, unchanged: ['Başka'] });
  expect(await orders()).toEqual([0, 0, 2]);
});

test('projects that were moved return to their category, once it is back from the trash', async () => {
  const { db, trpc } = await start();
  const [from, to] = [
    await trpc.categories.create({ name: 'Eski', slug: 'eski' }),
    await trpc.categories.create({ name: 'Yeni', slug: 'yeni' }),
  ];
  const data = { title: 'Trafo', content: '<p>x</p>', categoryId: from.id };
  const project = await trpc.projects.create(data);
  const { undo, batch } = await trpc.categories.moveProjectsAndRemove({ ids: [from.id], to: to.id });
  expect(await trpc.changes.undo({ changes: undo })).toEqual({ count: 0, unchanged: ['Trafo'] });
  await trpc.trash.restoreBatch({ batch });
  expect(await trpc.changes.undo({ changes: undo })).toEqual({ count: 1, unchanged: [] });
  expect(await trpc.projects.get({ id: project.id })).toMatchObject({ categoryId: from.id });
  const versions = await db.revision.findMany({ where: { entity: 'project' }, orderBy: { number: 'asc' } });
  expect(versions.map(({ fields }) => fields).slice(1)).toEqual(['["categoryId"]', '["categoryId"]']);
});

/** A record of each kind that stands in an order. */
const ordered: Record<string, (api: Api) => Promise<{ id: number }>> = {
  service: ({ trpc }) => trpc.services.create({ title: 'Pano', description: 'x' }),
  keyword: ({ trpc }) => trpc.keywords.create({ keyword: 'Pano' }),
  heroSection: ({ trpc }) => trpc.heroSections.create({ title: 'Pano' }),
  brand: ({ trpc }) => trpc.brands.create({ name: 'Kivora', logoUrl: 'https://x.test/a.png' }),
  category: ({ trpc }) => trpc.categories.create({ name: 'Pano', slug: 'pano' }),
  project: async ({ trpc }) => {
    const { id: categoryId } = await trpc.categories.create({ name: 'Trafo', slug: 'trafo' });
    return trpc.projects.create({ title: 'Pano', content: '<p>x</p>', categoryId });
  },
};

/** Every field that lists change beside the order. */
const besideOrder = entities.flatMap(({ kind, history }) => {
  const fields = Object.entries(history?.fields ?? {}).filter(([, is]) => is === 'state' || is === 'reference');
  const isOrdered = fields.some(([name]) => name === 'order');
  return isOrdered ? fields.flatMap(([field]) => (field === 'order' ? [] : [{ kind, field }])) : [];
});

test('every field that lists change beside the order is tried here', () => {
  expect([...new Set(besideOrder.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(ordered).toSorted());
});

test.each(besideOrder)(
  'an undo of the order and $field of a $kind is logged for each of them',
  async ({ kind, field }) => {
    const api = await start();
    const { db, trpc } = api;
    const { id } = (await ordered[kind]?.(api)) ?? { id: 0 };
    const record = await entities.find((entity) => entity.kind === kind)?.history?.read({ db }, id);
    const { version, [field]: now } = z.looseObject({ version: z.int() }).parse(record);
    const { id: other } = await trpc.categories.create({ name: 'Eski', slug: 'eski' });
    await db.activity.deleteMany();
    const before = { order: 7, [field]: typeof now === 'boolean' ? !now : other };
    const change = { entity: activityEntity.parse(kind), id, version, before };
    expect(await trpc.changes.undo({ changes: [change] })).toMatchObject({ count: 1 });
    const entries = await db.activity.findMany({ orderBy: { id: 'asc' } });
    expect(entries.map(({ entity, entityId }) => [entity, entityId])).toEqual([
      [kind, id],
      [kind, null],
    ]);
    expect(entries[0]?.changes).toContain(`"${field.replace(/Id$/, '')}`);
    expect(entries[1]?.action).toBe('reorder');
    expect(await entities.find((entity) => entity.kind === kind)?.history?.read({ db }, id)).toMatchObject(before);
  },
);

test('projects that move between two categories of one name leave an entry each', async () => {
  const { db, trpc } = await start();
  const [from, to] = [
    await trpc.categories.create({ name: 'Pano', slug: 'pano' }),
    await trpc.categories.create({ name: 'Pano', slug: 'pano-2' }),
  ];
  const { id } = await trpc.projects.create({ title: 'Trafo', content: '<p>x</p>', categoryId: from.id });
  await db.activity.deleteMany();
  await trpc.categories.moveProjects({ from: from.id, to: to.id });
  expect(await db.activity.findMany()).toMatchObject([{ entity: 'project', entityId: id, action: 'update' }]);
});
