import { URI } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { createMailer } from '#platform/services/mailer';
import { createClients } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { startSmtp } from '#testing/test-servers';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

async function start() {
  const smtp = await startSmtp();
  const settings = { from: 'site@ornek.example', siteUrl: 'https://www.ornek.example', contactRecipients: [] };
  const api = await startTestApi({ mailer: createMailer({ ...settings, smtpUrl: smtp.url }) });
  const clients = createClients(api);
  const subjects = () => smtp.mails.map(({ subject }) => subject);
  /** The mails arrive after the response. */
  const expectMails = (count: number) => vi.waitFor(() => expect(subjects()).toHaveLength(count), { timeout: 10_000 });
  const tokens = () => smtp.mails.flatMap(({ text }) => /#reset=([a-z0-9]{40})\b/.exec(text ?? '')?.[1] ?? []);
  /** Asks for a link and takes the token from its mail. */
  const requestLink = async () => {
    const before = tokens().length;
    expect(await clients.client({}).auth.requestReset({ email: api.user.email.toUpperCase() })).toEqual({ sent: true });
    await vi.waitFor(() => expect(tokens()).toHaveLength(before + 1), { timeout: 10_000 });
    return tokens().at(-1) ?? '';
  };
  return { ...api, ...clients, smtp, subjects, expectMails, tokens, requestLink };
}

test('a sign-in from a new device or place is mailed to its owner, the first one and known ones are not', async () => {
  const { signIn, expectMails, smtp, user, subjects } = await start();
  await signIn({ address: '192.0.2.1', userAgent: chrome });
  await signIn({ address: '192.0.2.1', userAgent: chrome });
  await signIn({ address: '192.0.2.1', userAgent: phone });
  await expectMails(1);
  await signIn({ address: '198.51.100.7', userAgent: phone });
  await signIn({ address: '198.51.100.7', userAgent: phone });
  await expectMails(2);
  expect(subjects()[0]).toBe('Yeni bir cihazdan giriş yapıldı / Sign-in from a new device');
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual([user.email]);
  for (const text of ['Safari, iPhone', '192.0.2.1', 'https://www.ornek.example/admin/account', user.email]) {
    expect(mail?.text).toContain(text);
  }
});

test('a changed password, a second factor turned on and off, and new recovery codes are mailed', async () => {
  const { signInProven, expectMails, subjects } = await start();
  const owner = await signInProven({});
  await owner.account.changePassword({ newPassword: 'a brand new sentence' });
  await expectMails(1);
  const { uri } = await owner.account.startSecondFactor();
  await owner.account.confirmSecondFactor({ code: URI.parse(uri).generate() });
  await expectMails(2);
  await owner.account.renewRecoveryCodes();
  await expectMails(3);
  await owner.account.disableSecondFactor();
  await expectMails(4);
  expect(subjects()).toEqual([
    'Şifreniz değiştirildi / Your password was changed',
    'İki adımlı giriş açıldı / Two-step sign-in was turned on',
    'Kurtarma kodlarınız yenilendi / Your recovery codes were renewed',
    'İki adımlı giriş kapatıldı / Two-step sign-in was turned off',
  ]);
});

test('a mail server that is down lets nobody wait and fails no sign-in', async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  const settings = { from: 'site@ornek.example', siteUrl: 'https://www.ornek.example', contactRecipients: [] };
  const { signIn } = createClients(await startTestApi({ mailer: createMailer({ ...settings, smtpUrl: smtp.url }) }));
  await signIn({ userAgent: chrome });
  expect(await (await signIn({ userAgent: phone })).auth.me()).toMatchObject({ id: 1 });
});

test('a forgotten password: a mailed link sets a new one, once, and ends all sessions', async () => {
  const { signIn, requestLink, client, rest, user, db, smtp, subjects, expectMails } = await start();
  const device = await signIn({});
  expect(await client({}).auth.canReset()).toBe(true);
  const token = await requestLink();
  expect(smtp.mails[0]?.recipients).toEqual([user.email]);
  expect(smtp.mails[0]?.text).toContain('https://www.ornek.example/admin/login#reset=');
  expect(smtp.mails[0]?.text).toMatch(/30 dakika[\s\S]*30 minutes/);
  expect(JSON.stringify(await db.passwordReset.findMany())).not.toContain(token);
  const newPassword = 'a brand new sentence';
  const reset = () => client({}).auth.resetByLink({ token, newPassword });
  const both = await Promise.allSettled([reset(), reset()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(reset()).rejects.toMatchObject({ cause: { key: 'passwordReset.expired' } });
  await expect(device.auth.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect((await rest.post('/auth/login', { email: user.email, password: newPassword })).status).toBe(200);
  await expectMails(2);
  expect(subjects()[1]).toContain('Şifreniz değiştirildi');
  expect(await db.activity.findFirst({ where: { action: 'passwordReset' } })).toMatchObject({ userId: user.id });
});

test('a mailed link shows the API tokens of its account, which go with the forgotten password unless they are to stay', async () => {
  const { requestLink, client, signInProven, db } = await start();
  const owner = await signInProven({});
  const wanted = { name: 'Muhasebe', scopes: ['read' as const], days: 30 };
  await owner.account.apiTokens.create(wanted);
  await db.apiToken.updateMany({ data: { lastUsedAt: new Date('2026-01-02T03:04:05Z') } });
  const first = await requestLink();
  expect(await client({}).auth.resetTokens({ token: first })).toMatchObject([
    { name: 'Muhasebe', lastUsedAt: '2026-01-02T03:04:05.000Z' },
  ]);
  await client({}).auth.resetByLink({ token: first, newPassword: 'a brand new sentence', revokeTokens: false });
  expect(await db.apiToken.count()).toBe(1);
  await expect(client({}).auth.resetTokens({ token: first })).rejects.toMatchObject({
    cause: { key: 'passwordReset.expired' },
  });
  await client({}).auth.resetByLink({ token: await requestLink(), newPassword: 'another long sentence' });
  expect(await db.apiToken.count()).toBe(0);
  expect(await db.activity.findFirst({ where: { action: 'delete' } })).toMatchObject({ entity: 'apiToken' });
});

test('a link ends with its half hour, with a changed password, and asks for the second factor all the same', async () => {
  const { requestLink, client, db, signInProven, rest, user } = await start();
  const token = await requestLink();
  await db.passwordReset.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  const newPassword = 'a brand new sentence';
  const expired = { cause: { key: 'passwordReset.expired' } };
  await expect(client({}).auth.resetByLink({ token, newPassword })).rejects.toMatchObject(expired);
  const second = await requestLink();
  const owner = await signInProven({});
  await owner.account.changePassword({ newPassword: 'another long sentence' });
  await expect(client({}).auth.resetByLink({ token: second, newPassword })).rejects.toMatchObject(expired);
  const third = await requestLink();
  const factor = { userId: user.id, sealedSecret: 'x', recoverySalt: 'x', confirmedAt: new Date() };
  await db.secondFactor.create({ data: factor });
  expect(await client({}).auth.resetByLink({ token: third, newPassword })).toEqual({ email: user.email });
  const login = await rest.post('/auth/login', { email: user.email, password: newPassword });
  expect([login.status, login.body]).toMatchObject([401, { codeRequired: true }]);
});

test('nobody learns whether an e-mail has an account, is flooded with links, or gets one without a mail server', async () => {
  const { client, requestLink, expectMails, db } = await start();
  expect(await client({}).auth.requestReset({ email: 'kim@ornek.example' })).toEqual({ sent: true });
  for (let i = 0; i < 3; i++) await requestLink();
  const { requestReset } = client({}).auth;
  expect(await requestReset({ email: 'yonetici@ornek.example' })).toEqual({ sent: true });
  await expectMails(3);
  expect(await db.passwordReset.count()).toBe(3);
  for (let i = 0; i < 15; i++) await requestReset({ email: 'kim@ornek.example' });
  await expect(requestReset({ email: 'kim@ornek.example' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });

  const { trpc } = await startTestApi();
  expect(await trpc.auth.canReset()).toBe(false);
  await expect(trpc.auth.requestReset({ email: 'yonetici@ornek.example' })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a person who is switched off is mailed no link, and one that was mailed before opens nothing', async () => {
  const { requestLink, client, db, user, tokens, expectMails } = await start();
  const token = await requestLink();
  await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
  const guest = client({});
  for (const email of [user.email, 'kim@ornek.example']) {
    expect(await guest.auth.requestReset({ email })).toEqual({ sent: true });
  }
  const expired = { cause: { key: 'passwordReset.expired' } };
  await expect(guest.auth.resetTokens({ token })).rejects.toMatchObject(expired);
  await expect(guest.auth.resetByLink({ token, newPassword: 'üç mavi şalter' })).rejects.toMatchObject(expired);
  await db.user.update({ where: { id: user.id }, data: { disabledAt: null } });
  await requestLink();
  await expectMails(2);
  expect(tokens()).toHaveLength(2);
});
