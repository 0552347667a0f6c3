import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createClients } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import {
  changeUserEmail,
  createUser,
  listUsers,
  removeSecondFactor,
  removeUser,
  resetPassword,
} from './user.operations';

test('the command line can add people and list them; each e-mail belongs to one', async () => {
  const { db, user } = await startTestApi({ signedIn: true });
  const second = await createUser(db, ' Ikinci@ornek.example ', 'another long password');
  expect(second).toEqual({ id: expect.any(Number), email: 'Ikinci@ornek.example', name: null });
  await expect(createUser(db, 'ikinci@ORNEK.example', 'another long password')).rejects.toMatchObject({
    key: 'account.email.taken',
  });
  await expect(createUser(db, 'no address', 'another long password')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(createUser(db, 'c@ornek.example', 'short')).rejects.toMatchObject({ key: 'account.newPassword.short' });
  const asOwner = { createdAt: expect.any(String), role: 'owner', secondFactor: false, active: true };
  expect(await listUsers(db)).toEqual([
    { ...user, ...asOwner, sessions: 1, lastSeenAt: expect.any(String) },
    { ...second, ...asOwner, sessions: 0, lastSeenAt: null },
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

test('the command line removes people and changes their e-mail, and leaves the last account', async () => {
  const { db, user, rest, password } = await startTestApi({ signedIn: true });
  await expect(removeUser(db, user.email)).rejects.toMatchObject({ key: 'account.last' });
  const second = await createUser(db, 'ikinci@ornek.example', 'another long password');
  await expect(changeUserEmail(db, second.email, user.email.toUpperCase())).rejects.toMatchObject({
    key: 'account.email.taken',
  });
  await expect(changeUserEmail(db, second.email, 'no address')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(changeUserEmail(db, 'kim@ornek.example', 'x@ornek.example')).rejects.toMatchObject({
    key: 'account.notFound',
  });
  expect(await changeUserEmail(db, user.email, 'Usta@ornek.example')).toEqual({ ...user, email: 'Usta@ornek.example' });
  expect((await rest.get('/auth/me')).data).toMatchObject({ email: 'Usta@ornek.example' });
  expect((await rest.post('/auth/login', { email: 'usta@ornek.example', password })).status).toBe(200);
  await removeUser(db, 'usta@ornek.example');
  expect((await rest.get('/auth/me')).status).toBe(401);
  expect((await listUsers(db)).map(({ email }) => email)).toEqual([second.email]);
  expect((await db.activity.findMany({ orderBy: { id: 'desc' }, take: 1 }))[0]).toMatchObject({
    action: 'delete',
    label: 'Usta@ornek.example',
  });
});

test('on the screen accounts are removed and renamed; the last account stays', async () => {
  const api = await startTestApi();
  const { signInProven, client } = createClients(api);
  const owner = await signInProven({});
  const { password, user, db } = api;
  await expect(owner.people.remove({ id: user.id })).rejects.toMatchObject({
    cause: { key: 'account.last' },
  });
  const helper = await createUser(db, 'yardimci@ornek.example', 'another long password');
  const asOwner = { role: 'owner', secondFactor: false, active: true };
  expect((await owner.people.list()).people).toEqual([
    { ...user, ...asOwner, lastSeenAt: expect.any(String), current: true },
    { ...helper, ...asOwner, lastSeenAt: null, current: false },
  ]);
  const email = 'yeni@ornek.example';
  await expect(owner.account.changeEmail({ email: helper.email })).rejects.toMatchObject({
    cause: { key: 'account.email.taken', details: { field: 'email' } },
  });
  expect(await owner.account.changeEmail({ email })).toEqual({ ...user, email });
  expect(await owner.people.remove({ id: helper.id })).toEqual({ id: helper.id });
  await expect(owner.people.remove({ id: helper.id })).rejects.toMatchObject({
    cause: { key: 'account.gone' },
  });
  expect(await client({}).auth.login({ email, password })).toMatchObject({ user: { email } });
  expect((await db.activity.findMany()).map(({ action }) => action)).toContain('delete');
});
