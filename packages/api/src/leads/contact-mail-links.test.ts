import { expect, test } from 'vitest';
import { createMailer } from '#platform/services/mailer';
import { past, relay } from '#testing/fixtures';
import { startTestApi } from '#testing/test-api';
import { startSmtp } from '#testing/test-servers';
import { deliverContactMails } from './contact-mail.operations';

const siteUrl = 'https://www.ornek.example';
const visitor = {
  name: 'Şule Ağaoğlu',
  email: 'sule@example.com',
  phone: '0532 123 45 67',
  subject: 'Keşif & "Teklif"',
  message: 'Pano yenileme',
};

async function start() {
  const smtp = await startSmtp();
  const contactRecipients = ['info@ornek.example'];
  const mailer = createMailer({ from: 'site@ornek.example', siteUrl, smtpUrl: smtp.url, contactRecipients });
  const api = await startTestApi({ signedIn: true, mailer });
  const { version } = await api.trpc.company.get();
  await api.trpc.company.update({ data: { name: 'Örnek Elektrik' }, version });
  const deliver = () => deliverContactMails(api.services, new AbortController().signal);
  return { ...api, smtp, deliver };
}

test('the mail says where the visitor comes from and leads to the lead, to a call and to a reply on WhatsApp', async () => {
  const { trpc, smtp, deliver } = await start();
  await trpc.articles.create({ ...relay, publishedAt: past });
  const origin = { page: `/articles/${relay.slug}`, entry: '/', referrer: 'www.google.com' };
  const { id } = await trpc.contactForms.submit({ ...visitor, origin });
  await deliver();
  const { text = '', html = '' } = smtp.mails[0] ?? {};
  const greeting = 'Merhaba Şule Ağaoğlu, mesajınızı aldık; bugün içinde sizi arayacağız. Örnek Elektrik';
  const hrefs = [
    `${siteUrl}/admin/contact-forms/${id}`,
    'tel:+905321234567',
    `https://wa.me/905321234567?text=${encodeURIComponent(greeting)}`,
  ];
  expect(text).toContain(`Geldiği sayfa: ${relay.title}\nKaynak: Google\n`);
  for (const value of ['Geldiği sayfa', relay.title, 'Kaynak']) expect(html).toContain(value);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(hrefs);
  for (const [label, href] of [
    ['Yönetim panelinde aç', hrefs[0]],
    ['Ara', hrefs[1]],
    ['WhatsApp’tan yaz', hrefs[2]],
  ]) {
    expect(text).toContain(`${label}: ${href}`);
  }
});

test('what is not known is left out: the origin of what came through the API, and a number that nobody can call', async () => {
  const { rest, smtp, deliver } = await start();
  await rest.post('/contact-forms', { ...visitor, phone: '123' });
  await deliver();
  const { text = '', html = '' } = smtp.mails[0] ?? {};
  expect(text).toContain('Telefon: 123');
  for (const part of ['Geldiği sayfa', 'Kaynak', 'tel:', 'wa.me']) {
    expect(text).not.toContain(part);
    expect(html).not.toContain(part);
  }
});

test('the reply is the first of the templates that the owner has, with its marks filled in', async () => {
  const { trpc, smtp, deliver } = await start();
  const template = { name: 'Yanıt', text: 'Sayın {ad}, {konu}: {yorum}' };
  const replyTo = async (templates: (typeof template)[]) => {
    await trpc.leads.setTemplates({ templates });
    await trpc.contactForms.submit(visitor);
    await deliver();
    const [, text = ''] = /wa\.me\/905321234567\?text=(.*)$/.exec(smtp.mails.at(-1)?.text?.trim() ?? '') ?? [];
    return decodeURIComponent(text);
  };
  expect(await replyTo([template])).toBe('Sayın Şule Ağaoğlu, Keşif & "Teklif":');
  expect(await replyTo([])).toBe('');
});
