import { TOTP, URI } from 'otpauth';
import { afterEach, expect, test, vi } from 'vitest';
import { createSecretBox } from '#platform/services/secret-box';
import { createClients, proveSessions } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';

afterEach(() => void vi.useRealTimers());

/** An account with an authenticator app that is set up. */
async function startWithApp() {
  const api = await startTestApi({ limits: { login: 100, contact: 30 } });
  const clients = createClients(api);
  const owner = await clients.signInProven({});
  const offer = await owner.account.startSecondFactor();
  const app = URI.parse(offer.uri);
  if (!(app instanceof TOTP)) throw new Error(`${offer.uri} is not for an authenticator app`);
  const firstCode = app.generate();
  /** Half a minute passes, by the date alone, and the app shows another code. */
  const nextCode = () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
    return app.generate();
  };
  const { recoveryCodes } = await owner.account.confirmSecondFactor({ code: firstCode });
  const login = (code?: string) => api.rest.post('/auth/login', { ...clients.credentials, code });
  return { ...api, ...clients, owner, offer, app, nextCode, firstCode, recoveryCodes, login };
}

test('the offer names site and account and can be typed; only a code of the app turns the second step on', async () => {
  const api = await startTestApi();
  const { signInProven, credentials } = createClients(api);
  const owner = await signInProven({});
  const offer = await owner.account.startSecondFactor();
  expect(offer.uri).toMatch(/^otpauth:\/\/totp\/[^:]+:Yonetici%40ornek\.example\?/);
  expect(offer.secret).toMatch(/^[A-Z2-7]{32}$/);
  await expect(owner.account.confirmSecondFactor({ code: '000000' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    cause: { key: 'auth.codeInvalid', details: { field: 'code' } },
  });
  expect(await owner.account.get()).toMatchObject({ secondFactor: null });
  expect((await api.rest.post('/auth/login', credentials)).status).toBe(200);
  expect(JSON.stringify(await api.db.secondFactor.findMany())).not.toContain(offer.secret);
});

test('signing in then takes a code; without one the response says that it is missing', async () => {
  const { login, nextCode, rest, credentials } = await startWithApp();
  const missing = await login();
  expect([missing.status, missing.body]).toEqual([
    401,
    { error: 'Doğrulama kodunu yazın', message: 'Doğrulama kodunu yazın', codeRequired: true },
  ]);
  const wrong = await login('000000');
  expect([wrong.status, wrong.body]).toMatchObject([401, { codeRequired: true }]);
  expect(wrong.error).not.toBe(missing.error);
  const code = nextCode();
  const wrongPassword = await rest.post('/auth/login', { ...credentials, password: 'x', code });
  expect([wrongPassword.status, wrongPassword.body]).toEqual([
    401,
    { error: 'E-posta veya şifre hatalı', message: 'E-posta veya şifre hatalı' },
  ]);
  expect((await login(` ${code.replace(/(...)/, '$1 ')} `)).status).toBe(200);
});

test('the other transport responds with the same error, at the field of the code', async () => {
  const { client, credentials } = await startWithApp();
  await expect(client({}).auth.login(credentials)).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    cause: { key: 'auth.codeRequired', details: { field: 'code' } },
  });
});

test('no code is taken twice, not even of two that come at once, and none older than the last', async () => {
  const { login, nextCode, firstCode } = await startWithApp();
  expect((await login(firstCode)).status, 'the code that turned it on').toBe(401);
  const next = nextCode();
  const both = await Promise.all([login(next), login(next)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await login(firstCode)).status).toBe(401);
});

test('the code of the present and of the previous half minute are right, none before and none to come', async () => {
  const { login, app, nextCode } = await startWithApp();
  nextCode();
  const codeAt = (seconds: number) => app.generate({ timestamp: Date.now() + seconds * 1000 });
  for (const seconds of [30, 60, -60]) expect((await login(codeAt(seconds))).status, `${seconds} s`).toBe(401);
  const previous = codeAt(0);
  nextCode();
  expect((await login(previous)).status).toBe(200);
  expect((await login(codeAt(0))).status).toBe(200);
});

test('each recovery code signs in once, however it is typed; new ones replace them all', async () => {
  const { login, recoveryCodes, owner, db, password } = await startWithApp();
  const [first = '', second = '', third = '', fourth = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(first).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
  expect(JSON.stringify(await db.recoveryCode.findMany())).not.toContain(first.replace('-', ''));
  expect((await login(first)).status).toBe(200);
  expect((await login(first)).status).toBe(401);
  const both = await Promise.all([login(second), login(second.toUpperCase().replace('-', ' '))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect(await owner.account.get()).toMatchObject({ secondFactor: { recoveryCodesLeft: 8 } });

  await proveSessions(db, null);
  await owner.auth.reauthenticate({ currentPassword: password, code: third });
  const renewed = await owner.account.renewRecoveryCodes();
  expect((await login(fourth)).status).toBe(401);
  expect((await login(renewed.recoveryCodes[0])).status).toBe(200);
});

test('turning it off takes password and code, and takes the recovery codes away; so do new recovery codes', async () => {
  const { owner, password, login, recoveryCodes, db, nextCode } = await startWithApp();
  const code = nextCode();
  const { disableSecondFactor, renewRecoveryCodes } = owner.account;
  await proveSessions(db, null);
  for (const [proof, field] of [
    [{ currentPassword: 'x', code }, 'currentPassword'],
    [{ currentPassword: password, code: '000000' }, 'code'],
    [{ currentPassword: password, code: '' }, 'code'],
    [{ currentPassword: password }, 'code'],
  ] as const) {
    await expect(owner.auth.reauthenticate(proof)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { details: { field } },
    });
    for (const change of [disableSecondFactor, renewRecoveryCodes]) {
      await expect(change()).rejects.toMatchObject({ cause: { kind: 'proofWanted' } });
    }
  }
  expect((await login()).status).toBe(401);
  await owner.auth.reauthenticate({ currentPassword: password, code });
  await disableSecondFactor();
  expect((await login()).status).toBe(200);
  expect(await db.recoveryCode.count()).toBe(0);
  expect((await login(recoveryCodes[0])).status, 'a code that nobody asks for').toBe(200);
  await expect(disableSecondFactor()).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(renewRecoveryCodes()).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('beginning anew does not replace an app that is in use', async () => {
  const { owner, login, nextCode } = await startWithApp();
  await expect(owner.account.startSecondFactor()).rejects.toMatchObject({ code: 'CONFLICT' });
  const code = nextCode();
  await expect(owner.account.confirmSecondFactor({ code })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await login(code)).status).toBe(200);
});

test('wrong codes count as failures of the address', async () => {
  const api = await startTestApi({ limits: { login: 3, contact: 30 } });
  const clients = createClients(api);
  const owner = await clients.signInProven({});
  const { uri } = await owner.account.startSecondFactor();
  await owner.account.confirmSecondFactor({ code: URI.parse(uri).generate() });
  const login = (code?: string) => api.rest.post('/auth/login', { ...clients.credentials, code });
  for (let i = 0; i < 5; i++) expect((await login()).status).toBe(401);
  for (let i = 0; i < 3; i++) expect((await login('000000')).status).toBe(401);
  expect((await login()).status).toBe(429);
});

test('with another key no code of the app is right, but recovery codes still are', async () => {
  const { db, services, credentials, nextCode, recoveryCodes, ...api } = await startWithApp();
  const restored = { ...services, secrets: createSecretBox(new Uint8Array(32)) };
  const { client } = createClients({ ...api, db, services: restored });
  const login = (code?: string) => client({}).auth.login({ ...credentials, code });
  await expect(login(nextCode())).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await login(recoveryCodes[0])).toMatchObject({ user: { id: 1 } });
});

test('the activity log tells of each step and holds neither codes nor the secret', async () => {
  const { db, login, recoveryCodes, owner, offer } = await startWithApp();
  await login('000000');
  await login(recoveryCodes[0]);
  await owner.account.renewRecoveryCodes();
  await owner.account.disableSecondFactor();
  const entries = await db.activity.findMany({ orderBy: { id: 'asc' } });
  expect(entries.map(({ action }) => action)).toEqual([
    'signIn',
    'secondFactorOn',
    'secondFactorFailed',
    'recoveryCodeUsed',
    'signIn',
    'recoveryCodesRenewed',
    'secondFactorOff',
  ]);
  for (const secret of [...recoveryCodes, offer.secret]) expect(JSON.stringify(entries)).not.toContain(secret);
});

test('guesses from many addresses do not keep out who is elsewhere and has the app', async () => {
  // A second into a code, so that the previous one is not too old a moment later.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 1000 });
  const api = await startTestApi({ limits: { login: 3, contact: 30 } });
  const { client, credentials, signInProven } = createClients(api);
  const owner = await signInProven({});
  const { uri } = await owner.account.startSecondFactor();
  const app = URI.parse(uri);
  if (!(app instanceof TOTP)) throw new Error(`${uri} is not for an authenticator app`);
  const code = app.generate({ timestamp: Date.now() - 30_000 });
  await owner.account.confirmSecondFactor({ code });
  const tryIn = (address: string, input: { email?: string; password?: string; code?: string }) =>
    client({ address }).auth.login({ ...credentials, ...input });
  const guess = { password: 'x', code: '000000' };
  for (const host of [1, 2, 3]) {
    for (let i = 0; i < 3; i++) await tryIn(`198.51.100.${host}`, { password: 'x' }).catch(() => undefined);
  }
  const elsewhere = '203.0.113.1';
  const wait = { code: 'TOO_MANY_REQUESTS', cause: { details: { field: 'code' } } };
  await expect(tryIn(elsewhere, {})).rejects.toMatchObject(wait);
  // Neither a wrong password nor a wrong code is told apart from a wait, nor an account without an app.
  for (const wrong of [guess, { code: '000000' }, { password: 'x', code: app.generate() }]) {
    await expect(tryIn('203.0.113.2', wrong)).rejects.toMatchObject(wait);
  }
  expect(await tryIn(elsewhere, { code: app.generate() })).toMatchObject({ user: { id: 1 } });
  // Each such guess counts for its address.
  await expect(tryIn('203.0.113.2', guess)).rejects.toMatchObject({ cause: { key: 'auth.tooMany' } });
});
