import { applyMigrations, openDatabase } from '@pano/db';
import { type PostgresServer, startPostgres } from '@pano/db/test-servers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { account } from '#testing/start-api';
import { startSite } from '#testing/start-site';
import { signIn } from '#testing/upload';

/** Of this file alone: others must not stand still with it. */
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 240_000);
afterAll(() => server.stop());

/** Waiting is part of what is tested. */
const slow = { timeout: 120_000 };

/** Seconds after which a silent database counts as out of reach. */
const patience = 1;

async function start(name: string) {
  await server.createDatabase(name);
  const timeouts = `connect_timeout=${patience}&socket_timeout=${patience}`;
  const site = await startSite({ DATABASE_URL: `${server.url(name)}?${timeouts}` });
  const { db } = site.services;
  await db.page.create({ data: { title: 'Gizlilik', slug: 'gizlilik', content: '<p>Eski metin</p>' } });
  await db.page.create({ data: { title: 'Koşullar', slug: 'kosullar', content: '<p>x</p>' } });
  const authorization = `Bearer ${await signIn(site.url, account)}`;
  const home = await read(site.url, '/');
  expect((await read(site.url, '/sayfa/gizlilik')).text).toContain('Eski metin');
  return { ...site, db, authorization, home };
}

type Site = Awaited<ReturnType<typeof start>>;

async function read(url: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const service = { title: 'Pano', description: 'Bakım' };
const message = { name: 'Ayşe Yılmaz', email: 'ayse@ornek.example', message: 'Merhaba, keşif rica ederim.' };

/** A write through each transport, a sign-in, and the page that takes forms of browsers without JavaScript. */
async function write({ url, authorization }: Site, language = 'tr') {
  const json = { 'content-type': 'application/json', 'accept-language': language };
  const post = (path: string, body: object, more = {}) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...json, ...more }, body: JSON.stringify(body) });
  const responses = await Promise.all([
    post('/api/v1/admin/services', service, { authorization }),
    post('/trpc/services.create', service, { authorization }),
    post('/api/v1/contact-forms', message),
    post('/api/v1/auth/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD }),
    fetch(`${url}${language === 'en' ? '/en' : ''}/contact`, {
      method: 'POST',
      headers: { 'accept-language': language },
      redirect: 'manual',
      body: new URLSearchParams({ ...message, subject: '', phone: '', website: '' }),
    }),
  ]);
  return Promise.all(responses.map(async (response) => ({ response, text: await response.text() })));
}

async function expectUnavailable(site: Site, sentences: Record<'tr' | 'en', string>) {
  const expectSentence = async ([language, sentence]: [string, string]) => {
    for (const { response, text } of await write(site, language)) {
      expect([response.status, text], response.url).toEqual([503, expect.stringContaining(sentence)]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  };
  await Promise.all(Object.entries(sentences).map(expectSentence));
}

const busy = {
  tr: 'Sunucu şu anda meşgul. Lütfen birazdan yeniden deneyin.',
  en: 'The server is busy. Please try again shortly.',
};

/** Pages that were asked for before are served, all others are rejected for now, and health says why. */
async function expectOutage({ url, home, authorization }: Site) {
  for (const [path, text] of [
    ['/', home.text],
    ['/sayfa/gizlilik', expect.stringContaining('Eski metin')],
  ] as const) {
    const cached = await read(url, path);
    expect([cached.status, cached.text]).toEqual([200, text]);
  }
  const rejected = [
    ['/sayfa/kosullar', {}],
    ['/api/v1/services', {}],
    ['/api/v1/admin/services', { authorization }],
    ['/readyz', {}],
  ] as const;
  await Promise.all(
    rejected.map(async ([path, headers]) => {
      const response = await read(url, path, headers);
      expect(response.status, path).toBe(503);
      expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0);
    }),
  );
  expect((await read(url, '/healthz')).status).toBe(200);
}

/** Without a restart: writes succeed, each once, and what they change is shown. */
async function expectRecovery(site: Site) {
  const { db, url } = site;
  await vi.waitFor(async () => expect((await read(url, '/readyz')).text).toBe('ready'), { timeout: 20_000 });
  const counts = async () => [
    await db.service.count(),
    await db.contactForm.count(),
    await db.contactMail.count(),
    await db.activity.count({ where: { entity: 'service' } }),
  ];
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect((await write(site)).map(({ response }) => response.status)).toEqual([201, 200, 201, 200, 303]);
  expect(await counts()).toEqual([2, 2, 2, 2]);
  await db.page.updateMany({ where: { slug: 'gizlilik' }, data: { content: '<p>Yeni metin</p>' } });
  expect((await read(url, '/sayfa/gizlilik')).text).toContain('Yeni metin');
  expect((await read(url, '/sayfa/kosullar')).status).toBe(200);
}

test(
  'a database that is shut down and started again: writes are refused, kept pages are served, and all comes back',
  slow,
  async () => {
    const site = await start('stopped');
    await server.shutDown();
    try {
      await expectUnavailable(site, busy);
      await expectOutage(site);
    } finally {
      await server.start();
    }
    await expectRecovery(site);
  },
);

test(
  'a database that falls silent, as during a failover: nobody waits long, however many ask, and nothing is half written',
  slow,
  async () => {
    const site = await start('silent');
    // Caught in the middle: its statements are sent, its COMMIT is not.
    let caught: Promise<unknown> = Promise.resolve();
    await new Promise<void>((begun) => {
      caught = site.db.$transaction(async (tx) => {
        await tx.service.create({ data: service });
        await server.pause();
        begun();
        await tx.contactForm.create({ data: { ...message, search: '' } });
      });
      caught.catch(() => undefined);
    });
    const asked = performance.now();
    try {
      const crowd = Array.from({ length: 60 }, (_, i) => read(site.url, `/api/v1/services?offset=${i}`));
      await expectUnavailable(site, busy);
      expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([503]));
      await expect(caught).rejects.toThrow();
      await expectOutage(site);
      expect(performance.now() - asked).toBeLessThan(15_000 * patience);
    } finally {
      await server.resume();
    }
    await expectRecovery(site);
  },
);

test('a transaction that got no response is undone, whatever is written next', slow, async () => {
  await server.createDatabase('undone');
  await applyMigrations(server.url('undone'));
  // One connection: what is written next would go over the same one.
  const db = await openDatabase(`${server.url('undone')}?connection_limit=1&socket_timeout=${patience}`);
  onTestFinished(() => db.$disconnect());
  const transaction = db.$transaction(async (tx) => {
    await tx.service.create({ data: service });
    await server.pause();
    await tx.service.create({ data: service });
  });
  await expect(transaction).rejects.toThrow();
  await server.resume();
  await vi.waitFor(() => db.page.create({ data: { title: 'x', slug: 'x' } }), { timeout: 10_000 });
  expect([await db.service.count(), await db.page.count()]).toEqual([0, 1]);
});

test(
  'a database that can only be read: reads go on, health says so, writes are refused until it can be written again',
  slow,
  async () => {
    const site = await start('readonly');
    const { url, authorization, db } = site;
    // Long enough ago that the next request would note that the session is in use.
    await db.session.updateMany({ data: { lastSeenAt: new Date(Date.now() - 600_000) } });
    const setReadOnly = async (value: 'on' | 'off') => {
      await server.run(`ALTER DATABASE readonly SET default_transaction_read_only = ${value}`);
      await server.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'readonly'");
    };
    await setReadOnly('on');
    await vi.waitFor(async () => expect((await read(url, '/readyz')).text).toBe('read-only'), { timeout: 10_000 });
    await expectUnavailable(site, {
      tr: 'Şu anda kayıt yapılamıyor',
      en: 'Nothing can be saved at the moment',
    });
    for (const path of ['/', '/sayfa/gizlilik', '/sayfa/kosullar', '/api/v1/services', '/api/v1/admin/services']) {
      expect((await read(url, path, { authorization })).status, path).toBe(200);
    }
    await setReadOnly('off');
    await expectRecovery(site);
  },
);
