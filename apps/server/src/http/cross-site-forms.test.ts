import { expect, test } from 'vitest';
import { startCachedSite } from '#testing/start-site';

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' };
const body = 'name=Ali&email=a%40b.example&message=Merhaba';

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://localhost.evil.example' },
];
const own: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost' },
  { origin: 'https://localhost:8443' },
];

test('a form of another site is rejected, whatever it sends where; one of this site and of programs is not', async () => {
  const { send, db } = await startCachedSite();
  for (const from of foreign) {
    const about = JSON.stringify(from);
    for (const path of ['/contact', '/en/contact']) {
      expect((await send(path, { ...form, ...from }, 'POST', body)).status, path + about).toBe(403);
    }
    const text = JSON.stringify({ name: 'Ali', email: 'a@b.example', message: 'Merhaba' });
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', '']) {
      const headers = { ...form, ...from, ...(type ? { 'content-type': type } : {}) };
      if (!type) Reflect.deleteProperty(headers, 'content-type');
      const rest = await send('/api/v1/contact-forms', headers, 'POST', text);
      expect([rest.status, JSON.parse(rest.text)], type + about).toEqual([
        403,
        { error: 'Bu form başka bir siteden gönderildi', message: 'Bu form başka bir siteden gönderildi' },
      ]);
      expect((await send('/trpc/contactForms.submit', headers, 'POST', text)).status, type + about).toBe(403);
    }
  }
  expect(await db.contactForm.count()).toBe(0);
  for (const from of own) {
    const sent = await send('/contact', { ...form, ...from }, 'POST', body);
    expect(sent.status, JSON.stringify(from)).toBe(303);
  }
  expect(await db.contactForm.count()).toBe(own.length);
});

test('reading is allowed from everywhere, and so is JSON, for which browsers ask first', async () => {
  const { send } = await startCachedSite();
  const from = { host: 'localhost', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await send('/contact', from)).status).toBe(200);
  const json = JSON.stringify({ name: 'Ali', email: 'a@b.example', message: 'Merhaba' });
  const sent = await send('/api/v1/contact-forms', { ...from, 'content-type': 'application/json' }, 'POST', json);
  expect([sent.status, sent.headers['access-control-allow-origin']]).toEqual([201, undefined]);
});
