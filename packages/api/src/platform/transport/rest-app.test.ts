import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

test('an unknown path answers 404 in JSON', async () => {
  const { rest } = await startTestApi();
  const answer = await rest.get('/nothing-here');
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ error: 'Bu adreste bir şey yok', message: 'Bu adreste bir şey yok' });
});

test('a wrong method answers 405 and names the right ones', async () => {
  const { rest } = await startTestApi();
  const answer = await rest.send('DELETE', '/services');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(answer.error).toBe('Bu adres DELETE isteğini kabul etmiyor');
});

test('HEAD and OPTIONS answer without a body', async () => {
  const { rest } = await startTestApi();
  const head = await rest.send('HEAD', '/services');
  expect([head.status, head.body]).toEqual([200, {}]);
  const options = await rest.send('OPTIONS', '/services');
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
});

test.each(['{broken', '', '[]', '"text"', 'null', '3'])('the body %j is rejected', async (body) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const answer = await rest.send('POST', '/admin/services', body);
  expect(answer.status).toBe(400);
  expect(answer.error).toMatch(/JSON/);
  expect(await db.service.count()).toBe(0);
});

test('a body that is not JSON by its type, or compressed, is rejected', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const form = await rest.send('POST', '/admin/services', 'title=x', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  const packed = await rest.send('POST', '/admin/services', '{}', { 'content-encoding': 'gzip' });
  expect([form.status, packed.status]).toEqual([400, 400]);
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
  const answer = await rest.send('POST', '/admin/services', {}, { 'accept-language': language });
  expect(answer.error).toBe(message);
});
