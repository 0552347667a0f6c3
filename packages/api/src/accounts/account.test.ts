import { expect, test } from 'vitest';
import { createClients, proveSessions } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { changePassword } from './account.operations';
import { resetPassword } from './user.operations';

const windowsEdge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

async function startTwoDevices() {
  const api = await startTestApi();
  const { client, signIn, signInProven } = createClients(api);
  const office = await signInProven({ address: '192.0.2.10', userAgent: windowsEdge });
  const phone = await signIn({ address: '2001:db8::7', userAgent: iphone });
  return { ...api, client, signIn, office, phone };
}

test('the devices say browser, system and address in words, and which of them is this one', async () => {
  const { office } = await startTwoDevices();
  const devices = await office.account.devices();
  expect(devices).toEqual([
    expect.objectContaining({ current: true, browser: 'Edge', system: 'Windows', address: '192.0.2.10' }),
    expect.objectContaining({ current: false, browser: 'Safari', system: 'iPhone', address: '2001:db8::7' }),
  ]);
});

test('an ended device is signed out at once, and only devices of the same person can be ended', async () => {
  const { office, phone, db, client } = await startTwoDevices();
  const [, other] = await office.account.devices();
  await office.account.endDevice({ id: other?.id ?? '' });
  await expect(phone.auth.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await office.account.devices()).toHaveLength(1);
  await expect(office.account.endDevice({ id: other?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const stranger = await db.user.create({ data: { email: 'b@b.example', emailKey: 'b@b.example', passwordHash: 'x' } });
  const theirs = await db.session.create({
    data: { id: 'f'.repeat(64), userId: stranger.id, expiresAt: new Date(Date.now() + 60_000) },
  });
  await expect(office.account.endDevice({ id: 'f'.repeat(16) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await db.session.count({ where: { id: theirs.id } })).toBe(1);
  await expect(client({}).account.devices()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('all other devices can be signed out together', async () => {
  const { office, phone } = await startTwoDevices();
  expect(await office.account.endOtherDevices()).toEqual({ count: 1 });
  await expect(phone.auth.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await office.auth.me()).toMatchObject({ id: 1 });
});

test('a new password ends all other sessions and is the only one that signs in', async () => {
  const { office, phone, rest, user, password } = await startTwoDevices();
  const newPassword = '  şifre, boşluklarıyla  ';
  expect(await office.account.changePassword({ newPassword })).toEqual({ ended: 1 });
  expect(await office.auth.me()).toMatchObject({ id: user.id });
  await expect(phone.auth.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const login = async (typed: string) =>
    (await rest.post('/auth/login', { email: user.email, password: typed })).status;
  expect([await login(password), await login(newPassword.trim()), await login(newPassword)]).toEqual([401, 401, 200]);
});

test('API tokens outlive a change of the password, unless they are revoked with it', async () => {
  const { office, db } = await startTwoDevices();
  const wanted = { name: 'Muhasebe', scopes: ['read' as const], days: 30 };
  await office.account.apiTokens.create(wanted);
  await office.account.changePassword({ newPassword: 'üç mavi şalter' });
  expect(await office.account.apiTokens.list()).toMatchObject([{ name: 'Muhasebe', lastUsedAt: null }]);
  await office.account.changePassword({ newPassword: 'dört mavi şalter', revokeTokens: true });
  expect(await office.account.apiTokens.list()).toEqual([]);
  expect(await db.activity.findFirst({ where: { action: 'delete' } })).toMatchObject({
    entity: 'apiToken',
    label: 'Muhasebe',
  });
});

test('a change of the password that a reset overtakes does not undo it', async () => {
  const { db, context, user, rest } = await startTestApi({ signedIn: 'proven' });
  // Who is signed in is looked up before the reset, as where the change has passed the check of the proof.
  await context.signedIn();
  await resetPassword(db, user.email, 'by the owner');
  await expect(changePassword(context, { newPassword: 'by the thief', revokeTokens: false })).rejects.toMatchObject({
    key: 'auth.proofWanted',
  });
  const login = async (typed: string) =>
    (await rest.post('/auth/login', { email: user.email, password: typed })).status;
  expect([await login('by the thief'), await login('by the owner')]).toEqual([401, 200]);
});

test('a password is changed only after the present one, and to one that keeps the rules', async () => {
  const { office, phone, password, db } = await startTwoDevices();
  await proveSessions(db, null);
  const before = await db.user.findFirstOrThrow();
  const change = (newPassword: string) => office.account.changePassword({ newPassword });
  await expect(change('long enough')).rejects.toMatchObject({ code: 'FORBIDDEN', cause: { kind: 'proofWanted' } });
  await expect(office.auth.reauthenticate({ currentPassword: 'wrong' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    cause: { key: 'account.currentPassword.wrong', details: { field: 'currentPassword' } },
  });
  await office.auth.reauthenticate({ currentPassword: password });
  for (const rejected of ['', 'short', password, 'x'.repeat(1025)]) {
    await expect(change(rejected), rejected).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  expect(await db.user.findFirstOrThrow()).toEqual(before);
  expect(await phone.auth.me()).toMatchObject({ id: 1 });
});

test('guessing the present password through a stolen session is counted like signing in', async () => {
  const { client, signIn, credentials } = createClients(await startTestApi({ limits: { login: 3, contact: 30 } }));
  const thief = await signIn({ address: '192.0.2.66' });
  const guess = () => thief.auth.reauthenticate({ currentPassword: 'guess', code: '000000' });
  for (let i = 0; i < 3; i++) await expect(guess()).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await client({ address: '192.0.2.1' }).auth.login(credentials)).toMatchObject({ user: { id: 1 } });
});

test('signing in again from the back office replaces the session, signing in through REST leaves it alone', async () => {
  const api = await startTestApi();
  const { signInWithToken, client, credentials } = createClients(api);
  const first = await signInWithToken({});
  const headers = { authorization: `Bearer ${first}` };
  expect((await api.rest.send('POST', '/auth/login', credentials, headers)).status).toBe(200);
  expect((await api.rest.send('GET', '/auth/me', undefined, headers)).status).toBe(200);
  const second = await signInWithToken({ token: first });
  expect(second).not.toBe(first);
  await expect(client({ token: first }).auth.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await client({ token: second }).auth.me()).toMatchObject({ id: 1 });
});

const hours = (count: number) => count * 3600_000;

test('a session ends after 8 hours without use, and after 7 days however much it is used', async () => {
  const { db, client, signInWithToken } = await (async () => {
    const api = await startTestApi();
    return { ...api, ...createClients(api) };
  })();
  const token = await signInWithToken({});
  const me = () => client({ token, address: '192.0.2.99' }).auth.me();
  const ago = (ms: number) => new Date(Date.now() - ms);

  // Last used an hour ago: this use is recorded and extends the session to eight hours.
  await db.session.updateMany({ data: { lastSeenAt: ago(hours(1)), expiresAt: new Date(Date.now() + hours(7)) } });
  await me();
  const renewed = await db.session.findFirstOrThrow();
  expect(renewed.expiresAt.getTime()).toBeGreaterThan(Date.now() + hours(7.9));
  expect(renewed.lastSeenAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect(renewed.address).toBe('192.0.2.99');

  await db.session.updateMany({ data: { createdAt: ago(hours(24 * 7 - 1)) } });
  expect(await me()).toMatchObject({ id: 1 });
  await db.session.updateMany({ data: { createdAt: ago(hours(24 * 7)) } });
  await expect(me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });

  const idle = await signInWithToken({});
  await db.session.updateMany({ data: { expiresAt: ago(1) } });
  await expect(client({ token: idle }).auth.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('the activity log tells every attempt and holds nothing that was typed', async () => {
  const { office, db, rest, user } = await startTwoDevices();
  await rest.post('/auth/login', { email: user.email, password: 'typed-wrong' });
  await rest.post('/auth/login', { email: 'typed-elsewhere', password: 'x' });
  await expect(office.auth.reauthenticate({ currentPassword: 'typed-in-vain' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  await office.account.changePassword({ newPassword: 'typed-anew' });
  await office.auth.logout();
  const entries = await db.activity.findMany({ orderBy: { id: 'asc' } });
  expect(entries.map(({ action, entityId, userId, address }) => [action, entityId, userId, address])).toEqual([
    ['signIn', user.id, user.id, '192.0.2.10'],
    ['signIn', user.id, user.id, '2001:db8::7'],
    ['signInFailed', user.id, null, '192.0.2.1'],
    ['signInFailed', null, null, '192.0.2.1'],
    ['currentPasswordWrong', user.id, user.id, '192.0.2.10'],
    ['passwordChanged', user.id, user.id, '192.0.2.10'],
    ['signOut', user.id, user.id, '192.0.2.10'],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/typed|correct horse|argon2/);
});

test('a flood of rejected tries is written down once in a while, not every time', async () => {
  const { db, rest } = await startTestApi({ limits: { login: 2, contact: 30 } });
  for (let i = 0; i < 10; i++) await rest.post('/auth/login', { email: 'a@b.example', password: 'x' });
  expect(await db.activity.groupBy({ by: ['action'], _count: true, orderBy: { action: 'asc' } })).toEqual([
    { action: 'signInFailed', _count: 2 },
    { action: 'signInThrottled', _count: 1 },
  ]);
});

test('one address that guesses in vain does not keep the administrator out elsewhere', async () => {
  const api = await startTestApi({ limits: { login: 3, contact: 30 } });
  const { client, credentials } = createClients(api);
  const guess = (address: string, password: string) => client({ address }).auth.login({ ...credentials, password });
  for (let i = 0; i < 3; i++) await expect(guess('192.0.2.66', 'x')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(guess('192.0.2.66', api.password)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await guess('192.0.2.1', api.password)).toMatchObject({ user: { id: 1 } });

  // Failures from many addresses throttle each other, but not the trusted address of the account.
  for (let host = 100; host < 103; host++) await guess(`192.0.2.${host}`, 'x').catch(() => undefined);
  const rejected = await Promise.allSettled([guess('192.0.2.200', 'x'), guess('192.0.2.201', 'x')]);
  const codes = rejected.map((one) => (one.status === 'rejected' ? one.reason.code : 'signed in'));
  expect(codes.toSorted()).toEqual(['TOO_MANY_REQUESTS', 'UNAUTHORIZED']);
  expect(await guess('192.0.2.1', api.password)).toMatchObject({ user: { id: 1 } });
});
