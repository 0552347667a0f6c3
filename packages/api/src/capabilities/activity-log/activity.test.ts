import { expect, test } from 'vitest';
import { idOf, startTestApi } from '#testing/test-api';

const data = { title: 'Pano montajı', description: 'Saha' };

async function startWithHistory() {
  const api = await startTestApi({ signedIn: true });
  const id = idOf(await api.rest.post('/admin/services', data));
  await api.rest.put(`/admin/services/${id}`, { title: 'Pano bakımı' });
  await api.rest.put(`/admin/services/${id}/toggle-visible`);
  await api.rest.put('/admin/settings/site-offline', { siteOffline: true });
  return { ...api, id };
}

const actions = ({ data }: { data: unknown }) =>
  Array.isArray(data) ? data.map(({ entity, action, label }) => [entity, action, label]) : data;

test('the log tells the newest first what happened, with the fields as they were and are', async () => {
  const { rest, user, id } = await startWithHistory();
  const response = await rest.get('/admin/activity');
  expect(actions(response)).toEqual([
    ['siteOffline', 'update', null],
    ['service', 'hide', 'Pano bakımı'],
    ['service', 'update', 'Pano bakımı'],
    ['service', 'create', 'Pano montajı'],
  ]);
  expect(response.data).toMatchObject([
    {},
    { changes: [{ field: 'visible', before: true, after: false }] },
    {
      entityId: id,
      exists: true,
      userId: user.id,
      userEmail: user.email,
      address: '192.0.2.1',
      changes: [{ field: 'title', before: 'Pano montajı', after: 'Pano bakımı' }],
    },
    {},
  ]);
});

test('entries outlive their record and say that it is gone', async () => {
  const { rest, id } = await startWithHistory();
  await rest.delete(`/admin/services/${id}`);
  const { data } = await rest.get(`/admin/activity?entity=service&entityId=${id}`);
  expect(data).toMatchObject([{ action: 'trash', exists: false }, { exists: false }, { exists: false }, {}]);
});

test.each([
  ['entity=service&action=update', 1],
  ['action=hide', 1],
  ['entity=brand', 0],
  ['userId=1', 4],
  ['userId=999', 0],
  ['q=PANO bakimi', 2],
  ['q=yonetici', 4],
  ['from=2020-01-01&to=2020-12-31', 0],
  ['from=2020-01-01', 4],
  ['from=0001-01-01&to=9999-12-31', 4],
  ['to=2020-12-31', 0],
  ['entity=&action=&userId=&from=&to=', 4],
])('%s finds %i entries', async (search, count) => {
  const { rest } = await startWithHistory();
  expect((await rest.get(`/admin/activity?${search}`)).meta).toMatchObject({ total: count });
});

test('a day is a day in Türkiye, from its first to its last moment', async () => {
  const { db, rest } = await startTestApi({ signedIn: true });
  for (const at of ['2026-05-04T20:59:59Z', '2026-05-04T21:00:00Z', '2026-05-05T20:59:59Z', '2026-05-05T21:00:00Z']) {
    await db.activity.create({ data: { at: new Date(at), action: 'backup', entity: 'site' } });
  }
  const { data } = await rest.get('/admin/activity?from=2026-05-05&to=2026-05-05');
  expect(data).toMatchObject([{ at: '2026-05-05T20:59:59.000Z' }, { at: '2026-05-04T21:00:00.000Z' }]);
});

test.each([
  'from=gestern',
  'to=2026-02-31',
  'from=0000-01-01',
  'to=0000-12-31',
  'entity=spaceship',
  'action=fly',
  'userId=x',
])('%s is rejected', async (s) => {
  const { rest } = await startTestApi({ signedIn: true });
  expect((await rest.get(`/admin/activity?${s}`)).status).toBe(400);
});

test('several records changed at once leave an entry each, those that stayed the same none', async () => {
  const { db, trpc } = await startTestApi({ signedIn: true });
  const shown = await trpc.services.create(data);
  const hidden = await trpc.services.create({ ...data, title: 'Kablo', visible: false });
  await db.activity.deleteMany();
  await trpc.services.bulkSetVisible({ ids: [shown.id, hidden.id], visible: false });
  await trpc.services.bulkRemove({ ids: [shown.id, hidden.id, 4711] });
  const { items } = await trpc.activity.list({});
  expect(items.map(({ action, label }) => [action, label]).toReversed()).toEqual([
    ['hide', 'Pano montajı'],
    ['trash', 'Pano montajı'],
    ['trash', 'Kablo'],
  ]);
});

test('a new order is one entry with the names in the old and in the new order', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const first = await trpc.services.create({ ...data, order: 1 });
  const second = await trpc.services.create({ ...data, title: 'Kablo', order: 2 });
  await trpc.services.reorder({
    items: [
      { id: first.id, order: 2 },
      { id: second.id, order: 1 },
    ],
  });
  const { items } = await trpc.activity.list({});
  expect(items[0]).toMatchObject({
    action: 'reorder',
    entityId: null,
    changes: [{ field: 'order', before: 'Pano montajı, Kablo', after: 'Kablo, Pano montajı' }],
  });
});

test('a write that is rejected leaves no entry', async () => {
  const { db, trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create(data);
  await db.activity.deleteMany();
  await expect(trpc.services.update({ id, version: 9, data: { title: 'x' } })).rejects.toThrow();
  await expect(
    trpc.services.reorder({
      items: [
        { id, order: 1 },
        { id: 99, order: 2 },
      ],
    }),
  ).rejects.toThrow();
  await expect(trpc.services.remove({ id: 99 })).rejects.toThrow();
  expect(await db.activity.count()).toBe(0);
});

test('what visitors write to the company never enters the log', async () => {
  const { db, trpc, rest } = await startTestApi({ signedIn: true });
  const form = { name: 'Selin Aydemir', email: 'selin@example.com', message: 'Gizli mesaj', phone: '0532 000 00 01' };
  const id = idOf(await rest.post('/contact-forms', form));
  await trpc.contactForms.markRead({ id });
  await trpc.contactForms.remove({ id });
  const entries = await db.activity.findMany({ where: { entity: 'contactForm' }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action }) => action)).toEqual(['create', 'read', 'trash']);
  expect(entries[0]).toMatchObject({ address: null });
  expect(JSON.stringify(entries)).not.toMatch(/selin|gizli|0532/i);
});
