import { afterEach, expect, test, vi } from 'vitest';
import { createMailer } from '#platform/services/mailer';
import { proveSessions } from '#testing/sign-in';
import { idOf, startTestApi } from '#testing/test-api';
import { startSmtp } from '#testing/test-servers';
import { deliverContactMails } from './contact-mail.operations';

const letter = {
  name: 'Şule Ağaoğlu',
  email: 'sule@example.com',
  phone: '0532 000 00 01',
  subject: 'Teklif İsteği',
  message: 'Keşif rica ediyorum.\n<b>Çatı</b> & pano',
};
const minute = 60_000;

afterEach(() => void vi.useRealTimers());

/** Mocks the date only: timers of sockets and of the database keep running. */
function passMinutes(minutes: number) {
  const now = Date.now() + minutes * minute;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

async function start(smtpUrl: string | null, contactRecipients = ['info@ornek.example']) {
  const settings = { from: 'Örnek Elektrik <site@ornek.example>', siteUrl: 'https://www.ornek.example' };
  const mailer = smtpUrl === null ? null : createMailer({ ...settings, smtpUrl, contactRecipients });
  const api = await startTestApi({ signedIn: true, mailer, limits: { login: 20, contact: 1000 } });
  const deliver = () => deliverContactMails(api.services, new AbortController().signal);
  const rowOf = (contactFormId: number) => api.db.contactMail.findUniqueOrThrow({ where: { contactFormId } });
  return { ...api, deliver, rowOf };
}

test('a message is stored together with the note to mail it, and asks for that at once', async () => {
  const smtp = await startSmtp();
  for (const [url, asked] of [
    [smtp.url, ['contact-mail']],
    // Without a mail server no recipients are read.
    [null, []],
  ] as const) {
    const { rest, services, rowOf } = await start(url);
    const rung: string[] = [];
    services.jobTrigger.subscribe((job) => rung.push(job));
    const id = idOf(await rest.post('/contact-forms', letter));
    expect(await rowOf(id)).toMatchObject({ status: 'waiting', attempts: 0, locale: 'tr', problem: null });
    expect(rung).toEqual(asked);
  }
});

test('a message reaches the company once, as text and as HTML, and is answered to its sender', async () => {
  const smtp = await startSmtp();
  const { rest, trpc, deliver } = await start(smtp.url, ['info@ornek.example', 'usta@ornek.example']);
  await rest.post('/contact-forms', letter);
  await deliver();
  await deliver();
  expect(smtp.mails).toHaveLength(1);
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual(['info@ornek.example', 'usta@ornek.example']);
  expect(mail?.from).toEqual({ name: 'Örnek Elektrik', address: 'site@ornek.example' });
  expect(mail?.replyTo).toEqual([{ name: 'Şule Ağaoğlu', address: 'sule@example.com' }]);
  expect(mail?.subject).toBe('İletişim formu: Teklif İsteği (Şule Ağaoğlu)');
  expect(mail?.messageId).toMatch(/^<contact-form\.\d+\.\d+@www\.ornek\.example>$/);
  const { text, html } = mail ?? {};
  for (const value of [letter.name, letter.email, letter.phone, letter.subject, 'Keşif rica ediyorum.']) {
    expect(text).toContain(value);
    expect(html).toContain(value);
  }
  expect(text).toContain('https://www.ornek.example/admin/contact-forms');
  expect(text).toContain('<b>Çatı</b> & pano');
  expect(html).toContain('Keşif rica ediyorum.<br>&lt;b&gt;Çatı&lt;/b&gt; &amp; pano');
  expect((await trpc.contactForms.list({})).items[0]?.mail).toBe('sent');
});

test('a mail whose next attempt a clock set that was two years ahead does not wait for it', async () => {
  const smtp = await startSmtp();
  const { rest, deliver, rowOf } = await start(smtp.url);
  passMinutes(2 * 365 * 24 * 60);
  const id = idOf(await rest.post('/contact-forms', letter));
  vi.useRealTimers();
  await deliver();
  expect(smtp.mails).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
});

test('however many deliver at once, each mail is sent once', async () => {
  const smtp = await startSmtp();
  const { rest, deliver } = await start(smtp.url);
  for (let i = 0; i < 5; i++) await rest.post('/contact-forms', { ...letter, name: `Kişi ${i}` });
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(smtp.mails.map(({ replyTo }) => replyTo?.[0]?.name).toSorted()).toEqual(
    Array.from({ length: 5 }, (_, i) => `Kişi ${i}`),
  );
});

test('a mail speaks the language in which the form was sent', async () => {
  const smtp = await startSmtp();
  const { rest, deliver } = await start(smtp.url);
  await rest.send('POST', '/contact-forms', { ...letter, subject: null, phone: null }, { 'accept-language': 'en' });
  await deliver();
  expect(smtp.mails[0]?.subject).toBe('Contact form: No subject chosen (Şule Ağaoğlu)');
  expect(smtp.mails[0]?.html).toContain('<html lang="en">');
});

test('nothing that a visitor types adds to the head of the mail or to those who get it', async () => {
  const smtp = await startSmtp();
  const { rest, deliver } = await start(smtp.url);
  const attack = '\r\nBcc: victim@example.com\r\nX-Evil: 1';
  for (const field of ['name', 'subject', 'message', 'phone']) {
    expect((await rest.post('/contact-forms', { ...letter, [field]: `a${attack}`.slice(0, 40) })).status).toBe(201);
  }
  const odd = {
    ...letter,
    name: 'a\u2028Bcc: x@example.com\u202e, "b" <c@example.com>;',
    subject: '$t(auth.invalid)\tx',
  };
  expect((await rest.post('/contact-forms', odd)).status).toBe(201);
  expect((await rest.post('/contact-forms', { ...letter, email: 'ÇAĞRI@örnek.com.tr' })).status).toBe(201);
  await deliver();
  expect(smtp.mails).toHaveLength(6);
  for (const { recipients, headers, to } of smtp.mails) {
    expect(recipients).toEqual(['info@ornek.example']);
    expect(headers.filter(({ key }) => key === 'bcc' || key === 'cc' || key === 'x-evil')).toEqual([]);
    expect(to).toEqual([{ name: '', address: 'info@ornek.example' }]);
  }
  const oddMail = smtp.mails[4];
  expect(oddMail?.replyTo).toEqual([{ name: expect.any(String), address: 'sule@example.com' }]);
  expect(oddMail?.subject).toContain('$t(auth.invalid)');
});

test('a server that is busy for now is tried again, later each time', async () => {
  const replies = [
    { code: 451, text: 'try later' },
    { code: 451, text: 'try later' },
  ];
  const smtp = await startSmtp({ reject: () => replies.shift() });
  const { rest, trpc, deliver, rowOf } = await start(smtp.url);
  const id = idOf(await rest.post('/contact-forms', letter));
  await deliver();
  expect(await rowOf(id)).toMatchObject({ status: 'waiting', attempts: 1, problem: 'refused' });
  expect(await trpc.contactForms.mailStatus()).toMatchObject({ state: 'on', delayed: 1, failed: 0 });
  await deliver();
  expect((await rowOf(id)).attempts).toBe(1);
  passMinutes(1);
  await deliver();
  expect((await rowOf(id)).attempts).toBe(2);
  passMinutes(1);
  await deliver();
  expect((await rowOf(id)).attempts).toBe(2);
  passMinutes(2);
  await deliver();
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 3, problem: null, detail: null });
  expect(smtp.mails).toHaveLength(1);
  expect(await trpc.contactForms.mailStatus()).toMatchObject({ delayed: 0, failed: 0, problem: null });
});

test('a mail that is rejected for good is seen, keeps no other waiting and goes out when retried', async () => {
  const replies = [{ code: 550, text: 'mailbox unavailable' }];
  const smtp = await startSmtp({ reject: () => replies.shift() });
  const { rest, trpc, deliver } = await start(smtp.url);
  await rest.post('/contact-forms', letter);
  await rest.post('/contact-forms', { ...letter, name: 'Sonraki' });
  await deliver();
  expect(smtp.mails).toHaveLength(1);
  expect(await trpc.contactForms.mailStatus()).toEqual({
    state: 'on',
    recipients: ['info@ornek.example'],
    delayed: 0,
    failed: 1,
    problem: 'refused',
  });
  expect((await trpc.contactForms.list({ sort: 'createdAt' })).items.map(({ mail }) => mail)).toEqual([
    'failed',
    'sent',
  ]);
  passMinutes(24 * 60);
  await deliver();
  expect(smtp.mails).toHaveLength(1);
  expect(await trpc.contactForms.retryMails()).toEqual({ count: 1 });
  await deliver();
  expect(smtp.mails).toHaveLength(2);
  expect((await trpc.contactForms.mailStatus()).failed).toBe(0);
});

test('while the mail server is down messages are taken and wait; once it is up they all go out', async () => {
  const down = await startSmtp();
  await down.stop();
  const { rest, trpc, deliver } = await start(down.url);
  for (let i = 0; i < 3; i++) expect((await rest.post('/contact-forms', letter)).status).toBe(201);
  await deliver();
  const { delayed, problem } = await trpc.contactForms.mailStatus();
  // One is enough to notice that nobody answers.
  expect([delayed, problem]).toEqual([1, 'unreachable']);
  const up = await startSmtp({ port: down.port });
  passMinutes(1);
  await deliver();
  expect(up.mails).toHaveLength(3);
});

test('a password that the mail server rejects is named as such and not tried again and again', async () => {
  const smtp = await startSmtp();
  const { rest, trpc, deliver } = await start(smtp.url.replace('//', '//pano:yanlis@'));
  await rest.post('/contact-forms', letter);
  await deliver();
  const { failed, problem } = await trpc.contactForms.mailStatus();
  expect([failed, problem]).toEqual([1, 'signIn']);
});

test('after a day of trying a mail is given up', async () => {
  const smtp = await startSmtp({ reject: () => ({ code: 451, text: 'try later' }) });
  const { rest, db, deliver, rowOf } = await start(smtp.url);
  const id = idOf(await rest.post('/contact-forms', letter));
  await db.contactMail.update({ where: { contactFormId: id }, data: { attempts: 48 } });
  for (let i = 0; i < 4; i++) {
    await deliver();
    passMinutes(30);
  }
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 50 });
});

test('without any recipient mails wait until a person names one', async () => {
  const smtp = await startSmtp();
  const { rest, trpc, db, deliver } = await start(smtp.url, []);
  await rest.post('/contact-forms', letter);
  await deliver();
  expect(await trpc.contactForms.mailStatus()).toMatchObject({ state: 'noRecipient', delayed: 0, failed: 0 });
  await trpc.company.update({ data: { email: 'firma@ornek.example' } });
  await deliver();
  expect(smtp.mails).toEqual([]);
  await proveSessions(db);
  await trpc.mail.setRecipients({ recipients: 'firma@ornek.example' });
  await deliver();
  const sent = smtp.mails.filter(({ subject }) => subject?.startsWith('İletişim formu'));
  expect(sent.map(({ recipients }) => recipients)).toEqual([['firma@ornek.example']]);
});

test('without a mail server messages are taken, and the back office says that nobody is told', async () => {
  const { rest, trpc, deliver, services } = await start(null);
  const id = idOf(await rest.post('/contact-forms', letter));
  await deliver();
  expect(await trpc.contactForms.mailStatus()).toMatchObject({ state: 'off', failed: 0, problem: null });
  // Set up a week and a half later: the old message stays in the inbox, a new one is mailed.
  const smtp = await startSmtp();
  passMinutes(10 * 24 * 60);
  const settings = { from: 'site@ornek.example', siteUrl: 'https://www.ornek.example' };
  const mailer = createMailer({ ...settings, smtpUrl: smtp.url, contactRecipients: ['info@ornek.example'] });
  await rest.post('/contact-forms', { ...letter, name: 'Yeni' });
  await deliverContactMails({ ...services, mailer }, new AbortController().signal);
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['İletişim formu: Teklif İsteği (Yeni)']);
  expect((await trpc.contactForms.get({ id })).mail).toBe('skipped');
});

test('a message that is deleted takes its mail with it', async () => {
  const smtp = await startSmtp();
  const { rest, db, deliver } = await start(smtp.url);
  await rest.delete(`/admin/contact-forms/${idOf(await rest.post('/contact-forms', letter))}`);
  await deliver();
  expect([smtp.mails.length, await db.contactMail.count()]).toEqual([0, 0]);
});

test.each([
  ['a server without encryption', { tls: false }],
  ['a server whose certificate nobody knows', { tls: true }],
])('to %s no mail leaves, and it is kept, unless the setting says insecure=true', async (_server, options) => {
  const smtp = await startSmtp(options);
  const secure = smtp.url.replace('?insecure=true', '');
  const { rest, trpc, deliver, rowOf } = await start(secure);
  const id = idOf(await rest.post('/contact-forms', letter));
  await rest.post('/contact-forms', letter);
  await deliver();
  expect(smtp.mails).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'waiting', attempts: 1, problem: 'unencrypted' });
  // The others would fare no better.
  expect(await rowOf(id + 1)).toMatchObject({ status: 'waiting', attempts: 0 });
  passMinutes(60);
  expect((await trpc.contactForms.mailStatus()).problem).toBe('unencrypted');

  const insecure = await start(`${secure}?insecure=true`);
  await insecure.rest.post('/contact-forms', letter);
  await insecure.deliver();
  expect(smtp.mails.map(({ encrypted }) => encrypted)).toEqual([options.tls]);
});

test('a server that breaks off the encryption gets no mail in plain text', async () => {
  const smtp = await startSmtp({ tls: true });
  const { rest, deliver } = await start(smtp.url.replace('smtp:', 'smtps:'));
  await rest.post('/contact-forms', letter);
  await deliver();
  expect(smtp.mails).toEqual([]);
});
