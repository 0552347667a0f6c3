import { TOTP, URI } from 'otpauth';
import { afterEach, expect, test, vi } from 'vitest';
import { hashToken } from '#platform/session/sessions';
import { createClients, proveSessions } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { startTransports } from '#testing/transports';

afterEach(() => void vi.useRealTimers());

const wanted = { name: 'Muhasebe', scopes: ['content' as const], days: 30 };

async function startWithToken() {
  const api = await startTestApi({ limits: { login: 5, contact: 30 } });
  const { client, signInProven } = createClients(api);
  const owner = await signInProven({});
  const { token, record } = await owner.account.apiTokens.create(wanted);
  const send = (method: string, path: string, body?: unknown, bearer = token) =>
    api.rest.send(method, path, body, { authorization: `Bearer ${bearer}` });
  return { ...api, client, owner, token, record, send };
}

const service = { title: 'Pano montajı', description: 'Saha' };

test('a token is shown once, stored as a hash, and works until it is revoked', async () => {
  const { db, owner, token, record, send } = await startWithToken();
  expect(token).toMatch(/^pano_[\w-]{43}$/);
  expect(JSON.stringify(await db.apiToken.findMany())).not.toContain(token);
  expect(await db.apiToken.findMany()).toMatchObject([{ hash: hashToken(token), scopes: 'content' }]);
  expect(record).toMatchObject({ name: 'Muhasebe', scopes: ['content'], expired: false, lastUsedAt: null });
  expect(JSON.stringify(await owner.account.apiTokens.list())).not.toContain(token);
  expect((await send('POST', '/admin/services', service)).status).toBe(201);
  expect((await send('GET', '/admin/services')).meta).toMatchObject({ total: 1 });
  await owner.account.apiTokens.revoke({ id: record.id });
  expect((await send('GET', '/admin/services')).status).toBe(401);
  await expect(owner.account.apiTokens.revoke({ id: record.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the activity log names the token that changed something, and who made and revoked it', async () => {
  const { db, owner, record, send, user, token } = await startWithToken();
  await send('POST', '/admin/services', service);
  await owner.account.apiTokens.revoke({ id: record.id });
  const entries = await db.activity.findMany({ where: { action: { not: 'signIn' } }, orderBy: { id: 'asc' } });
  expect(entries).toMatchObject([
    { action: 'create', entity: 'apiToken', label: 'Muhasebe', userName: null },
    { action: 'create', entity: 'service', userName: 'Muhasebe (API)', userEmail: user.email, userId: user.id },
    { action: 'delete', entity: 'apiToken', label: 'Muhasebe', userName: null },
  ]);
  expect(JSON.stringify(entries)).not.toContain(token);
});

test('a token expires', async () => {
  const { owner, send } = await startWithToken();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 86_400_000 });
  expect((await send('GET', '/admin/services')).status).toBe(200);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  expect((await send('GET', '/admin/services')).status).toBe(401);
  expect(await owner.account.apiTokens.list()).toMatchObject([{ name: 'Muhasebe', expired: true }]);
});

test('the last use is written at most once a minute, also after a clock that was ahead', async () => {
  const { db, send } = await startWithToken();
  const start = Date.now();
  const lastUse = async (at: number) => {
    vi.setSystemTime(start + at);
    await send('GET', '/admin/services');
    const row = await db.apiToken.findFirstOrThrow();
    return (row.lastUsedAt?.getTime() ?? 0) - start;
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await lastUse(0)).toBe(0);
  expect(await lastUse(59_000)).toBe(0);
  expect(await lastUse(60_000)).toBe(60_000);
  expect(await lastUse(-5000)).toBe(-5000);
});

test('an address that sends many wrong tokens has to wait, while a right one still works', async () => {
  const { send } = await startWithToken();
  const wrong = `pano_${'a'.repeat(43)}`;
  for (let failure = 1; failure <= 5; failure += 1) {
    const bearer = failure === 1 ? 'pano_short' : wrong;
    expect((await send('GET', '/admin/services', undefined, bearer)).status, String(failure)).toBe(401);
  }
  const limited = await send('GET', '/admin/services', undefined, wrong);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await send('GET', '/services', undefined, wrong)).status).toBe(200);
  expect((await send('GET', '/admin/services')).status).toBe(200);
});

test('a token is made for a right password only, and with a code where the account has a second factor', async () => {
  const { owner, password, db } = await startWithToken();
  const create = async (currentPassword: string, code?: string) => {
    await proveSessions(db, null);
    await expect(owner.account.apiTokens.create(wanted)).rejects.toMatchObject({ cause: { kind: 'proofWanted' } });
    await owner.auth.reauthenticate({ currentPassword, code });
    return owner.account.apiTokens.create(wanted);
  };
  await expect(create('wrong')).rejects.toMatchObject({ cause: { key: 'account.currentPassword.wrong' } });
  await proveSessions(db);
  const app = URI.parse((await owner.account.startSecondFactor()).uri);
  if (!(app instanceof TOTP)) throw new Error('The offer is not for an authenticator app');
  await owner.account.confirmSecondFactor({ code: app.generate() });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  await expect(create(password, '')).rejects.toMatchObject({ cause: { key: 'auth.codeRequired' } });
  await expect(create(password, '000000')).rejects.toMatchObject({ cause: { key: 'auth.codeInvalid' } });
  expect((await create(password, app.generate())).token).toMatch(/^pano_/);
});

test.each([
  [{ name: ' ' }, 'Anahtara bir ad verin; örneğin bağlanacak programın adını yazın'],
  [{ scopes: [] }, 'Anahtarın ne yapabileceğini seçin'],
  [{ scopes: ['accounts'] }, 'Anahtarın ne yapabileceğini seçin'],
  [{ days: 0 }, 'Geçerlilik süresi 1 ile 730 gün arasında olmalıdır'],
  [{ days: 731 }, 'Geçerlilik süresi 1 ile 730 gün arasında olmalıdır'],
])('a token with %j is rejected in words', async (change, text) => {
  const { trpc, signedIn } = await startTransports();
  const input = { ...wanted, ...change };
  expect(await trpc('mutation', 'account.apiTokens.create', input, signedIn)).toMatchObject({ status: 400, text });
});

test('nobody sees or revokes the tokens of somebody else, and tokens go with their account', async () => {
  const { db, owner, record } = await startWithToken();
  const other = await db.user.create({ data: { email: 'b@x.example', emailKey: 'b@x.example', passwordHash: 'x' } });
  await db.apiToken.update({ where: { id: record.id }, data: { userId: other.id } });
  expect(await owner.account.apiTokens.list()).toEqual([]);
  await expect(owner.account.apiTokens.revoke({ id: record.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await db.apiToken.count()).toBe(1);
  await db.user.delete({ where: { id: other.id } });
  expect(await db.apiToken.count()).toBe(0);
});
