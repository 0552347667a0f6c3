import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { watchProxies } from '#http/proxy-watch';
import { checkProxies } from '#operations/doctor/check-machine';
import { readEnv } from '#process/env';
import { createLog } from '#process/log';
import { readProxyMismatch } from '#process/proxy-mismatch';
import { account } from '#testing/start-api';
import { startSite } from '#testing/start-site';
import { signIn } from '#testing/upload';

const throughProxy = { 'x-forwarded-for': '198.51.100.7' };

async function start(settings: Record<string, string>) {
  const { url, dataDir, logged } = await startSite(settings);
  const authorization = `Bearer ${await signIn(url, account)}`;
  const visit = async (headers: Record<string, string>, times = 12) => {
    for (let at = 0; at < times; at += 1) await (await fetch(`${url}/robots.txt`, { headers })).text();
  };
  const dashboard = async () => {
    const response = await fetch(`${url}/trpc/dashboard.summary`, { headers: { ...throughProxy, authorization } });
    const { result } = await response.json();
    return result.data.proxyMismatch;
  };
  const env = readEnv({ DATA_DIR: dataDir, ...settings });
  const warnings = () => logged().filter(({ msg }) => /TRUST_PROXY/.test(msg));
  /** What the next start logs, before any request. */
  const restart = (trustProxy = env.trustProxy) => {
    const lines: string[] = [];
    watchProxies(createServer(), { ...env, trustProxy }, createLog('info', { write: (line) => void lines.push(line) }));
    return lines.map((line) => JSON.parse(line).msg);
  };
  return { visit, dashboard, warnings, env, restart, doctor: () => checkProxies(env) };
}

test('a proxy that TRUST_PROXY does not count is told to the log, the doctor and the dashboard, until it is counted', async () => {
  const { visit, dashboard, warnings, env, restart, doctor } = await start({});
  await visit({});
  expect([await dashboard(), warnings(), doctor().state]).toEqual([null, [], 'ok']);
  await visit(throughProxy, 20);
  await vi.waitFor(async () => expect(await dashboard()).toBe('tooLow'));
  expect(warnings()).toMatchObject([{ msg: expect.stringContaining('more proxies than TRUST_PROXY says (0)') }]);
  expect(doctor()).toMatchObject({ state: 'warning', detail: expect.stringContaining('all visitors share one limit') });
  // The next start tells it at once, unless the setting has been corrected.
  expect(restart()).toEqual([expect.stringContaining('more proxies than TRUST_PROXY says (0)')]);
  expect(restart(1)).toEqual([]);
  expect(readProxyMismatch(env)).toBe('tooLow');
  expect(readProxyMismatch({ ...env, trustProxy: 1 })).toBeNull();
  await visit({}, 40);
  await vi.waitFor(() => expect(readProxyMismatch(env)).toBeNull());
});

test('proxies that TRUST_PROXY counts and that are not there are told, too', async () => {
  const { visit, dashboard, doctor } = await start({ TRUST_PROXY: '2' });
  await visit(throughProxy, 20);
  await vi.waitFor(async () => expect(await dashboard()).toBe('tooHigh'));
  expect(doctor()).toMatchObject({ state: 'warning', detail: expect.stringContaining('forge their address') });
});

test('a TRUST_PROXY that fits is no finding', async () => {
  const { visit, dashboard, doctor } = await start({ TRUST_PROXY: '1' });
  await visit({ 'x-forwarded-for': '6.6.6.6, 198.51.100.7' }, 20);
  expect([await dashboard(), doctor().state]).toEqual([null, 'ok']);
});
