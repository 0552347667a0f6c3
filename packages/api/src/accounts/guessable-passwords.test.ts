import { expect, test } from 'vitest';
import { createClients } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import list from './common-passwords.json';
import { createUser, resetPassword } from './user.operations';

test('the list has ten thousand different passwords, none shorter than a password may be', () => {
  const passwords = list.passwords.split(' ');
  expect(new Set(passwords).size).toBe(10_000);
  expect(passwords.filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual([]);
});

test.each([
  ['password1', 'common'],
  ['QwertyUIOP', 'common'],
  ['1234567890', 'common'],
  ['Yonetici@ornek.example', 'name'],
  ['yonetici2024', 'name'],
  ['ATEŞ Elektrik 99!', 'name'],
  ['pano2024', 'name'],
  ['!!pano!admin!!', 'name'],
])('%s is rejected as a new password, because it is a %s', async (newPassword, reason) => {
  const api = await startTestApi();
  const owner = await createClients(api).signInProven({});
  await owner.company.update({ data: { name: 'Ateş Elektrik' } });
  const key = `account.newPassword.${reason}`;
  await expect(owner.account.changePassword({ newPassword })).rejects.toMatchObject({
    cause: { key, details: { field: 'newPassword' } },
  });
  await expect(resetPassword(api.db, api.user.email, newPassword)).rejects.toMatchObject({ key });
});

test('whoever has such a password can still sign in, and words around a name are welcome', async () => {
  const { db, rest, user, password } = await startTestApi();
  await expect(createUser(db, 'kim@ornek.example', 'superman')).rejects.toMatchObject({
    key: 'account.newPassword.common',
  });
  expect((await rest.post('/auth/login', { email: user.email, password })).status).toBe(200);
  await resetPassword(db, user.email, 'pano ve üç mavi şalter');
  expect((await rest.post('/auth/login', { email: user.email, password: 'pano ve üç mavi şalter' })).status).toBe(200);
});
