import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startApi } from './testing/start-api';

// Clients such as fetch tidy an address up before they send it; a socket sends it as it is.
const admin = [
  '//api/v1/admin/services',
  '/api/v1//admin/services',
  '/api/v1/admin//services',
  '/api/v1/admin/services/',
  '/api/v1/ADMIN/services',
  '/API/V1/admin/services',
  '/api/v1/%61dmin/services',
  '/api/v1/admin%2Fservices',
  '/api/v1%2Fadmin/services',
  '/api/v1/services/../admin/services',
  '/api/v1/services/%2e%2e/admin/services',
  '/api/v1/services/..%2fadmin/services',
  '/api/v1/./admin/services',
  '/api/v1/admin;x/services',
  '/api/v1\\admin\\services',
  '/api/v1/admin/services#/services',
  '/api/v1/admin/services%00',
  'http://localhost/api/v1/admin/services',
  'http://elsewhere.example/api/v1/admin/services',
];

test('no address, sent as it is, opens the back office', async () => {
  const { port, services } = await startApi();
  await services.db.service.create({ data: { title: 'Gizli pano', description: 'x', visible: false } });
  for (const path of admin) {
    for (const method of ['GET', 'DELETE']) {
      const answer = await sendRaw(port, `${method} ${path} HTTP/1.1`);
      expect([400, 401, 404, 405], `${method} ${path}: ${answer}`).toContain(statusOf(answer));
      expect(answer).not.toContain('Gizli');
    }
  }
  expect(await services.db.service.count()).toBe(1);
});

const odd = {
  'broken percent-encoding': 'GET /api/v1/articles/slug/%E0%A4%A HTTP/1.1',
  'an encoded NUL': 'GET /api/v1/articles/%00 HTTP/1.1',
  'a long address': `GET /api/v1/articles/${'a'.repeat(10_000)} HTTP/1.1`,
  'a long query': `GET /api/v1/articles?q=${'%C5%9F'.repeat(1500)} HTTP/1.1`,
  'many headers': `GET /api/v1/articles HTTP/1.1\r\n${'x-a: b\r\n'.repeat(500)}x-b: c`,
  'no valid host': 'GET /api/v1/articles HTTP/1.1\r\nhost: a b',
  'an asterisk': 'OPTIONS * HTTP/1.1',
  'two lengths': 'POST /api/v1/contact-forms HTTP/1.1\r\ncontent-length: 2\r\ncontent-length: 3',
};

test('an odd request breaks nothing, and the next one is answered', async () => {
  const { port, url } = await startApi();
  for (const [name, head] of Object.entries(odd)) {
    const answer = await sendRaw(port, head);
    expect(statusOf(answer), `${name}: ${answer}`).toBeLessThan(500);
    expect(answer).not.toMatch(/node_modules|at \w+ \(/);
    expect((await fetch(`${url}/api/v1/articles`)).status).toBe(200);
  }
});

test('verbs that nothing here takes are refused', async () => {
  const { port, url } = await startApi();
  for (const target of ['PROPFIND /api/v1/articles', 'TRACE /api/v1/articles', 'CONNECT localhost:80', 'MAKE /']) {
    const status = statusOf(await sendRaw(port, `${target} HTTP/1.1`));
    expect(status === 0 || (status >= 400 && status < 500), `${target}: ${status}`).toBe(true);
    expect((await fetch(`${url}/api/v1/articles`)).status).toBe(200);
  }
});

/** What the server says to a request, head and body; empty where it just closes the connection. */
function sendRaw(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    const host = /\r\nhost:/i.test(head) ? '' : 'host: localhost\r\n';
    socket.write(`${head}\r\n${host}connection: close\r\n\r\n`);
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
