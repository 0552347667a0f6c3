import { expect, test, vi } from 'vitest';
import { createMailer } from '#platform/services/mailer';
import { ofOwner, startSession } from '#platform/session/sessions';
import { addPerson, createClients, proveSessions } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { startSmtp } from '#testing/test-servers';

const chosen = 'üç mavi şalter 42';
const helper = { name: 'Elif Usta', email: 'elif@ornek.example', role: 'editor' } as const;
const invalid = { cause: { key: 'invitation.invalid' } };

async function start(options: Parameters<typeof startTestApi>[0] = {}) {
  const api = await startTestApi(options);
  const clients = createClients(api);
  const owner = await clients.signInProven({});
  return { ...api, ...clients, owner, guest: clients.client({ address: '198.51.100.7' }) };
}

async function startWithMail() {
  const smtp = await startSmtp();
  const settings = { from: 'site@ornek.example', siteUrl: 'https://www.ornek.example', contactRecipients: [] };
  const api = await start({ mailer: createMailer({ ...settings, smtpUrl: smtp.url }) });
  const mailOf = (subject: string) =>
    vi.waitFor(() => smtp.mails.find((mail) => mail.subject?.startsWith(subject)) ?? expect.fail(subject), {
      timeout: 10_000,
    });
  return { ...api, mailOf };
}

test('who is invited chooses a password and is an editor; the database holds no token', async () => {
  const { owner, guest, db, client } = await start();
  const { token, invitation } = await owner.people.invite(helper);
  expect(JSON.stringify(await db.invitation.findMany())).not.toContain(token);
  expect((await owner.people.list()).invitations).toEqual([invitation]);
  const lifetime = new Date(invitation.expiresAt).getTime() - Date.now();
  expect(lifetime / 3_600_000).toBeCloseTo(72, 1);
  expect(await guest.people.readInvitation({ token })).toEqual({ ...helper, expiresAt: invitation.expiresAt });
  await expect(guest.people.acceptInvitation({ token, newPassword: 'short' })).rejects.toThrow();
  await expect(guest.people.acceptInvitation({ token, newPassword: 'elif@ornek.example' })).rejects.toMatchObject({
    cause: { key: 'account.newPassword.name' },
  });
  expect(await guest.people.acceptInvitation({ token, newPassword: chosen })).toEqual({ email: helper.email });
  const login = await guest.auth.login({ email: helper.email, password: chosen });
  const editor = client({ token: login.token });
  expect(await editor.account.get()).toMatchObject({ role: 'editor', user: { name: helper.name } });
  expect((await owner.people.list()).people[1]).toMatchObject({ ...helper, active: true, current: false });
  await expect(editor.people.list()).rejects.toMatchObject({ cause: { kind: 'forbidden' } });
  const log = await db.activity.findMany({
    where: { entity: 'user', action: { in: ['invite', 'create'] } },
    orderBy: { id: 'asc' },
  });
  expect(log.map(({ action, label, userEmail }) => [action, label, userEmail])).toEqual([
    ['invite', helper.email, 'Yonetici@ornek.example'],
    ['create', helper.email, helper.email],
  ]);
});

test('an invitation works once, not late, not after it was cancelled or replaced, and no other word is one', async () => {
  const { owner, guest, db } = await start();
  const accept = (token: string) => guest.people.acceptInvitation({ token, newPassword: chosen });
  const expectInvalid = async (token: string) => {
    await expect(guest.people.readInvitation({ token })).rejects.toMatchObject(invalid);
    await expect(accept(token)).rejects.toMatchObject(invalid);
  };
  await expectInvalid('a'.repeat(43));
  const replaced = await owner.people.invite(helper);
  const late = await owner.people.invite({ ...helper, email: helper.email.toUpperCase() });
  await expectInvalid(replaced.token);
  await db.invitation.updateMany({ data: { expiresAt: new Date() } });
  await expectInvalid(late.token);
  expect((await owner.people.list()).invitations).toEqual([]);
  const cancelled = await owner.people.invite(helper);
  await owner.people.cancelInvitation({ id: cancelled.invitation.id });
  await expectInvalid(cancelled.token);
  await expect(owner.people.cancelInvitation({ id: cancelled.invitation.id })).rejects.toMatchObject({
    cause: { key: 'invitation.gone' },
  });
  const { token } = await owner.people.invite(helper);
  const both = await Promise.allSettled([accept(token), accept(token)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expectInvalid(token);
  expect(await db.user.count()).toBe(2);
  await expect(owner.people.invite(helper)).rejects.toMatchObject({ cause: { key: 'account.email.taken' } });
});

test('an invitation goes with its owner: demoted or switched off, they let nobody in', async () => {
  const { owner, guest, db, user } = await start();
  const { token } = await owner.people.invite(helper);
  for (const data of [{ role: 'editor' }, { role: 'owner', disabledAt: new Date() }]) {
    await db.user.update({ where: { id: user.id }, data });
    await expect(guest.people.acceptInvitation({ token, newPassword: chosen })).rejects.toMatchObject(invalid);
  }
  await db.user.update({ where: { id: user.id }, data: { disabledAt: null } });
  expect(await guest.people.readInvitation({ token })).toMatchObject(helper);
});

test('the last owner is neither removed nor switched off nor made an editor', async () => {
  const { owner, user, db } = await start();
  const editor = await addPerson(db, 'editor');
  const off = await addPerson(db, 'owner', 'eski@ornek.example');
  await owner.people.setActive({ id: off.id, active: false });
  const { id } = user;
  const last = { cause: { kind: 'conflict', key: 'account.last' } };
  await expect(owner.people.remove({ id })).rejects.toMatchObject(last);
  await expect(owner.people.setActive({ id, active: false })).rejects.toMatchObject(last);
  await expect(owner.people.setRole({ id, role: 'editor' })).rejects.toMatchObject(last);
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ role: 'owner', disabledAt: null });
  await owner.people.setRole({ id: editor.id, role: 'owner' });
  await owner.people.setRole({ id, role: 'editor' });
  expect((await db.user.findMany({ where: ofOwner })).map(({ email }) => email)).toEqual([editor.email]);
});

type Owner = Awaited<ReturnType<typeof start>>['owner'];
const ways: [string, (owner: Owner, id: number) => Promise<unknown>][] = [
  ['remove', (owner, id) => owner.people.remove({ id })],
  ['switch off', (owner, id) => owner.people.setActive({ id, active: false })],
  ['demote', (owner, id) => owner.people.setRole({ id, role: 'editor' })],
];

test.each(ways)('two owners who %s each other at once leave one of them', async (_, change) => {
  const { owner, client, db, user } = await start();
  const other = await addPerson(db, 'owner');
  const otherOwner = client({ token: await startSession(db, other.id) });
  await proveSessions(db);
  const results = await Promise.allSettled([change(owner, other.id), change(otherOwner, user.id)]);
  expect(results.map(({ status }) => status)).toContain('fulfilled');
  expect(await db.user.count({ where: ofOwner })).toBe(1);
});

test('switched off, a person is signed out at once and comes back when switched on again', async () => {
  const { owner, guest, client, db } = await start();
  const { token } = await owner.people.invite(helper);
  await guest.people.acceptInvitation({ token, newPassword: chosen });
  const credentials = { email: helper.email, password: chosen };
  const session = { token: (await guest.auth.login(credentials)).token };
  const { id } = await client(session).auth.me();
  await owner.people.setActive({ id, active: false });
  await expect(client(session).auth.me()).rejects.toMatchObject({ cause: { kind: 'unauthorized' } });
  expect(await db.session.count({ where: { userId: id } })).toBe(0);
  await expect(guest.auth.login(credentials)).rejects.toMatchObject({ cause: { key: 'auth.invalid' } });
  expect((await owner.people.list()).people[1]).toMatchObject({ active: false, lastSeenAt: expect.any(String) });
  await owner.people.setActive({ id, active: true });
  expect(await guest.auth.login(credentials)).toMatchObject({ user: { id } });
  const log = await db.activity.findMany({
    where: { action: { in: ['switchOff', 'switchOn'] } },
    orderBy: { id: 'asc' },
  });
  expect(log.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['switchOff', id],
    ['switchOn', id],
  ]);
});

test('a changed role stands in the log and is mailed to the person, an accepted invitation to the owners', async () => {
  const { owner, guest, mailOf, user, db } = await startWithMail();
  const { token } = await owner.people.invite(helper);
  expect((await mailOf('Yönetim paneline biri davet edildi')).recipients).toEqual([user.email]);
  expect(await owner.people.mailInvitation({ token })).toEqual({ sent: true });
  const invitation = await mailOf('Yönetim paneline davetlisiniz');
  expect(invitation.recipients).toEqual([helper.email]);
  expect(invitation.text).toContain(`https://www.ornek.example/admin/login#invitation=${token}`);
  await guest.people.acceptInvitation({ token, newPassword: chosen });
  expect((await mailOf('Bir davet kabul edildi')).recipients).toEqual([user.email]);
  const { id } = await db.user.findFirstOrThrow({ where: { email: helper.email } });
  await owner.people.setRole({ id, role: 'owner' });
  expect((await mailOf('Bir kişinin yetkisi değiştirildi')).recipients).toEqual([user.email, helper.email]);
  expect(await db.activity.findFirst({ where: { action: 'role' } })).toMatchObject({
    entityId: id,
    changes: JSON.stringify([{ field: 'role', before: 'editor', after: 'owner' }]),
  });
});

test('without a mail server the link is not mailed, and the screen is told so', async () => {
  const { owner } = await start();
  const { token } = await owner.people.invite(helper);
  await expect(owner.people.mailInvitation({ token })).rejects.toMatchObject({ cause: { key: 'invitation.mailOff' } });
});
