import sharp from 'sharp';
import { admin } from '../fixtures';
import {
  apiAt,
  type Cluster,
  expect,
  failures,
  readKeywords,
  signInAt,
  siteDatabase,
  startWriting,
  test,
  waitForMore,
} from './cluster';

test.describe.configure({ mode: 'serial' });

test('instances that start together fill the database once', async ({ cluster }) => {
  const counts = await Promise.all(
    cluster.instances.map(async ({ url }) => (await apiAt(url)('GET', '/services')).meta.total),
  );
  expect(counts[0]).toBeGreaterThan(0);
  expect(new Set(counts).size).toBe(1);
  const token = await signInAt(cluster.url);
  const { data } = await apiAt(cluster.url, token)('GET', '/admin/services');
  const titles = data.map(({ title }: { title: string }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('a session that begins or ends at one instance begins or ends at all', async ({ cluster }) => {
  const [first, ...others] = cluster.instances.map(({ url }) => url);
  const token = await signInAt(String(first));
  for (const url of others) expect((await apiAt(url, token)('GET', '/auth/me')).data.email).toBe(admin.email);
  await apiAt(String(others[0]), token)('POST', '/auth/logout');
  for (const { url } of cluster.instances) expect((await apiAt(url, token)('GET', '/auth/me')).status).toBe(401);
});

test('failed sign-ins at all instances are counted together', async ({ cluster }) => {
  const guess = { email: 'kim@ornek.example', password: 'wrong' };
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const responses = [];
  for (let i = 0; i < failures + 3; i++)
    responses.push((await apiAt(cluster.url)('POST', '/auth/login', guess, from)).status);
  expect(responses).toEqual([...Array(failures).fill(401), 429, 429, 429]);
  const elsewhere = { 'x-forwarded-for': '198.51.100.8' };
  expect((await apiAt(cluster.url)('POST', '/auth/login', { ...guess, email: 'x@y.example' }, elsewhere)).status).toBe(
    401,
  );
});

test('a write through one instance is visible at all within a second', async ({ cluster }) => {
  const token = await signInAt(cluster.url);
  const { data } = await apiAt(cluster.url, token)('GET', '/admin/services');
  const { id } = data[0];
  for (let round = 0; round < cluster.instances.length; round++) {
    for (const { url } of cluster.instances) await (await fetch(url)).text();
    const title = `Hizmet ${round} ${Date.now()}`;
    const writer = cluster.instances[round]?.url ?? '';
    expect((await apiAt(writer, token)('PUT', `/admin/services/${id}`, { title })).status).toBe(200);
    const written = performance.now();
    await Promise.all(
      cluster.instances.map(async ({ url }) => {
        for (let fresh = false; !fresh; ) {
          const asked = performance.now() - written;
          fresh = (await (await fetch(url)).text()).includes(title);
          expect(fresh || asked < 1000, `${url} shows the old page when asked after ${asked} ms`).toBe(true);
        }
      }),
    );
  }
});

/** The instance that holds the lock of that name. */
async function holderOf({ instances, database }: Cluster, lock: string) {
  const rows = await database.run(`SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND ((classid::bigint << 32) | objid::bigint) = hashtextextended('pano ${lock}', 0)`);
  return instances.find(({ name }) => rows.some((row) => row.name === name));
}

test('each mail is sent once, by one instance at a time; if that one is killed, another continues', async ({
  cluster,
}) => {
  const { mailbox, database } = cluster;
  mailbox.hold();
  const senders = Array.from({ length: 9 }, (_, i) => `Gönderen ${i}`);
  for (const name of senders) {
    const form = { name, email: 'gonderen@ornek.example', message: 'Keşif rica ederim.' };
    expect((await apiAt(cluster.url)('POST', '/contact-forms', form)).status).toBe(201);
  }
  await expect.poll(() => mailbox.held()).toBe(1);
  const sender = await holderOf(cluster, 'job contact-mail');
  await sender?.kill();
  mailbox.release();
  // Skips the pause before the interrupted mail is tried again.
  await database.run(`UPDATE "ContactMail" SET "nextAttemptAt" = now() WHERE status = 'waiting'`, siteDatabase);
  await expect.poll(() => mailbox.mails.length, { timeout: 30_000 }).toBe(senders.length);
  const waiting = `SELECT count(*)::int AS rows FROM "ContactMail" WHERE status <> 'sent'`;
  await expect.poll(() => database.run(waiting, siteDatabase)).toEqual([{ rows: 0 }]);
  const names = mailbox.mails.map(({ replyTo }) => replyTo?.[0]?.name);
  expect(names.toSorted()).toEqual(senders);
  expect(mailbox.most()).toBe(1);
  expect(sender).toBeDefined();
  await sender?.start();
});

test('a picture uploaded through one instance is served by all in every size, each made once, and by none after it was deleted', async ({
  cluster,
}) => {
  const { instances, bucket } = cluster;
  const [first, second, third] = instances.map(({ url }) => url);
  const token = await signInAt(cluster.url);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 450, height: 300, channels: 3, background: '#808080', noise } }).jpeg();
  const body = new FormData();
  body.append('image', new File([new Uint8Array(await photo.toBuffer())], 'foto.jpg', { type: 'image/jpeg' }));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${first}/api/v1/upload/image`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
  const { data: uploaded } = await response.json();
  const readMedia = async (url = '') => {
    const input = encodeURIComponent(JSON.stringify({ url: uploaded.url }));
    const lookup = await fetch(`${url}/trpc/media.getByUrl?input=${input}`, { headers });
    return { status: lookup.status, record: (await lookup.json()).result?.data };
  };
  await expect.poll(async () => (await readMedia(second)).record.ready, { timeout: 30_000 }).toBe(true);
  const { id, variants } = (await readMedia(second)).record;
  const addresses = [uploaded.url, ...variants.map(({ url }: { url: string }) => url)];
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const bodies = await Promise.all(
      instances.map(async ({ url }) => {
        const shown = await fetch(url + address);
        return [shown.status, Buffer.from(await shown.arrayBuffer()).toString('base64')];
      }),
    );
    expect(bodies[0]?.[0]).toBe(200);
    for (const shown of bodies) expect(shown).toEqual(bodies[0]);
  }
  const names = addresses.map((address) => address.replace('/uploads/', ''));
  expect(bucket.puts.toSorted()).toEqual(names.toSorted());
  const json = { ...headers, 'content-type': 'application/json' };
  const removal = { method: 'POST', headers: json, body: JSON.stringify({ id }) };
  expect((await fetch(`${third}/trpc/media.remove`, removal)).status).toBe(200);
  for (const { url } of instances) {
    // As every write, the deletion is known to all instances within a second.
    for (const address of addresses) {
      await expect.poll(async () => (await fetch(url + address)).status, { timeout: 1000 }).toBe(404);
    }
    expect((await readMedia(url)).status).toBe(404);
  }
  // Its files leave the bucket with the trash.
  const emptied = await fetch(`${first}/trpc/trash.empty`, { method: 'POST', headers: json, body: '{}' });
  expect(emptied.status).toBe(200);
});

test('killing an instance under load loses no acknowledged write, and no request waits for it', async ({ cluster }) => {
  const token = await signInAt(cluster.url);
  const streams = ['bir', 'iki', 'üç'].map((name) => startWriting(cluster, token, name));
  await waitForMore(streams[0]?.acknowledged ?? [], 5);
  await cluster.instances[2]?.kill();
  const before = streams[0]?.acknowledged.length ?? 0;
  await waitForMore(streams[0]?.acknowledged ?? [], before + 10);
  await cluster.instances[2]?.start();
  await Promise.all(streams.map((stream) => stream.stop()));
  const stored = await readKeywords(cluster, token);
  for (const { acknowledged } of streams) {
    expect(acknowledged.filter((keyword) => !stored.has(keyword))).toEqual([]);
  }
});

test('a database killed under load has all acknowledged writes after its restart, and all instances reconnect', async ({
  cluster,
}) => {
  const token = await signInAt(cluster.url);
  const streams = ['dört', 'beş'].map((name) => startWriting(cluster, token, name));
  await waitForMore(streams[0]?.acknowledged ?? [], 5);
  await cluster.database.kill();
  for (const { rejected } of streams) await waitForMore(rejected, 2);
  for (const { url } of cluster.instances) {
    const failed = await apiAt(url, token)('POST', '/admin/keywords', { keyword: 'x' });
    expect(failed.status).toBe(503);
    expect(failed.error).toContain('Sunucu şu anda meşgul');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  }
  await cluster.database.start();
  const before = streams.map(({ acknowledged }) => acknowledged.length);
  await Promise.all(streams.map(({ acknowledged }, i) => waitForMore(acknowledged, (before[i] ?? 0) + 5)));
  await Promise.all(streams.map((stream) => stream.stop()));
  for (const { url } of cluster.instances) {
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  }
  const stored = await readKeywords(cluster, token);
  for (const { acknowledged, rejected } of streams) {
    expect(acknowledged.filter((keyword) => !stored.has(keyword))).toEqual([]);
    expect(rejected.filter((status) => status !== 503)).toEqual([]);
  }
});
