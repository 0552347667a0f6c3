import { type Database, sqliteFile } from '@pano/db';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { account } from '#testing/start-api';
import { startSite } from '#testing/start-site';
import { signIn } from '#testing/upload';

async function start() {
  const site = await startSite();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = account;
  const authorization = `Bearer ${await signIn(site.url, { ADMIN_EMAIL, ADMIN_PASSWORD })}`;
  await site.services.db.page.create({ data: { title: 'Gizlilik', slug: 'gizlilik', content: '<p>x</p>' } });
  await makeStale(site.services.db);
  const json = { 'content-type': 'application/json', authorization };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  return { ...site, authorization, post };
}

/** The next request renders its page again, and would note that the session is in use. */
async function makeStale(db: Database): Promise<void> {
  await db.session.updateMany({ data: { lastSeenAt: new Date(Date.now() - 600_000) } });
  await db.page.updateMany({ data: { title: `Gizlilik ${Date.now()}` } });
}

const service = { title: 'Pano', description: 'x'.repeat(4900) };
const message = { name: 'Ayşe Yılmaz', email: 'ayse@ornek.example', message: 'Merhaba '.repeat(600) };

/** The response to a write through each transport, and of the page that takes forms of browsers without JavaScript. */
async function writes(
  { post, url }: Awaited<ReturnType<typeof start>>,
  language: string,
  onEnd: () => void = () => {},
) {
  const headers = { 'accept-language': language };
  const form = fetch(`${url}${language === 'en' ? '/en' : ''}/contact`, {
    method: 'POST',
    headers,
    redirect: 'manual',
    body: new URLSearchParams({ ...message, subject: '', phone: '', website: '' }),
  });
  const sent = [
    post('/api/v1/admin/services', service, headers),
    post('/trpc/services.create', service, headers),
    post('/api/v1/contact-forms', message, headers),
    form,
  ];
  const responses = await Promise.all(sent.map((one) => one.finally(onEnd)));
  return Promise.all(responses.map(async (response) => ({ response, text: await response.text() })));
}

async function expectReads({ url, authorization }: Awaited<ReturnType<typeof start>>) {
  for (const path of [
    '/',
    '/en',
    '/sayfa/gizlilik',
    '/api/v1/services',
    '/api/v1/admin/services',
    '/trpc/services.listVisible?input={}',
    '/sitemap.xml',
    '/readyz',
  ]) {
    const response = await fetch(`${url}${path}`, { headers: { authorization } });
    expect(response.status, path).toBe(200);
  }
}

test('on a full disk writes are rejected with the reason, in the reader’s language; reads go on, and space brings all back', async () => {
  const site = await start();
  const { db } = site.services;
  await db.$queryRaw`PRAGMA max_page_count = 1`;
  for (const [language, text] of [
    ['tr', 'Sunucuda yer kalmadığı için kaydedilemedi.'],
    ['en', 'the server has no space left'],
  ] as const) {
    for (const { response, text: body } of await writes(site, language)) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toContain(text);
    }
  }
  await expectReads(site);
  expect(site.logged().some((entry) => entry.msg === 'the database is not available' && entry.reason === 'full')).toBe(
    true,
  );
  await db.$queryRaw`PRAGMA max_page_count = 1000000`;
  expect((await writes(site, 'tr')).map(({ response }) => response.status)).toEqual([201, 200, 201, 303]);
  expect([await db.service.count(), await db.contactForm.count()]).toEqual([2, 2]);
});

test('a database that can only be read rejects writes and says so; reads go on, and all comes back', async () => {
  const site = await start();
  const { db } = site.services;
  await db.$queryRaw`PRAGMA query_only = ON`;
  for (const [language, text] of [
    ['tr', 'Şu anda kayıt yapılamıyor'],
    ['en', 'Nothing can be saved at the moment'],
  ] as const) {
    for (const { response, text: body } of await writes(site, language)) {
      expect([response.status, body]).toEqual([503, expect.stringContaining(text)]);
    }
  }
  await expectReads(site);
  await db.$queryRaw`PRAGMA query_only = OFF`;
  expect((await writes(site, 'tr')).map(({ response }) => response.status)).toEqual([201, 200, 201, 303]);
});

test('while another program holds the database, reads are served, writes wait and then say that the server is busy', async () => {
  const site = await start();
  // Whatever is loaded and compiled with the first pages must not make the reads below look as if they waited.
  await expectReads(site);
  await makeStale(site.services.db);
  const other = new Sqlite(sqliteFile(site.databaseUrl));
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const ended: string[] = [];
  const writing = writes(site, 'tr', () => ended.push('a write'));
  await expectReads(site);
  ended.push('reads');
  for (const { response, text } of await writing) {
    expect(response.status).toBe(503);
    expect(text).toContain('Sunucu şu anda meşgul.');
  }
  expect(ended).toEqual(['reads', ...Array(4).fill('a write')]);
  other.exec('COMMIT');
  expect((await writes(site, 'tr')).map(({ response }) => response.status)).toEqual([201, 200, 201, 303]);
});
