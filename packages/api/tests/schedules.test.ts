import { expect, test } from 'vitest';
import { createApiToken, revokeApiToken } from '../src/accounts/api-token.operations';
import { carryOutDue } from '../src/capabilities/schedules/carry-out';
import { createContext } from '../src/server';
import { expectSameOutcome, startTransports } from '../src/testing/transports';

const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';
const publishAt = '2090-03-12T09:00:00+03:00';
const unpublishAt = '2090-03-13T09:00+03:00';

async function startDraft() {
  const api = await startTransports();
  const { id } = await api.db.service.create({ data: { title: 'Pano', description: 'Açıklama' } });
  const ref = { entity: 'service', record: String(id) };
  await api.trpc('mutation', 'drafts.keep', { ...ref, values: { title: 'Taslak' } }, api.signedIn);
  return { ...api, id, ref, path: `/admin/services/${id}/schedule` };
}

/** Bodies that schedule something or are rejected. */
const edits: Record<string, unknown>[] = [
  { publishAt },
  { publishAt, unpublishAt },
  { publishAt: '', unpublishAt },
  { publishAt: unpublishAt, unpublishAt: publishAt },
  { publishAt: '2020-01-01T00:00:00Z' },
  { unpublishAt: '2020-01-01T00:00:00Z' },
  { publishAt: '12 Mart' },
  { publishAt: 5 },
  { publishAt: null },
  {},
];

/** The same at another time. */
const timeless = <Response extends { data?: unknown }>(response: Response): Response => ({
  ...response,
  data: JSON.parse(JSON.stringify(response.data ?? null).replace(/"createdAt":"[^"]*"/g, '"createdAt":""')),
});

test('both transports schedule the same and reject the same in the same words', async () => {
  const { rest, trpc, signedIn, path, ref, db } = await startDraft();
  const statuses = new Set<number>();
  for (const body of edits) {
    const viaRest = await rest('PUT', path, body, signedIn);
    await db.schedule.deleteMany();
    const viaTrpc = await trpc('mutation', 'schedules.save', { ...ref, ...body }, signedIn);
    await db.schedule.deleteMany();
    expectSameOutcome({ rest: timeless(viaRest), trpc: timeless(viaTrpc) }, JSON.stringify(body));
    statuses.add(viaRest.status);
  }
  expect([...statuses].toSorted()).toEqual([200, 400]);
});

test('both transports read, list and cancel alike, also where there is nothing', async () => {
  const { rest, trpc, signedIn, path, ref } = await startDraft();
  const calls = [
    ['GET', path, 'query', 'schedules.get', ref],
    ['GET', '/admin/schedules', 'query', 'schedules.list', {}],
    ['DELETE', `${path}?action=publish`, 'mutation', 'schedules.remove', { ...ref, action: 'publish' }],
    ['DELETE', path, 'mutation', 'schedules.remove', ref],
  ] as const;
  for (const [method, address, type, procedure, input] of calls) {
    const schedule = () => rest('PUT', path, { publishAt, unpublishAt }, signedIn);
    await schedule();
    const viaRest = await rest(method, address, undefined, signedIn);
    await schedule();
    const viaTrpc = await trpc(type, procedure, input, signedIn);
    expect(viaRest.status, address).toBe(200);
    expectSameOutcome({ rest: timeless(viaRest), trpc: timeless(viaTrpc) }, address);
  }
  for (const [method, address, type, procedure, input] of calls) {
    const viaRest = await rest(method, address, undefined, signedIn);
    expectSameOutcome({ rest: viaRest, trpc: await trpc(type, procedure, input, signedIn) }, address);
    expect(viaRest.status).toBe(method === 'GET' ? 200 : 404);
  }
});

test.each([
  ['PUT', '/admin/services/4711/schedule', { publishAt }, 404],
  ['PUT', '/admin/nothing/1/schedule', { publishAt }, 404],
  ['PUT', `/admin/services/${uuid}/schedule`, { publishAt }, 400],
  ['PUT', `/admin/services/${uuid}/schedule?locale=de`, { publishAt }, 400],
  ['PUT', '/admin/brands/1/schedule?locale=en', { publishAt }, 404],
  ['PUT', '/admin/company/0/schedule', { unpublishAt }, 400],
  ['GET', '/admin/services/01/schedule', undefined, 404],
  ['DELETE', '/admin/services/4711/schedule', undefined, 404],
  ['DELETE', '/admin/services/4711/schedule?action=hide', undefined, 400],
])('%s %s answers as it says', async (method, path, body, status) => {
  const { rest, signedIn } = await startTransports();
  expect((await rest(method, path, body, signedIn)).status).toBe(status);
});

const carryOut = (services: Awaited<ReturnType<typeof startTransports>>['services']) => {
  const nobody = createContext(services, new Headers(), { address: '', requestId: 'publishing' });
  return carryOutDue(nobody, AbortSignal.timeout(60_000));
};

test('what an API token has scheduled is told when it is published, and to a token no schedule names the person', async () => {
  const { trpc, signedIn, services, db, user } = await startTransports();
  const { token } = await createApiToken(db, user.email, { name: 'Asistan', scopes: ['content'], days: 30 });
  const byToken = `Bearer ${token}`;
  const company = { entity: 'company', record: '0' };
  const planners = [
    { planner: signedIn, phone: '0532 000 00 01', reported: false, userName: user.name },
    { planner: byToken, phone: '0532 000 00 02', reported: true, userName: 'Asistan (API)' },
  ];
  for (const { planner, phone, ...named } of planners) {
    await trpc('mutation', 'drafts.keep', { ...company, values: { phone } }, signedIn);
    await trpc('mutation', 'schedules.save', { ...company, publishAt }, planner);
    const read = await trpc('query', 'schedules.get', company, byToken);
    expect(read.data).toMatchObject([{ userName: null }]);
    await db.schedule.updateMany({ data: { at: new Date() } });
    await carryOut(services);
    const published = await db.activity.findFirst({ where: { action: 'update' }, orderBy: { id: 'desc' } });
    expect(published).toMatchObject({ entity: 'company', ...named });
  }
});

type Transports = Awaited<ReturnType<typeof startDraft>>;

test.each<[string, (db: Transports['db'], id: number) => Promise<unknown>]>([
  ['revoked', revokeApiToken],
  ['expired', (db, id) => db.apiToken.update({ where: { id }, data: { expiresAt: new Date() } })],
])(
  'what an API token has scheduled that is %s by then waits for a person, who does it in their own name',
  async (_, end) => {
    const { trpc, signedIn, services, db, user, ref, id } = await startDraft();
    const { token, record } = await createApiToken(db, user.email, { name: 'Asistan', scopes: ['content'], days: 30 });
    // Another token of the same name is another one.
    await createApiToken(db, user.email, { name: 'Asistan', scopes: ['content'], days: 30 });
    await trpc('mutation', 'schedules.save', { ...ref, publishAt }, `Bearer ${token}`);
    await end(db, record.id);
    await db.schedule.updateMany({ data: { at: new Date() } });
    await carryOut(services);
    expect(await db.service.findUnique({ where: { id } })).toMatchObject({ title: 'Pano' });
    const read = await trpc('query', 'schedules.get', ref, signedIn);
    expect(read.data).toMatchObject([{ failure: 'Planı yapan API anahtarı iptal edilmiş ya da süresi dolmuş' }]);
    await trpc('mutation', 'schedules.retry', { ...ref, action: 'publish' }, signedIn);
    await carryOut(services);
    expect(await db.service.findUnique({ where: { id } })).toMatchObject({ title: 'Taslak' });
    const [done] = await db.activity.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(done).toMatchObject({ action: 'scheduleDone', userName: user.name, reported: false });
  },
);
