import { request } from 'node:http';
import { assistantPath } from '@pano/api/plain-addresses';
import { expect, test } from 'vitest';
import { startAssistant, toolCall } from '#testing/start-assistant';

const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const wrong = ['null', '7', '-1', '1e309', '[]', '{}', '"\\u0000"', '"\\ud800"', '"__proto__"', '"../../x"', 'true'];
const draft = (fields: string, rest = '') =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"write_draft","arguments":{"kind":"service","language":"tr","fields":${fields}${rest}}}}`;

/** Calls that no client would send. */
const hostile: string[] = [
  ...[
    '',
    'x',
    '[]',
    'null',
    '{',
    nested,
    `{"a":${nested}}`,
    draft(nested),
    '[{"jsonrpc":"2.0","id":1,"method":"ping"}]',
  ],
  ...wrong.map((id) => `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"read","arguments":${id}}}`),
  ...wrong.map((value) => `{"jsonrpc":"2.0","id":1,"method":${value},"params":${value}}`),
  ...wrong.map((value) => draft(`{"title":${value === '"../../x"' ? '{}' : value},"order":${value}}`)),
  ...wrong.map((value) => draft('{"title":"x"}', `,"record":${value === 'null' ? '0' : value}`)),
  ...wrong.map((value) => draft('{"title":"x"}', `,"version":${value},"publish":true`)),
  ...['visible', 'order', 'id', 'version', 'publishedAt', 'createdAt', 'toString', 'constructor', 'images'].map(
    (name) => draft(`{"title":"x","${name}":true}`),
  ),
  ...['services', 'contactForm', 'company', 'homeSettings', 'menus', 'media', 'user', ''].flatMap((kind) =>
    ['read', 'write_draft', 'preview_link'].map((tool) =>
      toolCall(tool, { kind, record: '0', language: 'tr', fields: { title: 'x' } }),
    ),
  ),
  ...['publish', 'discard', 'delete', 'constructor', '__proto__', ''].map((name) => toolCall(name, {})),
  draft(`{"title":${JSON.stringify('ı'.repeat(20_000))}}`),
  draft(`{"title":"x","description":${JSON.stringify('x'.repeat(1_500_000))}}`),
  draft(`{"title":"x","description":${JSON.stringify('x'.repeat(3_000_000))}}`),
  draft('{"title":"a\\u0000b"}'),
  toolCall('upload_picture', { data: 'not a picture', name: '../../x', altTr: 'x', altEn: 'x' }),
  toolCall('upload_picture', { data: '', name: 'x', altTr: 'x', altEn: 'x' }),
  toolCall('upload_picture', { data: 'eA==', name: 'x', altTr: '', altEn: '' }),
  toolCall('preview_link', { kind: 'service', record: '1', language: 'tr', days: 365 }),
  toolCall('search', { text: 'x'.repeat(100_000), limit: 1e9 }),
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} }),
];

test('a hundred hostile calls leave no trace and end in no failure of the server', async () => {
  const { db, port, post, createToken, logged } = await startAssistant();
  const count = async () => [
    await db.draft.count(),
    await db.service.count(),
    await db.media.count(),
    await db.previewLink.count(),
    await db.trash.count(),
    await db.activity.count(),
  ];
  expect(hostile.length).toBeGreaterThan(100);
  const tokens = await Promise.all(['bir', 'iki', 'üç'].map((name) => createToken(name)));
  const before = await count();
  for (const [index, body] of hostile.entries()) {
    const authorization = `Bearer ${tokens[index % tokens.length]?.token}`;
    const response = await post(body, { authorization });
    expect(response.status, body.slice(0, 200)).toBeLessThan(500);
    const text = await response.text();
    expect(text, body.slice(0, 200)).toMatch(/error/i);
    expect(text, body.slice(0, 200)).not.toMatch(/prisma|sqlite|node_modules|\.ts:/i);
  }
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const rejected: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { 'content-type': 'text/plain' },
    { 'content-encoding': 'gzip' },
  ];
  for (const headers of rejected) expect([400, 403, 415]).toContain((await post(ping, headers)).status);
  // Uploads that break off in the middle.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await new Promise<void>((resolve) => {
      const headers = {
        authorization: `Bearer ${tokens[0]?.token}`,
        'content-type': 'application/json',
        'content-length': 5_000_000,
      };
      const sent = request({ port, path: assistantPath, method: 'POST', headers });
      sent.on('error', () => resolve());
      sent.write(toolCall('upload_picture', { data: 'x'.repeat(100_000) }), () => sent.destroy());
      sent.on('close', () => resolve());
    });
  }
  const stranger = request({ port, path: assistantPath, method: 'POST', headers: { host: 'elsewhere.example' } });
  const foreignHost = new Promise((resolve) => stranger.on('response', ({ statusCode }) => resolve(statusCode)));
  stranger.end(ping);
  expect(await foreignHost).toBe(421);
  expect(await count()).toEqual(before);
  expect(logged().filter(({ level }) => level >= 50)).toEqual([]);
});

test('a flood of calls is slowed down for the token that sends it, and for no other', async () => {
  const { post, createToken } = await startAssistant();
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const statuses = await Promise.all(Array.from({ length: 140 }, async () => (await post(ping)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const rejected = await post(ping);
  expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const other = await createToken('başka');
  expect((await post(ping, { authorization: `Bearer ${other.token}` })).status).toBe(200);
});

test('a call takes as much as its tool needs: two megabytes, and a picture in base64', async () => {
  const { post } = await startAssistant();
  const long = (length: number) => 'x'.repeat(length);
  const statusOf = async (tool: string, length: number) =>
    (await post(toolCall(tool, { data: long(length), name: 'x', altTr: 'x', altEn: 'x' }))).status;
  expect(await statusOf('search', 2_100_000)).toBe(413);
  expect(await statusOf('upload_picture', 2_100_000)).toBe(200);
  expect(await statusOf('upload_picture', 16_000_000)).toBe(413);
});
