import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

test('an unknown path responds with 404 in JSON', async () => {
  const { rest } = await startTestApi();
  const response = await rest.get('/nothing-here');
  expect(response.status).toBe(404);
  expect(response.body).toEqual({ error: 'Bu adreste bir şey yok', message: 'Bu adreste bir şey yok' });
});

test('a wrong method responds with 405 and names the right ones', async () => {
  const { rest } = await startTestApi();
  const response = await rest.send('DELETE', '/services');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(response.error).toBe('Bu adres DELETE isteğini kabul etmiyor');
});

test('HEAD and OPTIONS respond without a body', async () => {
  const { rest } = await startTestApi();
  const head = await rest.send('HEAD', '/services');
  expect([head.status, head.body]).toEqual([200, {}]);
  const options = await rest.send('OPTIONS', '/services');
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
});

test.each(['{broken', '', '[]', '"text"', 'null', '3'])('the body %j is rejected', async (body) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.send('POST', '/admin/services', body);
  expect(response.status).toBe(400);
  expect(response.error).toMatch(/JSON/);
  expect(await db.service.count()).toBe(0);
});

const service = '{"title":"Pano","description":"x"}';
const notJson = 'İstek gövdesi application/json türünde olmalıdır';

test.each([
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'text/json',
  '',
])('a JSON body of the type "%s" is rejected', async (type) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.send('POST', '/admin/services', service, { 'content-type': type });
  expect(response.body).toEqual({ error: notJson, message: notJson });
  expect(response.status).toBe(415);
  expect(await db.service.count()).toBe(0);
});

test('the type of a body is looked at after the token, and in the language of the reader', async () => {
  const plain = { 'content-type': 'text/plain', 'accept-language': 'en' };
  const { rest: visitor } = await startTestApi();
  expect((await visitor.send('POST', '/admin/services', service, plain)).status).toBe(401);
  const message = { name: 'A', email: 'a@b.example', message: 'x' };
  const response = await visitor.send('POST', '/contact-forms', JSON.stringify(message), plain);
  expect([response.status, response.error]).toEqual([415, 'The request body must be of the type application/json']);
});

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/merge-patch+json'])(
  'a JSON body of the type "%s" is accepted',
  async (type) => {
    const { rest } = await startTestApi({ signedIn: true });
    expect((await rest.send('POST', '/admin/services', service, { 'content-type': type })).status).toBe(201);
  },
);

test('requests that take no body need no type', async () => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const { id } = await db.service.create({ data: { title: 'Pano', description: 'x' } });
  const toggled = await rest.send('PUT', `/admin/services/${id}/toggle-visible`, undefined, { 'content-type': '' });
  expect(toggled.status).toBe(200);
});

test('a compressed body is rejected', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  expect((await rest.send('POST', '/admin/services', '{}', { 'content-encoding': 'gzip' })).status).toBe(400);
});

test('bodies have a limit: 2 MB in the back office, 64 KB for everybody else', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const large = { title: 'x', description: 'x'.repeat(2 * 1024 * 1024) };
  expect((await rest.post('/admin/services', large)).status).toBe(413);
  expect((await rest.post('/auth/login', { email: 'x'.repeat(70_000), password: 'x' })).status).toBe(413);
});

test.each([
  ['en', 'The title is required'],
  ['en-US,en;q=0.9,tr;q=0.8', 'The title is required'],
  ['tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7', 'Başlık gereklidir'],
  ['*', 'Başlık gereklidir'],
  ['de', 'Başlık gereklidir'],
])('with Accept-Language %s the message is %s', async (language, message) => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.send('POST', '/admin/services', {}, { 'accept-language': language });
  expect(response.error).toBe(message);
});
