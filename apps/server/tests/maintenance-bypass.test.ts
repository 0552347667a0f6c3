import { expect, test } from 'vitest';
import { account } from '#testing/start-api';
import { startCachedSite, startSite } from '#testing/start-site';
import { signIn } from '#testing/upload';

async function startClosedSite() {
  const site = await startCachedSite();
  const json = { 'content-type': 'application/json' };
  const call = (procedure: string, headers: Record<string, string> = {}) =>
    site.send(`/trpc/${procedure}`, { ...json, ...headers }, 'POST');
  const cookieOf = (response: { headers: { 'set-cookie'?: string[] } }) => response.headers['set-cookie'] ?? [];
  await site.write('PUT', '/settings/site-offline', { siteOffline: true });
  return { ...site, call, cookieOf };
}

const closed = 'Bakımdayız';

test('a signed-in owner sees the site during maintenance, in a response that no cache stores; visitors see the notice', async () => {
  const { send, call, cookieOf, authorization } = await startClosedSite();
  const [given = ''] = cookieOf(await call('auth.bypassMaintenance', { authorization }));
  expect(given).toMatch(/^maintenance_bypass=[\w-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = given.split(';')[0] ?? '';
  const owners = await send('/', { cookie });
  expect([owners.status, owners.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(owners.text).not.toContain(closed);
  expect(owners.text).toContain('ziyaretçilere bakım sayfası gösteriliyor');
  const others: Record<string, string>[] = [
    {},
    { cookie: 'maintenance_bypass=' },
    { cookie: `${cookie}A` },
    { authorization },
  ];
  for (const headers of others) {
    const response = await send('/', headers);
    expect([response.status, response.text.includes(closed)]).toEqual([503, true]);
  }
});

test('while the site is open the page with the cookie is the page of everybody', async () => {
  const { send, call, cookieOf, write, authorization } = await startClosedSite();
  const cookie = cookieOf(await call('auth.bypassMaintenance', { authorization }))[0]?.split(';')[0] ?? '';
  await write('PUT', '/settings/site-offline', { siteOffline: false });
  const [owners, others] = [await send('/', { cookie }), await send('/')];
  expect(owners.status).toBe(200);
  expect(owners.text).toBe(others.text);
});

test('the cookie ends with the session, opens no procedure and is given to nobody without a token', async () => {
  const { send, call, cookieOf, authorization } = await startClosedSite();
  const rejected = await call('auth.bypassMaintenance');
  expect([rejected.status, cookieOf(rejected)]).toEqual([401, []]);
  const cookie = cookieOf(await call('auth.bypassMaintenance', { authorization }))[0]?.split(';')[0] ?? '';
  expect((await send('/trpc/auth.me', { cookie })).status).toBe(401);
  expect((await send('/api/v1/auth/me', { cookie })).status).toBe(401);
  const signedOut = await call('auth.logout', { authorization, cookie });
  expect(cookieOf(signedOut)[0]).toMatch(/^maintenance_bypass=; Max-Age=0; Path=\//);
  expect((await send('/', { cookie })).text).toContain(closed);
});

test('where the site is published by https, the cookie is one that no other host and no plain connection can set', async () => {
  const { url, services } = await startSite({ PUBLIC_URL: 'https://www.ornek.example' });
  const authorization = `Bearer ${await signIn(url, account)}`;
  await services.db.setting.create({ data: { key: 'siteOffline', value: 'true' } });
  const given = await fetch(`${url}/trpc/auth.bypassMaintenance`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
  });
  const [cookie = '', ...attributes] = given.headers.get('set-cookie')?.split('; ') ?? [];
  expect(cookie).toMatch(/^__Host-maintenance_bypass=[\w-]+$/);
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure']);
  const statusWith = async (sent: string) => (await fetch(url, { headers: { cookie: sent } })).status;
  expect(await statusWith(cookie)).toBe(200);
  expect(await statusWith(cookie.replace('__Host-', ''))).toBe(503);
});
