import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { compressedObjects, createPdf, mp4, webm } from '#testing/documents';
import { relay, startLibrary } from '#testing/fixtures';
import { emptyZip, form, png } from '#testing/pictures';
import { idOf, startTestApi } from '#testing/test-api';

const path = '/upload/file';
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

async function start() {
  const api = await startLibrary();
  const send = (bytes: Uint8Array, name = 'Ürün kataloğu.pdf', headers = {}) =>
    api.rest.send('POST', path, form(bytes, name, 'file', 'application/pdf'), headers);
  /** Uploads a file and returns its record. */
  async function add(bytes: Uint8Array = createPdf(), name?: string) {
    const response = await send(bytes, name);
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    return api.trpc.media.getByUrl(response.data as { url: string });
  }
  const leftovers = async () => ({
    rows: await api.db.media.count(),
    pending: await api.db.unsettledFile.count(),
    files: await api.services.media.storage.list(),
    incoming: await readdir(api.services.media.incomingDir).catch(() => []),
  });
  return { ...api, send, add, leftovers };
}

const nothing = { rows: 0, pending: 0, files: [], incoming: [] };

test('without a token a file is not taken', async () => {
  const { rest } = await startTestApi();
  expect((await rest.send('POST', path, form(createPdf(), 'a.pdf', 'file'))).status).toBe(401);
});

test.each([
  ['pdf', 'application/pdf', createPdf()],
  ['pdf', 'application/pdf', createPdf({ objects: compressedObjects('<< /S /URI /URI (https://ornek.example) >>') })],
  ['mp4', 'video/mp4', mp4],
  ['webm', 'video/webm', webm],
])(
  'a %s is stored byte for byte under a random name of its type, whatever it was called',
  async (extension, contentType, bytes) => {
    const { add, services, leftovers } = await start();
    const file = await add(bytes, '../../etc/Ölçüm "raporu".exe');
    expect(file.url).toMatch(new RegExp(`^/uploads/files/[0-9a-f]{32}\\.${extension}$`));
    const originalName = 'Ölçüm "raporu".exe';
    expect(file).toMatchObject({ contentType, originalName, bytes: bytes.length, ready: true, variants: [] });
    const stored = await services.media.storage.read(file.url.slice('/uploads/files/'.length));
    expect(Buffer.from(await new Response(stored).arrayBuffer()).equals(bytes)).toBe(true);
    expect(await leftovers()).toMatchObject({ rows: 1, pending: 0, incoming: [] });
  },
);

const wrongType = /^PDF ya da video \(MP4, WebM\) yüklenebilir/;
const active = /^PDF içinde çalışan kod/;
const broken = /^PDF okunamadı/;
const page = '<!doctype html><script>alert(1)</script>';
test.each([
  ['HTML', Buffer.from(page), wrongType],
  ['HTML before a PDF', Buffer.concat([Buffer.from(page), createPdf()]), wrongType],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), wrongType],
  ['a script', Buffer.from('alert(1)//%PDF-1.7\n%%EOF'), wrongType],
  ['a picture', await png(), wrongType],
  ['an archive', emptyZip, wrongType],
  ['a PDF that is an archive too', Buffer.concat([createPdf(), emptyZip]), wrongType],
  ['a film of a phone that no browser plays', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  '), wrongType],
  ['a PDF that breaks off', createPdf().subarray(0, 120), broken],
  ['a PDF without its end', createPdf({ end: '' }), broken],
  ['a PDF with a script', createPdf({ catalog: `/OpenAction ${script}` }), active],
  ['a script whose name is masked', createPdf({ catalog: '/OpenAction << /S /J#61va#53cript /JS 5 0 R >>' }), active],
  ['a compressed script', createPdf({ objects: compressedObjects(script) }), active],
  [
    'a compressed script of a masked type',
    createPdf({ objects: compressedObjects(script, { type: '/Obj#53tm' }) }),
    active,
  ],
  [
    'a script after harmless objects',
    createPdf({ objects: [compressedObjects('<<>>'), compressedObjects(script)].join('\n') }),
    active,
  ],
  ['a PDF that starts a program', createPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }), active],
  ['a PDF with a file inside', createPdf({ catalog: '/Names << /EmbeddedFiles 5 0 R >>' }), active],
  ['a form that sends itself', createPdf({ catalog: '/AA << /O << /S/SubmitForm/F(https://x.example)>> >>' }), active],
  [
    'objects that are no compressed ones',
    createPdf({ objects: '9 0 obj << /Type /ObjStm >>\nstream\nxx\nendstream' }),
    broken,
  ],
  [
    'objects in a disguise',
    createPdf({ objects: compressedObjects(script, { more: '/DecodeParms << /Predictor 12 >>' }) }),
    broken,
  ],
  ['objects without an end', createPdf({ objects: '9 0 obj << /Type /ObjStm >>\nstream\n' }), broken],
  ['a PDF with a password', createPdf({ objects: 'trailer << /Encrypt 8 0 R >>' }), /^PDF parola/],
])('%s is rejected as a file, whatever it is called', async (_name, bytes, message) => {
  const { send, leftovers } = await start();
  const response = await send(bytes, 'katalog.pdf');
  expect([response.status, response.error]).toEqual([400, expect.stringMatching(message)]);
  expect(await leftovers()).toEqual(nothing);
});

test('objects that unpack to more than the server wants to read are rejected', async () => {
  const { send, leftovers } = await start();
  const response = await send(createPdf({ objects: compressedObjects(' '.repeat(130 * 1024 * 1024)) }));
  expect([response.status, response.error]).toEqual([400, expect.stringMatching(broken)]);
  expect(await leftovers()).toEqual(nothing);
});

test('a PDF of more than 20 MB and a video of more than 50 MB are rejected in clear words', async () => {
  const { send, leftovers } = await start();
  const mega = 1024 * 1024;
  const padding = `% ${'x'.repeat(20 * mega)}\n`;
  const large = [createPdf({ objects: padding }), Buffer.concat([mp4, Buffer.alloc(51 * mega)])];
  for (const bytes of large) {
    const response = await send(bytes);
    expect([response.status, response.error]).toEqual([
      413,
      expect.stringMatching(/^PDF en fazla 20 MB, video en fazla 50 MB/),
    ]);
  }
  expect(await leftovers()).toEqual(nothing);
  expect((await send(createPdf({ objects: padding.slice(2000) }))).status).toBe(201);
});

test('a form without a file, with two, or in another field is rejected; the words are English where preferred', async () => {
  const { rest, send } = await start();
  const two = form(createPdf(), 'a.pdf', 'file');
  two.append('file', new File(['x'], 'b.pdf'));
  const cases: [unknown, string][] = [
    [new FormData(), 'Dosya seçilmedi'],
    [form(createPdf(), 'a.pdf', 'image'), 'Dosya seçilmedi'],
    [form(new Uint8Array(), 'a.pdf', 'file'), 'Dosya seçilmedi'],
    ['{}', 'Dosya seçilmedi'],
    [two, 'Tek seferde yalnızca bir dosya yüklenebilir'],
  ];
  for (const [body, error] of cases) expect(await rest.send('POST', path, body)).toMatchObject({ status: 400, error });
  const english = await send(Buffer.from(page), 'a.pdf', { 'accept-language': 'en' });
  expect(english.error).toMatch(/^A PDF or a video/);
});

test('a full disk says so, and nothing is left', async () => {
  const { send, leftovers, services } = await start();
  const { storage } = services.media;
  const put = storage.put;
  storage.put = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const response = await send(createPdf());
  storage.put = put;
  expect([response.status, response.error]).toEqual([503, 'Sunucuda yer kalmadığı için dosya kaydedilemedi']);
  expect(await leftovers()).toEqual(nothing);
});

test('pictures and files are listed apart; no list of pictures offers a file, and a file wants no alternative text', async () => {
  const { trpc, add, upload, idle } = await start();
  const pdf = await add();
  const film = await add(mp4, 'montaj.mp4');
  const picture = await upload();
  await idle();
  const listed = async (filter?: 'pictures' | 'all' | 'files' | 'documents' | 'videos' | 'missingAlt' | 'unused') =>
    (await trpc.media.list({ filter, sort: 'createdAt' })).items.map(({ id }) => id);
  expect(await listed()).toEqual([picture.id]);
  expect(await listed('pictures')).toEqual([picture.id]);
  expect(await listed('all')).toEqual([pdf.id, film.id, picture.id]);
  expect(await listed('files')).toEqual([pdf.id, film.id]);
  expect(await listed('documents')).toEqual([pdf.id]);
  expect(await listed('videos')).toEqual([film.id]);
  expect(await listed('missingAlt')).toEqual([picture.id]);
  expect((await trpc.media.list({ filter: 'files', q: 'KATALOĞU' })).items).toHaveLength(1);
  expect(await trpc.media.describe({ urls: [pdf.url, film.url] })).toEqual([]);
});

test('a file that is linked or played stays; where it is used is told', async () => {
  const { trpc, rest, add } = await start();
  const pdf = await add();
  const film = await add(webm);
  const link = `<p><a href="${pdf.url}">Katalog</a></p>`;
  const article = idOf(await rest.post('/admin/articles', { ...relay, content: link }));
  const category = await trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const project = { categoryId: category.id, title: 'Trafo', content: '<p>x</p>', video: film.url };
  await rest.post('/admin/projects', project);
  expect(await trpc.media.usage({ id: pdf.id })).toMatchObject([{ kind: 'article', id: article, field: 'content' }]);
  expect(await trpc.media.usage({ id: film.id })).toMatchObject([{ kind: 'project', field: 'video' }]);
  await expect(trpc.media.remove({ id: pdf.id })).rejects.toThrow('media.inUse');
  expect((await trpc.media.list({ filter: 'unused' })).items).toEqual([]);
});

test('a visitor reads type and size beside the link to a document', async () => {
  const { trpc, rest, add } = await start();
  const pdf = await add(createPdf({ objects: `% ${'x'.repeat(1_230_000)}` }));
  const gone = `/uploads/files/${'0'.repeat(32)}.pdf`;
  const content = `<p><a href="${pdf.url}"><strong>Katalog</strong></a> <a href="${gone}">Eski</a></p>`;
  await rest.post('/admin/articles', { ...relay, content, publishedAt: '2024-05-01T09:00:00.000Z' });
  const { content: shown } = await trpc.articles.bySlug({ slug: relay.slug });
  expect(shown).toContain('<strong>Katalog</strong> (PDF, 1,2 MB)</a>');
  expect(shown).toContain('>Eski</a>');
});

test('a new edition takes the place of a document wherever it is linked; it may not be of another kind', async () => {
  const { rest, trpc, add, upload, services } = await start();
  const pdf = await add();
  const id = idOf(await rest.post('/admin/articles', { ...relay, content: `<p><a href="${pdf.url}">Katalog</a></p>` }));
  const replace = (target: number, bytes: Uint8Array) =>
    rest.send('POST', `/admin/files/${target}/file`, form(bytes, 'yeni.pdf', 'file'));
  expect((await replace(pdf.id, mp4)).error).toMatch(/^Bir PDF’in yerine yalnızca PDF/);
  const response = await replace(pdf.id, createPdf({ objects: '% 2026' }));
  expect(response.status).toBe(200);
  const { url } = response.data as { url: string };
  expect(url).not.toBe(pdf.url);
  expect((await trpc.articles.get({ id })).content).toContain(`href="${url}"`);
  expect(await services.media.storage.list()).toEqual([url.slice('/uploads/files/'.length)]);
  const picture = await upload();
  expect((await replace(picture.id, createPdf())).status).toBe(404);
  expect((await rest.send('POST', `/admin/media/${pdf.id}/file`, form(await png()))).status).toBe(404);
  await expect(trpc.media.rotate({ id: pdf.id })).rejects.toThrow();
});

test('a file goes into the trash and comes back; deleted for good its bytes go, too', async () => {
  const { trpc, add, services, leftovers } = await start();
  const pdf = await add();
  const { batch } = await trpc.media.remove({ id: pdf.id });
  expect((await services.media.storage.list()).length).toBe(1);
  await trpc.trash.restoreBatch({ batch });
  expect(await trpc.media.get({ id: pdf.id })).toMatchObject({ url: pdf.url, originalName: 'Ürün kataloğu.pdf' });
  await trpc.media.erase({ id: pdf.id });
  expect(await leftovers()).toEqual(nothing);
});
