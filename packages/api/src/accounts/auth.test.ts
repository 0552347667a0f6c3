import { hash } from '@node-rs/argon2';
import type { Database } from '@pano/db';
import { expect, test } from 'vitest';
import { afterPasswordCheck } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { login } from './auth.operations';
import { resetPassword } from './user.operations';

test('signing in gives a token that opens the back office, whatever the capitals of the e-mail', async () => {
  const { rest, password, user } = await startTestApi();
  const response = await rest.post('/auth/login', { email: ' YONETICI@ornek.example ', password });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ data: { token: expect.any(String), user } });
  const { token } = response.data as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await rest.send('GET', '/auth/me', undefined, headers)).data).toEqual(user);
  expect((await rest.send('POST', '/auth/logout', undefined, headers)).status).toBe(200);
  expect((await rest.send('GET', '/auth/me', undefined, headers)).status).toBe(401);
});

test('the database holds no token and no password', async () => {
  const { rest, db, password } = await startTestApi();
  const { data } = await rest.post('/auth/login', { email: 'yonetici@ornek.example', password });
  const stored = JSON.stringify([await db.session.findMany(), await db.user.findMany()]);
  expect(stored).not.toContain((data as { token: string }).token);
  expect(stored).not.toContain(password);
  expect(stored).toContain('$argon2id$');
});

test('a wrong password and an unknown e-mail get the same error', async () => {
  const { rest } = await startTestApi();
  const wrong = await rest.post('/auth/login', { email: 'yonetici@ornek.example', password: 'wrong' });
  const unknown = await rest.post('/auth/login', { email: 'kim@ornek.example', password: 'wrong' });
  expect(wrong.status).toBe(401);
  expect(wrong.error).toBe('E-posta veya şifre hatalı');
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
});

test('a person who is switched off is signed out at once, and gets the error of an unknown e-mail', async () => {
  const { rest, db, user, password } = await startTestApi({ signedIn: true });
  expect((await rest.get('/auth/me')).status).toBe(200);
  await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
  expect((await rest.get('/auth/me')).status).toBe(401);
  const off = await rest.post('/auth/login', { email: user.email, password });
  const unknown = await rest.post('/auth/login', { email: 'kim@ornek.example', password });
  expect([off.status, off.body]).toEqual([401, unknown.body]);
  expect(await db.activity.findFirst({ where: { action: 'signInFailed' } })).toMatchObject({ label: user.email });
});

test('a sign-in that is overtaken by switching the person off opens nothing', async () => {
  const { db, context, user, password } = await startTestApi();
  const switchOff = () => db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
  const overtaken = afterPasswordCheck(context, switchOff);
  await expect(login(overtaken, { email: user.email, password })).rejects.toMatchObject({ key: 'auth.invalid' });
  expect(await db.session.count()).toBe(0);
});

test.each([{}, { email: 'a@b.example' }, { email: 1, password: 'x' }, { email: ' ', password: 'x' }])(
  'signing in with %j says what is missing',
  async (body) => {
    const { rest } = await startTestApi();
    const response = await rest.post('/auth/login', body);
    expect(response.status).toBe(400);
    expect(response.error).toBe('E-postanızı ve şifrenizi yazın');
  },
);

test('a sign-in that a reset of the password overtakes opens nothing', async () => {
  const { db, context, user, password } = await startTestApi();
  const overtaken = afterPasswordCheck(context, () => resetPassword(db, user.email, 'another password'));
  await expect(login(overtaken, { email: user.email, password })).rejects.toMatchObject({ key: 'auth.invalid' });
  expect([await db.session.count(), await db.knownAddress.count()]).toEqual([0, 0]);
  expect(await db.activity.count({ where: { action: 'signInFailed' } })).toBe(1);
});

test('a sign-in that makes an outdated hash anew does not undo a reset of the password', async () => {
  const { db, context, user, password } = await startTestApi();
  await makeOutdated(db, password);
  const overtaken = afterPasswordCheck(context, () => resetPassword(db, user.email, 'another password'));
  await expect(login(overtaken, { email: user.email, password })).rejects.toMatchObject({ key: 'auth.invalid' });
  expect(await login(context, { email: user.email, password: 'another password' })).toMatchObject({ user });
});

test('of two sign-ins that find the same outdated hash neither is rejected', async () => {
  const { db, context, user, password } = await startTestApi();
  await makeOutdated(db, password);
  const signIn = (ctx: typeof context) => login(ctx, { email: user.email, password });
  expect(await signIn(afterPasswordCheck(context, () => signIn(context)))).toMatchObject({ user });
  expect(await db.session.count()).toBe(2);
});

async function makeOutdated(db: Database, password: string) {
  const passwordHash = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await db.user.updateMany({ data: { passwordHash } });
}

test('after too many failures even the right password waits; successes do not count', async () => {
  const { rest, password } = await startTestApi({ limits: { login: 3, contact: 30 } });
  const email = 'yonetici@ornek.example';
  for (let i = 0; i < 5; i++) expect((await rest.post('/auth/login', { email, password })).status).toBe(200);
  const guesses = await Promise.all(
    Array.from({ length: 6 }, (_, i) => rest.post('/auth/login', { email: `${email}${i}`, password: 'wrong' })),
  );
  expect(guesses.filter((response) => response.status === 401)).toHaveLength(3);
  const rejected = await rest.post('/auth/login', { email, password });
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([undefined, 'Bearer', 'Bearer x', 'Basic eDp5', `Bearer ${'a'.repeat(40)}`, 'bearer null'])(
  'the header Authorization: %s opens nothing, before id and body are looked at',
  async (authorization) => {
    const { rest } = await startTestApi();
    const headers: Record<string, string> = authorization ? { authorization } : {};
    const requests: [string, string, unknown?][] = [
      ['GET', '/auth/me'],
      ['GET', '/admin/services'],
      ['POST', '/admin/services', '{broken'],
      ['PUT', '/admin/services/nonsense', {}],
      ['PATCH', '/admin/services'],
      ['GET', '/admin/nothing-here'],
    ];
    for (const [method, path, body] of requests) {
      const response = await rest.send(method, path, body, headers);
      expect(response.status, `${method} ${path}`).toBe(401);
      expect(response.body).toEqual({ error: 'Authentication required', message: 'Authentication required' });
    }
  },
);

test('the tRPC transport has the same lock', async () => {
  const { trpc } = await startTestApi();
  await expect(trpc.services.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(trpc.services.remove({ id: 1 })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(trpc.auth.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
