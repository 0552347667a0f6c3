import { readMessage } from '@pano/i18n/message';
import { expect, test } from 'vitest';
import { deliverContactMails } from '#leads/contact-mail.operations';
import { createMailer } from '#platform/services/mailer';
import { startTestApi } from '#testing/test-api';
import { startSmtp } from '#testing/test-servers';
import { type MailSetup, mailSetup } from './mail.schema';
import { findProvider } from './mail-presets.schema';

const secret = 'dogru';
const letter = { name: 'Selin', email: 'selin@example.com', message: 'Keşif rica ediyorum.' };

const recipients = 'info@ornek.example, usta@ornek.example';

/** What an owner types on the screen. */
const typed = ({ host, port }: { host: string; port: number }) => ({
  provider: 'other' as const,
  from: 'site@ornek.example',
  host,
  port: String(port),
  encryption: 'insecure' as MailSetup['encryption'],
  user: 'pano',
  password: secret,
});

test('a mail server that the owner has set up gets the messages, in the name of the company', async () => {
  const smtp = await startSmtp({ forScreen: true });
  const { rest, trpc, services } = await startTestApi({ signedIn: 'proven' });
  expect(await trpc.mail.get()).toMatchObject({ source: 'none' });
  expect((await trpc.contactForms.mailStatus()).state).toBe('off');
  await trpc.company.update({ data: { name: 'Ateş Elektrik' } });
  await trpc.mail.setRecipients({ recipients });
  await trpc.mail.save(typed(smtp));
  const rung: string[] = [];
  services.jobTrigger.subscribe((job) => rung.push(job));
  await rest.post('/contact-forms', letter);
  expect(rung).toEqual(['contact-mail']);
  await deliverContactMails(services, new AbortController().signal);
  expect(smtp.mails.map(({ from, recipients }) => ({ from, recipients }))).toEqual([
    {
      from: { name: 'Ateş Elektrik', address: 'site@ornek.example' },
      recipients: ['info@ornek.example', 'usta@ornek.example'],
    },
  ]);
  expect(await trpc.contactForms.mailStatus()).toMatchObject({ state: 'on', failed: 0 });
  await trpc.mail.turnOff();
  expect((await trpc.contactForms.mailStatus()).state).toBe('off');
  await expect(trpc.mail.turnOff()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the password is stored encrypted, and neither the screen nor the activity log nor an export shows it', async () => {
  const smtp = await startSmtp({ forScreen: true });
  const { trpc, db } = await startTestApi({ signedIn: 'proven' });
  const saved = await trpc.mail.save({ ...typed(smtp), password: 'cok-gizli-sifre' });
  expect(saved).toMatchObject({ source: 'screen', host: smtp.host, hasPassword: true });
  const rows = [await db.setting.findMany(), await db.activity.findMany(), saved, await trpc.mail.get()];
  expect(JSON.stringify(rows)).not.toContain('cok-gizli-sifre');
  expect(JSON.stringify(saved)).not.toMatch(/sealed/i);
  expect(await db.activity.findFirst({ where: { action: 'mailSetUp' } })).toMatchObject({
    entity: 'site',
    changes: expect.stringContaining(`${smtp.host}:${smtp.port}`),
  });
});

test('the stored password is used again for its own server and user only', async () => {
  const smtp = await startSmtp({ forScreen: true });
  const other = await startSmtp({ forScreen: true });
  const { trpc } = await startTestApi({ signedIn: 'proven' });
  await trpc.mail.save(typed(smtp));
  const again = { ...typed(smtp), password: '' };
  expect(await trpc.mail.save(again)).toMatchObject({ hasPassword: true });
  expect(await trpc.mail.sendTest(again)).toMatchObject({ problem: null });
  const missing = { message: 'mail.password.required' };
  await expect(trpc.mail.sendTest({ ...again, host: other.host })).rejects.toMatchObject(missing);
  await expect(trpc.mail.save({ ...again, user: 'baskasi' })).rejects.toMatchObject(missing);
  expect(other.mails).toEqual([]);
});

test('a test mail goes out with what is typed, before it is saved, to those who will get the notices', async () => {
  const smtp = await startSmtp({ forScreen: true });
  const { trpc, user } = await startTestApi({ signedIn: 'proven' });
  // Without recipients whoever asks gets it.
  expect(await trpc.mail.sendTest(typed(smtp))).toMatchObject({ recipients: [user.email] });
  await trpc.mail.setRecipients({ recipients });
  expect(await trpc.mail.sendTest(typed(smtp))).toEqual({
    recipients: ['info@ornek.example', 'usta@ornek.example'],
    problem: null,
  });
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Deneme e-postası', 'Deneme e-postası']);
  expect(await trpc.mail.get()).toMatchObject({ source: 'none' });
  await expect(trpc.mail.sendTest(null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a test mail says what is wrong: server, port, encryption, sign-in, sender, recipient', async () => {
  const { trpc } = await startTestApi({ signedIn: 'proven' });
  const gone = await startSmtp({ forScreen: true });
  await gone.stop();
  const plain = await startSmtp({ forScreen: true, sender: 'site@ornek.example' });
  const encrypted = await startSmtp({ forScreen: true, tls: true });
  const strict = await startSmtp({ forScreen: true, reject: () => ({ code: 550, text: 'mailbox unavailable' }) });
  const kindOf = async (changes: Partial<ReturnType<typeof typed>>) =>
    (await trpc.mail.sendTest({ ...typed(plain), ...changes })).problem;
  expect(await kindOf({ host: 'mail.yok.invalid' })).toBe('hostNotFound');
  expect(await kindOf({ host: gone.host })).toBe('unreachable');
  expect(await kindOf({ encryption: 'starttls' })).toBe('unencrypted');
  expect(await kindOf({ encryption: 'tls' })).toBe('unencrypted');
  expect(await kindOf({ encryption: 'starttls', host: encrypted.host })).toBe('unencrypted');
  expect(await kindOf({ password: 'yanlis' })).toBe('signIn');
  expect(await kindOf({ from: 'baskasi@ornek.example' })).toBe('senderRefused');
  expect(await kindOf({ host: strict.host })).toBe('refused');
  expect(await kindOf({})).toBeNull();
  expect([...plain.mails, ...encrypted.mails, ...strict.mails]).toHaveLength(1);
});

test('a test mail repeats nothing of what the other side said, and ten in ten minutes are all', async () => {
  const { trpc, db, user } = await startTestApi({ signedIn: 'proven' });
  const talkative = await startSmtp({ forScreen: true, reject: () => ({ code: 550, text: 'redis-6.2 at 10.0.0.7' }) });
  for (let i = 0; i < 10; i++) {
    const test = await trpc.mail.sendTest(typed(talkative));
    expect(test).toEqual({ recipients: [user.email], problem: 'refused' });
  }
  await expect(trpc.mail.sendTest(typed(talkative))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    cause: { key: 'mail.tooManyTests' },
  });
  expect(JSON.stringify(await db.activity.findMany())).not.toContain('redis');
});

test('the mail server of the environment wins, and the screen can only look at it and test it', async () => {
  const smtp = await startSmtp({ forScreen: true });
  const smtpUrl = smtp.url.replace('//', '//pano:dogru@');
  const from = 'Örnek <site@ornek.example>';
  const siteUrl = 'https://www.ornek.example';
  const mailer = createMailer({ smtpUrl, from, siteUrl, contactRecipients: ['info@ornek.example'] });
  const { trpc } = await startTestApi({ signedIn: 'proven', mailer });
  const shown = await trpc.mail.get();
  expect(shown).toEqual({
    source: 'environment',
    provider: 'other',
    host: smtp.host,
    port: smtp.port,
    encryption: 'insecure',
    user: 'pano',
    hasPassword: true,
    from,
    recipients: ['info@ornek.example'],
    fixedRecipients: true,
  });
  const fixed = { message: 'mail.environment' };
  await expect(trpc.mail.save(typed(smtp))).rejects.toMatchObject(fixed);
  await expect(trpc.mail.turnOff()).rejects.toMatchObject(fixed);
  await expect(trpc.mail.setRecipients({ recipients })).rejects.toMatchObject(fixed);
  expect(await trpc.mail.sendTest(null)).toEqual({ recipients: ['info@ornek.example'], problem: null });
  expect(smtp.mails).toHaveLength(1);
});

test('with another secret.key nothing is sent, and the screen knows that the password is missing', async () => {
  const smtp = await startSmtp({ forScreen: true });
  const first = await startTestApi({ signedIn: 'proven' });
  await first.trpc.mail.save(typed(smtp));
  const second = await startTestApi({ signedIn: 'proven' });
  const row = await first.db.setting.findUniqueOrThrow({ where: { key: 'mail' } });
  await second.db.setting.create({ data: { key: row.key, value: row.value } });
  expect(await second.trpc.mail.get()).toMatchObject({ source: 'screen', hasPassword: false });
  expect((await second.trpc.contactForms.mailStatus()).state).toBe('off');
});

test.each([
  ['host', 'https://mail.ornek.example', 'mail.host.invalid'],
  ['host', 'mail.ornek.example/x?y', 'mail.host.invalid'],
  ['host', '', 'mail.host.required'],
  ['port', '99999', 'mail.port'],
  ['port', '6379', 'mail.port'],
  ['port', '22', 'mail.port'],
  ['from', 'site', 'contactForm.email.invalid'],
  ['user', '', 'mail.user.required'],
])('a wrong %s (%s) is named', (field, value, key) => {
  const [issue] =
    mailSetup.safeParse({ ...typed({ host: 'mail.ornek.example', port: 465 }), [field]: value }).error?.issues ?? [];
  expect([issue?.path, readMessage(issue?.message ?? '').key]).toEqual([[field], key]);
});

test('a free address tells its provider', () => {
  expect(['ali@gmail.com', 'ali@YANDEX.com.tr', 'info@firma.com.tr', ''].map(findProvider)).toEqual([
    'gmail',
    'yandex',
    null,
    null,
  ]);
});
