import { expect, test } from 'vitest';
import { startSession } from '../src/platform/session/sessions';
import { endpoints } from '../src/rest';
import { procedures } from '../src/router';
import { publicProcedures } from '../src/testing/contract';
import { startTestApi } from '../src/testing/test-api';
import { startTransports } from '../src/testing/transports';

const signInRequired = { error: 'Authentication required', message: 'Authentication required' };

async function startWithTokens() {
  const { db, rest, user, services } = await startTestApi();
  const expired = await startSession(db, user.id);
  await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  const valid = await startSession(db, user.id);
  const headers: Record<string, string | undefined> = {
    none: undefined,
    empty: '',
    garbage: 'xxxx',
    'Bearer alone': 'Bearer',
    'Basic with a token': `Basic ${valid}`,
    'an unknown token': `Bearer ${'a'.repeat(40)}`,
    'a token with a letter changed': `Bearer ${valid.slice(0, -1)}${valid.endsWith('a') ? 'b' : 'a'}`,
    'a token cut short': `Bearer ${valid.slice(0, -1)}`,
    'two tokens': `Bearer ${valid} ${valid}`,
    'an unsigned JWT': `Bearer ${btoa('{"alg":"none"}')}.${btoa(`{"sub":${user.id}}`)}.`,
    'an expired token': `Bearer ${expired}`,
  };
  const authorizations = Object.entries(headers).map(([name, value]): [string, Record<string, string>] => [
    name,
    value === undefined ? {} : { authorization: value },
  ]);
  return { db, rest, services, valid, authorizations };
}

test('every endpoint of the back office rejects every wrong token alike, before id and body are looked at', {
  timeout: 60_000,
}, async () => {
  const { rest, db, authorizations } = await startWithTokens();
  await db.service.create({ data: { title: 'Pano', description: 'x' } });
  for (const { method, path } of endpoints.filter(({ admin }) => admin)) {
    for (const [name, headers] of authorizations) {
      for (const id of ['1', '999999']) {
        const body = method === 'get' ? undefined : '{broken';
        const response = await rest.send(method.toUpperCase(), path.replace(/\{\w+\}/, id), body, headers);
        expect([response.status, response.body], `${method} ${path} with ${name}`).toEqual([401, signInRequired]);
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    }
  }
});

test('every procedure that is not meant for visitors rejects every wrong token, whatever the input', async () => {
  const { trpc, tokens } = await startTransports();
  for (const { path, type } of procedures.filter(({ path }) => !publicProcedures.includes(path))) {
    for (const authorization of [undefined, `Bearer ${'a'.repeat(40)}`, `Bearer ${tokens.expired}`]) {
      const response = await trpc(type, path, { nonsense: true }, authorization);
      expect([response.status, response.kind, response.text], path).toEqual([
        401,
        'unauthorized',
        signInRequired.error,
      ]);
    }
  }
});

test('the procedures meant for visitors exist and ask for no token', async () => {
  const { trpc } = await startTransports();
  for (const path of publicProcedures) {
    const procedure = procedures.find((one) => one.path === path);
    expect(procedure, path).toBeDefined();
    const response = await trpc(procedure?.type ?? 'query', path, { nonsense: true });
    expect(response.status, path).not.toBe(401);
  }
});

const spellings = [
  '//admin/services',
  '/admin//services',
  '/admin/services/',
  '/ADMIN/services',
  '/Admin/Services',
  '/admin%2Fservices',
  '/%61dmin/services',
  '/%61%64%6d%69%6e/services',
  '/admin/%73ervices',
  '/services/../admin/services',
  '/services/%2e%2e/admin/services',
  '/admin/./services',
  '/admin;x=1/services',
  '/admin/services;x=1',
  '/\\admin/services',
  '/admin\\services',
  '/admin/services%00',
  '/admin/services?x=/services',
  '/services/admin/services',
  '/auth/../admin/services',
  '/admin/services.json',
  '/api/v1/admin/services',
];

test('no other spelling of an address opens the back office', async () => {
  const { rest, db } = await startTestApi();
  await db.service.create({ data: { title: 'Gizli pano', description: 'x', visible: false } });
  for (const path of spellings) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
      const response = await rest.send(method, path);
      expect([401, 404, 405], `${method} ${path} ${response.status}`).toContain(response.status);
      expect(response.text).not.toContain('Gizli');
    }
  }
  expect(await db.service.count()).toBe(1);
});

test.each([
  ['x-original-url', '/services'],
  ['x-rewrite-url', '/services'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-prefix', '/services'],
  ['forwarded', 'for=127.0.0.1'],
  ['x-middleware-subrequest', 'middleware'],
  ['x-http-method-override', 'OPTIONS'],
  ['cookie', 'auth_session=1'],
])('the header %s: %s opens nothing', async (name, value) => {
  const { rest } = await startTestApi();
  expect((await rest.send('GET', '/admin/services', undefined, { [name]: value })).status).toBe(401);
});

test('a header cannot turn a public path into one of the back office', async () => {
  const { rest, db } = await startTestApi();
  await db.service.create({ data: { title: 'Gizli', description: 'x', visible: false } });
  const headers = { 'x-original-url': '/admin/services', 'x-rewrite-url': '/admin/services' };
  expect((await rest.send('GET', '/services', undefined, headers)).data).toEqual([]);
});

test('GET and HEAD change nothing, whatever other method they ask to stand for', async () => {
  const { rest, db } = await startTestApi({ signedIn: true });
  await db.service.create({ data: { id: 1, title: 'Pano', description: 'x' } });
  const overrides = { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' };
  for (const method of ['GET', 'HEAD']) {
    for (const { path } of endpoints) {
      await rest.send(method, `${path.replace(/\{\w+\}/, '1')}?_method=DELETE&limit=1`, undefined, overrides);
    }
  }
  await rest.send('POST', '/admin/services/1?_method=DELETE', { _method: 'DELETE' }, overrides);
  expect(await db.service.findMany({ select: { id: true, visible: true, version: true } })).toEqual([
    { id: 1, visible: true, version: 1 },
  ]);
});

test('verbs that nothing here takes are rejected everywhere', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  for (const method of ['PATCH', 'PURGE', 'PROPFIND']) {
    for (const { path } of endpoints) {
      expect((await rest.send(method, path.replace(/\{\w+\}/, '1'))).status, `${method} ${path}`).toBe(405);
    }
  }
});

test('responses of the back office and of signing in are stored by no cache', async () => {
  const { rest, user, password } = await startTestApi({ signedIn: true });
  const login = await rest.post('/auth/login', { email: user.email, password });
  expect([login.status, login.headers.get('cache-control')]).toEqual([200, 'no-store']);
  for (const { method, path } of endpoints.filter(({ admin }) => admin)) {
    if (path === '/auth/logout') continue;
    const response = await rest.send(method.toUpperCase(), path.replace(/\{\w+\}/, '1'));
    expect(response.status, path).not.toBe(401);
    expect(response.headers.get('cache-control'), path).toBe('no-store');
  }
});

test('a token opens nothing hidden on public paths, and a wrong one breaks none', async () => {
  const { rest, db } = await startTestApi({ signedIn: true });
  await db.service.create({ data: { title: 'Gizli', description: 'x', visible: false } });
  expect((await rest.get('/services')).meta).toMatchObject({ total: 0 });
  const response = await rest.send('GET', '/services', undefined, { authorization: 'Bearer expired' });
  expect(response.status).toBe(200);
});
