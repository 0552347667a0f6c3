import { admin } from '../fixtures';
import { apiAt, type Cluster, expect, failures, signInAt, test } from './cluster';

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

test('whoever signs in at one instance is signed in at all, and signed out at all', async ({ cluster }) => {
  const [first, ...others] = cluster.instances.map(({ url }) => url);
  const token = await signInAt(String(first));
  for (const url of others) expect((await apiAt(url, token)('GET', '/auth/me')).data.email).toBe(admin.email);
  await apiAt(String(others[0]), token)('POST', '/auth/logout');
  for (const { url } of cluster.instances) expect((await apiAt(url, token)('GET', '/auth/me')).status).toBe(401);
});

test('failed sign-ins count together, wherever they arrive', async ({ cluster }) => {
  const guess = { email: 'kim@ornek.example', password: 'wrong' };
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const answers = [];
  for (let i = 0; i < failures + 3; i++)
    answers.push((await apiAt(cluster.url)('POST', '/auth/login', guess, from)).status);
  expect(answers).toEqual([...Array(failures).fill(401), 429, 429, 429]);
  const elsewhere = { 'x-forwarded-for': '198.51.100.8' };
  expect((await apiAt(cluster.url)('POST', '/auth/login', { ...guess, email: 'x@y.example' }, elsewhere)).status).toBe(
    401,
  );
});

test('what one instance writes, all show within a second', async ({ cluster }) => {
  const token = await signInAt(cluster.url);
  const { data } = await apiAt(cluster.url, token)('GET', '/admin/services');
  const { id } = data[0];
  for (let round = 0; round < 9; round++) {
    for (const { url } of cluster.instances) await (await fetch(url)).text();
    const title = `Hizmet ${round} ${Date.now()}`;
    const writer = cluster.instances[round % cluster.instances.length]?.url ?? '';
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

/** Writes through the balancer until told to stop, and keeps what was acknowledged. */
function writeOn({ url }: Cluster, token: string, name: string) {
  const acknowledged: string[] = [];
  const refusals: number[] = [];
  let stopped = false;
  const ended = (async () => {
    for (let i = 0; !stopped; i++) {
      const keyword = `${name} ${i}`;
      const status = await apiAt(url, token)('POST', '/admin/keywords', { keyword }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 201) acknowledged.push(keyword);
      else refusals.push(status);
    }
  })();
  return {
    acknowledged,
    refusals,
    stop: () => {
      stopped = true;
      return ended;
    },
  };
}

const reach = async (list: unknown[], length: number) =>
  expect.poll(() => list.length, { timeout: 30_000 }).toBeGreaterThan(length);

async function keywordsIn({ url }: Cluster, token: string): Promise<Set<string>> {
  const { data } = await apiAt(url, token)('GET', '/admin/keywords?limit=1000');
  return new Set(data.map(({ keyword }: { keyword: string }) => keyword));
}

test('an instance killed under load takes no acknowledged write with it, and nobody waits for it', async ({
  cluster,
}) => {
  const token = await signInAt(cluster.url);
  const writers = ['bir', 'iki', 'üç'].map((name) => writeOn(cluster, token, name));
  await reach(writers[0]?.acknowledged ?? [], 5);
  await cluster.instances[2]?.kill();
  const before = writers[0]?.acknowledged.length ?? 0;
  await reach(writers[0]?.acknowledged ?? [], before + 10);
  await cluster.instances[2]?.start();
  await Promise.all(writers.map((writer) => writer.stop()));
  const kept = await keywordsIn(cluster, token);
  for (const { acknowledged } of writers) {
    expect(acknowledged.filter((keyword) => !kept.has(keyword))).toEqual([]);
  }
});

test('a database killed under load comes back with all it acknowledged, and all instances find it again', async ({
  cluster,
}) => {
  const token = await signInAt(cluster.url);
  const writers = ['dört', 'beş'].map((name) => writeOn(cluster, token, name));
  await reach(writers[0]?.acknowledged ?? [], 5);
  await cluster.database.kill();
  for (const { refusals } of writers) await reach(refusals, 2);
  for (const { url } of cluster.instances) {
    const refused = await apiAt(url, token)('POST', '/admin/keywords', { keyword: 'x' });
    expect(refused.status).toBe(503);
    expect(refused.error).toContain('Sunucu şu anda meşgul');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  }
  await cluster.database.start();
  const before = writers.map(({ acknowledged }) => acknowledged.length);
  await Promise.all(writers.map(({ acknowledged }, i) => reach(acknowledged, (before[i] ?? 0) + 5)));
  await Promise.all(writers.map((writer) => writer.stop()));
  for (const { url } of cluster.instances) {
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  }
  const kept = await keywordsIn(cluster, token);
  for (const { acknowledged, refusals } of writers) {
    expect(acknowledged.filter((keyword) => !kept.has(keyword))).toEqual([]);
    expect(refusals.filter((status) => status !== 503)).toEqual([]);
  }
});
