import { URI } from 'otpauth';
import { expect, test } from 'vitest';
import { createClients } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { createFirstUser, createUser, hasFirstPassword, resetPassword } from './user.operations';

test('a password that the first start made opens nothing in the back office but its own change', async () => {
  const api = await startTestApi();
  const { client } = createClients(api);
  const first = { email: 'ilk@ornek.example', password: 'made-by-the-program' };
  await createFirstUser(api.db, { ...first, generated: true });
  const { token } = await client({}).auth.login(first);
  // A request of its own each time: who is signed in is looked up once in a request.
  const owner = () => client({ token });
  const restricted = { code: 'FORBIDDEN', cause: { key: 'auth.passwordMissing' } };
  await expect(owner().services.list({})).rejects.toMatchObject(restricted);
  await expect(owner().people.remove({ id: 1 })).rejects.toMatchObject(restricted);
  expect(await owner().account.get()).toMatchObject({ missing: 'password' });
  expect(await hasFirstPassword(api.db)).toBe(true);
  await owner().auth.reauthenticate({ currentPassword: first.password });
  await owner().account.changePassword({ newPassword: 'kendi uzun cümlem' });
  expect(await owner().account.get()).toMatchObject({ missing: null });
  expect(await owner().services.list({})).toMatchObject({ items: [] });
  expect(await hasFirstPassword(api.db)).toBe(false);
});

test('a password that a command made has to be changed as well; one that the operator gave to the command has not', async () => {
  const { db, rest } = await startTestApi();
  const [email, password] = ['kim@ornek.example', 'made-by-the-command'];
  const missing = async () => (await db.user.findUniqueOrThrow({ where: { emailKey: email } })).mustChangePassword;
  await createUser(db, email, password, { generated: true });
  expect([await missing(), (await rest.post('/auth/login', { email, password })).status]).toEqual([true, 200]);
  await resetPassword(db, email, 'üç mavi şalter');
  expect(await missing()).toBe(false);
  await resetPassword(db, email, 'made-by-the-command-too', true);
  expect(await missing()).toBe(true);
});

test('a password that the operator has set need not be changed, however plain it is', async () => {
  const api = await startTestApi();
  const { client } = createClients(api);
  const given = { email: 'ilk@ornek.example', password: 'superman' };
  await createFirstUser(api.db, { ...given, generated: false });
  const { token } = await client({}).auth.login(given);
  expect(await client({ token }).services.list({})).toMatchObject({ items: [] });
});

test('where everybody has to have a second factor, a sign-in without one opens its setup only, by every transport', async () => {
  const api = await startTestApi({ requireSecondFactor: true });
  const { signInWithToken, client } = createClients(api);
  const token = await signInWithToken({});
  // A request of its own each time: who is signed in is looked up once in a request.
  const owner = () => client({ token });
  const headers = { authorization: `Bearer ${token}` };
  const restStatus = async () => (await api.rest.send('GET', '/admin/services', undefined, headers)).status;
  await expect(owner().services.list({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
    cause: { key: 'auth.secondFactorMissing' },
  });
  expect(await restStatus()).toBe(403);
  expect(await owner().account.get()).toMatchObject({ missing: 'secondFactor' });
  await owner().auth.reauthenticate({ currentPassword: api.password });
  const { uri } = await owner().account.startSecondFactor();
  await owner().account.confirmSecondFactor({ code: URI.parse(uri).generate() });
  expect(await owner().services.list({})).toMatchObject({ items: [] });
  expect(await restStatus()).toBe(200);
  await owner().account.disableSecondFactor();
  expect(await restStatus()).toBe(403);
});
