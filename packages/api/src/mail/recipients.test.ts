import { expect, test } from 'vitest';
import { createApiToken } from '#accounts/api-token.operations';
import { deliverContactMails } from '#leads/contact-mail.operations';
import { createMailer } from '#platform/services/mailer';
import { fillRecipients, readRecipients } from '#settings/message-recipients';
import { startTestApi } from '#testing/test-api';
import { startSmtp } from '#testing/test-servers';

const message = { name: 'Selin', email: 'selin@example.com', message: 'Keşif rica ediyorum.' };

/** A site whose messages go to the e-mail of the company, a person who has typed the password, and an API token. */
async function start() {
  const smtp = await startSmtp();
  const settings = { from: 'site@ornek.example', siteUrl: 'https://www.ornek.example', contactRecipients: [] };
  const api = await startTestApi({ signedIn: 'proven', mailer: createMailer({ ...settings, smtpUrl: smtp.url }) });
  const { db, trpc, rest, services, user } = api;
  await trpc.company.update({ data: { email: 'firma@ornek.example' } });
  await fillRecipients(db, 'firma@ornek.example');
  const scopes = ['content', 'messages'] as const;
  const { token } = await createApiToken(db, user.email, { name: 'Asistan', scopes, days: 30 });
  const byToken = (path: string, body: object) => rest.send('PUT', path, body, { authorization: `Bearer ${token}` });
  /** Who gets the next message of a visitor. */
  const deliver = async () => {
    await rest.post('/contact-forms', message);
    await deliverContactMails(services, new AbortController().signal);
    return smtp.mails.findLast(({ subject }) => subject?.startsWith('İletişim formu'))?.recipients;
  };
  return { ...api, byToken, deliver, smtp };
}

test('a token that changes the e-mail of the company diverts no message; a person is asked, once', async () => {
  const { byToken, deliver, trpc, user, smtp, db } = await start();
  expect(await trpc.mail.recipientsOffer()).toBeNull();
  expect((await byToken('/admin/settings/company', { email: 'hirsiz@example.com' })).status).toBe(200);
  expect(await deliver()).toEqual(['firma@ornek.example']);
  expect(await trpc.mail.recipientsOffer()).toEqual({
    email: 'hirsiz@example.com',
    replaces: 'firma@ornek.example',
    token: 'Asistan (API)',
    recipients: ['firma@ornek.example'],
  });
  // What is accepted is what was shown, whatever the token does meanwhile.
  await byToken('/admin/settings/company', { email: 'yeni@ornek.example' });
  await expect(trpc.mail.acceptOffer({ email: 'hirsiz@example.com' })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await trpc.mail.acceptOffer({ email: 'yeni@ornek.example' })).toEqual(['yeni@ornek.example']);
  expect(await deliver()).toEqual(['yeni@ornek.example']);
  expect(await trpc.mail.recipientsOffer()).toBeNull();
  expect(smtp.mails.find(({ subject }) => subject?.startsWith('Mesajların gideceği'))?.recipients).toEqual([
    user.email,
  ]);
  expect(await db.activity.findFirst({ where: { action: 'mailRecipients' } })).toMatchObject({
    entity: 'site',
    changes: JSON.stringify([{ field: 'mailRecipients', before: 'firma@ornek.example', after: 'yeni@ornek.example' }]),
  });
});

test('an offer that a person has declined does not come back before the next change', async () => {
  const { trpc, deliver } = await start();
  await trpc.company.update({ data: { email: 'yeni@ornek.example' } });
  expect(await trpc.mail.recipientsOffer()).toMatchObject({ email: 'yeni@ornek.example', token: null });
  await trpc.mail.declineOffer({ email: 'yeni@ornek.example' });
  await trpc.company.update({ data: { email: 'yeni@ornek.example', city: 'Bursa' } });
  expect(await trpc.mail.recipientsOffer()).toBeNull();
  expect(await deliver()).toEqual(['firma@ornek.example']);
  await trpc.company.update({ data: { email: 'baska@ornek.example' } });
  expect(await trpc.mail.acceptOffer({ email: 'baska@ornek.example' })).toEqual([
    'firma@ornek.example',
    'baska@ornek.example',
  ]);
});

test('nothing is offered where the address is among the recipients, or the environment names them', async () => {
  const { trpc } = await start();
  await trpc.mail.setRecipients({ recipients: 'firma@ornek.example, usta@ornek.example firma@ornek.example' });
  await trpc.company.update({ data: { email: 'yeni@ornek.example' } });
  await trpc.company.update({ data: { email: 'usta@ornek.example' } });
  expect(await trpc.mail.recipientsOffer()).toBeNull();
  expect((await trpc.mail.get()).recipients).toEqual(['firma@ornek.example', 'usta@ornek.example']);
  await expect(trpc.mail.setRecipients({ recipients: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(trpc.mail.setRecipients({ recipients: 'usta' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const smtpUrl = 'smtp://127.0.0.1:9';
  const fixed = {
    from: 'site@ornek.example',
    siteUrl: 'https://www.ornek.example',
    contactRecipients: ['a@b.example'],
  };
  const other = await startTestApi({ signedIn: 'proven', mailer: createMailer({ ...fixed, smtpUrl }) });
  await other.trpc.company.update({ data: { email: 'yeni@ornek.example' } });
  expect(await other.trpc.mail.recipientsOffer()).toBeNull();
  expect(await readRecipients(other)).toEqual([]);
});
