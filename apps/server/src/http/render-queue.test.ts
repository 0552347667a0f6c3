import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as otherWork, setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { article, startCachedSite, startSite } from '#testing/start-site';
import { createRenderQueue } from './render-queue';

function start() {
  const queue = createRenderQueue();
  const begun: string[] = [];
  const run = (address: string, name: string, work = async () => {}) =>
    queue.run(address, async () => {
      begun.push(name);
      await work();
    });
  return { queue, begun, run };
}

test('work runs one by one, with room for other work in between; who waits for little comes first', async () => {
  const { begun, run } = start();
  const all = [run('10.0.0.1', 'a'), run('10.0.0.1', 'b'), run('10.0.0.1', 'c'), run('10.0.0.2', 'd')];
  const seen: number[] = [];
  while (begun.length < 4) {
    seen.push(begun.length);
    await otherWork();
  }
  await Promise.all(all);
  expect(begun).toEqual(['a', 'd', 'b', 'c']);
  expect([...new Set(seen)]).toEqual([0, 1, 2, 3]);
});

test('what waits for something else than the processor holds nobody up', async () => {
  const { begun, run } = start();
  let finish = () => {};
  const first = run('10.0.0.1', 'a', () => new Promise((resolve) => (finish = resolve)));
  const second = run('10.0.0.1', 'b').then(() => 'done');
  expect(await Promise.race([second, wait(10_000)])).toBe('done');
  finish();
  await first;
  await expect(run('10.0.0.1', 'c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await run('10.0.0.1', 'd');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('a read of the API that waits lets the next one begin soon, one that computes does not', async () => {
  const { queue } = start();
  const compute = (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end; );
  };
  const events: string[] = [];
  const read = (name: string, work: () => Promise<unknown>) =>
    queue.run(
      '10.0.0.1',
      async () => {
        events.push(`${name} begins`);
        await work();
        events.push(`${name} ends`);
      },
      'read',
    );
  const busy = async () => {
    for (let step = 0; step < 4; step += 1) {
      compute(20);
      await otherWork();
    }
  };
  await Promise.all([read('a', busy), read('b', busy)]);
  expect(events.splice(0)).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  await Promise.all([read('a', () => wait(200)), read('b', () => Promise.resolve())]);
  expect(events).toEqual(['a begins', 'b begins', 'b ends', 'a ends']);
});

test('from one address fifty may wait, a hundred in all', async () => {
  const { queue, run } = start();
  const all: Promise<void>[] = [];
  const isFull = () => ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(queue.isFull);
  for (let at = 0; at < 50; at += 1) all.push(run('10.0.0.1', 'a'));
  expect(isFull()).toEqual([true, false, false]);
  for (let at = 0; at < 49; at += 1) all.push(run('10.0.0.2', 'b'));
  expect(isFull()).toEqual([true, false, false]);
  all.push(run('10.0.0.3', 'c'));
  expect(isFull()).toEqual([true, true, true]);
  await Promise.all(all);
  expect(isFull()).toEqual([false, false, false]);
});

test('a page from the cache waits for a few of those that have to be rendered, not for all', async () => {
  const { port, send, db, rendered } = await startCachedSite();
  const slugs = Array.from({ length: 15 }, (_, at) => `a-${at}`);
  await db.article.createMany({ data: slugs.map((slug) => ({ ...article, title: slug, slug })) });
  const visitor = connect(port, '127.0.0.1');
  onTestFinished(() => void visitor.destroy());
  const readCached = async () => {
    visitor.write('HEAD /articles HTTP/1.1\r\nhost: localhost\r\n\r\n');
    expect(String((await once(visitor, 'data'))[0])).toContain('200 OK');
  };
  await readCached();
  const all = Promise.all(slugs.map((slug) => send(`/articles/${slug}`)));
  await vi.waitUntil(() => rendered.length > 1, { timeout: 20_000, interval: 1 });
  const before = rendered.length;
  await readCached();
  expect(rendered.length - before).toBeLessThanOrEqual(4);
  expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([200]));
});

test('behind a proxy it is known for whom a page is rendered', async () => {
  const { url, logged } = await startSite({ TRUST_PROXY: '1' });
  expect((await fetch(`${url}/yok`, { headers: { 'x-forwarded-for': '10.0.0.7' } })).status).toBe(404);
  expect(logged().find(({ msg }) => msg === 'request refused')).toMatchObject({ path: '/_', address: '10.0.0.7' });
});
