import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { account, temporaryFolder } from '#testing/start-api';
import { spawnServer } from '#testing/start-process';
import { createPhoto, signIn, upload } from '#testing/upload';

test('a rejection nobody looked after is logged and survived; after an uncaught exception the process ends in order', {
  timeout: 60_000,
}, async () => {
  const server = spawnServer(await temporaryFolder(), {}, [], 'faulty');
  const url = await server.listening;
  server.child.kill('SIGUSR1');
  await vi.waitUntil(() => server.output().includes('"a rejected promise was not looked after"'), { timeout: 10_000 });
  expect(server.output()).toContain('nobody waits for this');
  expect((await fetch(`${url}/api/v1/services`)).status).toBe(200);

  server.child.kill('SIGUSR2');
  expect(await once(server.child, 'exit')).toEqual([1, null]);
  expect(server.output()).toMatch(/"level":60,.*out of nowhere.*"an exception was not caught; stopping"/);
});

test('after an uncaught exception the process counts as failed also where a picture is in the making', {
  timeout: 60_000,
}, async () => {
  const server = spawnServer(await temporaryFolder(), {}, [], 'faulty');
  const url = await server.listening;
  await upload(url, `Bearer ${await signIn(url, account)}`, await createPhoto(6000, 4000));
  server.child.kill('SIGUSR2');
  // An end by SIGTERM is a clean one for systemd, which then starts nothing again.
  expect([
    [1, null],
    [null, 'SIGKILL'],
  ]).toContainEqual(await once(server.child, 'exit'));
});
