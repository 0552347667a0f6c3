import { createPdf, mp4 } from '@pano/api/testing';
import { expect, test } from 'vitest';
import { startApi } from '#testing/start-api';
import { createPhoto } from '#testing/upload';

const name = 'Ürün kataloğu "2026" \'İÇ TESİSAT\'.pdf';

async function start() {
  const api = await startApi();
  const { authorization } = api;
  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${api.url}${target}`, { headers, method });
  async function send(bytes: Uint8Array, fileName = name): Promise<string> {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], fileName));
    const response = await fetch(`${api.url}/api/v1/upload/file`, { method: 'POST', headers: { authorization }, body });
    expect(response.status).toBe(201);
    const { data }: { data: { url: string } } = await response.json();
    return data.url;
  }
  const post = (target: string, body: object) =>
    fetch(`${api.url}${target}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...api, get, send, post };
}

/** The name under which a browser saves a response. */
const savedAs = ({ headers }: Response) =>
  decodeURIComponent(/filename\*=UTF-8''([\w%.~-]+)$/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '');

test('a PDF is an attachment that no browser runs, saved under the name that the owner gave it', async () => {
  const { get, send, post, services } = await start();
  const bytes = createPdf();
  const path = await send(bytes);
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
  });
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="urun-katalogu-2026-ic-tesisat\.pdf"; /,
  );
  expect(savedAs(response)).toBe("Ürün kataloğu 2026 'İÇ TESİSAT'.pdf");
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  const { id } = await services.db.media.findFirstOrThrow();
  for (const [title, expected] of [
    ['Katalog 2027', 'Katalog 2027.pdf'],
    ['../../a\\b:"<c>"\r\nx-evil: 1', '.. .. a b c x-evil 1.pdf'],
    ['電気', '電気.pdf'],
    ['🔌', '🔌.pdf'],
  ] as const) {
    expect((await post('/trpc/media.update', { id, data: { altTr: title } })).status).toBe(200);
    const renamed = await get(path);
    expect(savedAs(renamed)).toBe(expected);
    expect(renamed.headers.get('x-evil')).toBeNull();
  }
});

test('parts of a file are served, and a browser that has it is told so', async () => {
  const { get, send } = await start();
  const path = await send(createPdf());
  const head = await get(path, {}, 'HEAD');
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  const first = await get(path, { range: 'bytes=0-4' });
  expect([first.status, await first.text()]).toEqual([206, '%PDF-']);
  expect(first.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect((await get(path, { 'if-none-match': head.headers.get('etag') ?? '' })).status).toBe(304);
});

test('a video is played in its page, part by part, and is cached', async () => {
  const { get, send } = await start();
  const path = await send(mp4, 'montaj.mp4');
  const response = await get(path, { range: 'bytes=4-7' });
  expect([response.status, await response.text()]).toEqual([206, 'ftyp']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(response.headers.get('content-disposition')).toBeNull();
});

test('a file in the trash answers 404 to everybody, and is back when it is restored', async () => {
  const { get, send, post, services } = await start();
  const path = await send(createPdf());
  const { id } = await services.db.media.findFirstOrThrow();
  expect((await post('/trpc/media.remove', { id })).status).toBe(200);
  expect((await get(path)).status).toBe(404);
  const entry = await services.db.trash.findFirstOrThrow();
  expect((await post(`/api/v1/admin/trash/${entry.id}/restore`, {})).status).toBe(200);
  expect((await get(path)).status).toBe(200);
});

test('each kind of file has one address, and bytes without a record have none', async () => {
  const { get, send, upload, services } = await start();
  const path = await send(createPdf());
  const key = 'a'.repeat(32);
  await services.media.storage.put(`${key}.pdf`, createPdf(), 'application/pdf');
  const others = [
    path.replace('/files/', '/'),
    path.replace('.pdf', '.html'),
    path.replace('.pdf', '-400.pdf'),
    `/uploads/files/${key}.pdf`,
    '/uploads/files/..%2f..%2fpano.db',
    '/uploads/files/',
  ];
  const picture = await upload(await createPhoto(60, 40));
  others.push(picture.replace('/uploads/', '/uploads/files/'));
  for (const target of others) expect([target, (await get(target)).status]).toEqual([target, 404]);
  expect((await get(path, {}, 'DELETE')).status).toBe(405);
});
