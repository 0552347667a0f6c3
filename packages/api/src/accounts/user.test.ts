import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createClients } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { createUser, listUsers, removeSecondFactor, resetPassword } from './user.operations';

test('the command line can add people and list them; each e-mail belongs to one', async () => {
  const { db, user } = await startTestApi({ signedIn: true });
  const second = await createUser(db, ' Ikinci@ornek.example ', 'another long password');
  expect(second).toEqual({ id: expect.any(Number), email: 'Ikinci@ornek.example', name: null });
  await expect(createUser(db, 'ikinci@ORNEK.example', 'another long password')).rejects.toMatchObject({
    key: 'account.email.taken',
  });
  await expect(createUser(db, 'no address', 'another long password')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(createUser(db, 'c@ornek.example', 'short')).rejects.toMatchObject({ key: 'account.newPassword.short' });
  expect(await listUsers(db)).toEqual([
    { ...user, createdAt: expect.any(String), secondFactor: false, sessions: 1 },
    { ...second, createdAt: expect.any(String), secondFactor: false, sessions: 0 },
  ]);
  expect(await db.activity.findMany()).toEqual([
    expect.objectContaining({ action: 'create', entity: 'user', entityId: second.id, label: second.email }),
  ]);
});

test('a reset password signs in at once, ends all sessions and stands in the activity log', async () => {
  const { db, rest, user, password } = await startTestApi({ signedIn: true });
  expect(await resetPassword(db, user.email.toUpperCase(), 'set at the server')).toEqual(user);
  expect((await rest.get('/auth/me')).status).toBe(401);
  expect((await rest.post('/auth/login', { email: user.email, password })).status).toBe(401);
  expect((await rest.post('/auth/login', { email: user.email, password: 'set at the server' })).status).toBe(200);
  expect(await db.activity.findFirst({ where: { action: 'passwordReset' } })).toMatchObject({
    label: user.email,
    userId: null,
  });
  await expect(resetPassword(db, 'kim@ornek.example', 'set at the server')).rejects.toMatchObject({
    key: 'account.notFound',
  });
  await expect(resetPassword(db, user.email, 'short')).rejects.toMatchObject({ kind: 'invalid' });
});

test('the second factor of somebody who has lost it can be removed at the server', async () => {
  const { db, user } = await startTestApi();
  await expect(removeSecondFactor(db, user.email)).rejects.toMatchObject({ key: 'account.secondFactor.off' });
  const data = { userId: user.id, sealedSecret: 'x', recoverySalt: 'x', confirmedAt: new Date() };
  await db.secondFactor.create({ data });
  expect(await removeSecondFactor(db, user.email)).toEqual(user);
  expect(await db.secondFactor.count()).toBe(0);
});

test('passwords are stored with the parameters of today; an older hash is made anew at the next sign-in', async () => {
  const api = await startTestApi();
  const { credentials, client } = createClients(api);
  const stored = async () => (await api.db.user.findFirstOrThrow()).passwordHash;
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const older = await hash(api.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await api.db.user.updateMany({ data: { passwordHash: older } });
  await client({}).auth.login(credentials);
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await client({}).auth.login(credentials)).toMatchObject({ user: { id: 1 } });
});
