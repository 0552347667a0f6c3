import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

const path = '/admin/contact-forms/export';

async function start() {
  const api = await startTestApi({ signedIn: 'proven' });
  const download = (query: string, language = 'tr') =>
    api.rest.send('GET', `${path}?${query}`, undefined, { 'accept-language': language });
  const add = (name: string, more: object = {}) =>
    api.db.contactForm.create({
      data: { name, email: 'a@example.com', message: 'Merhaba', search: name.toLowerCase(), ...more },
    });
  return { ...api, download, add };
}

test('the CSV file opens in a Turkish Excel: mark, semicolons, Windows lines, newest first', async () => {
  const { download, add } = await start();
  await add('Eski', { createdAt: '2026-01-01T10:00:00Z', read: true, phone: '0532 000 00 01', subject: 'Teklif' });
  await add('Şule "Usta"; Ağa', { createdAt: '2026-03-01T21:30:00Z', message: 'bir\n=1+1' });
  const response = await download('format=csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="iletisim-formlari-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  // The byte order mark by which Excel detects UTF-8; decoding the text removes it.
  expect([...response.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(response.text).toBe(
    [
      'No;Tarih;Ad Soyad;E-posta;Telefon;Konu;Mesaj;Durum\r\n',
      '2;02.03.2026 00:30;"Şule ""Usta""; Ağa";a@example.com;;;"bir\n\'=1+1";Okunmadı\r\n',
      '1;01.01.2026 13:00;Eski;a@example.com;0532 000 00 01;Teklif;Merhaba;Okundu\r\n',
    ].join(''),
  );
});

test.each(['=1+1', '+905320000001', '-1', '@SUM(A1)', '\tx', '\r=x', '=cmd|"/c calc"!A1'])(
  'a spreadsheet does not take %j for a formula',
  async (text) => {
    const { download, add } = await start();
    await add(text, { subject: text, phone: text, message: text });
    const csv = await download('format=csv');
    const cells = csv.text.split('\r\n').slice(1).join('\r\n');
    expect(cells).not.toMatch(/(?:^|;)"?[=+\-@\t\r]/);
    expect(cells).toContain("'");
    const sheet = sheetOf(await xlsx({ download }));
    expect(sheet).not.toContain('<f>');
    expect(sheet.match(/t="inlineStr"/g)?.length).toBe(8 + 6);
  },
);

test.each([
  ['x,=HYPERLINK(1)', `"x,'=HYPERLINK(1)"`],
  ['x\t=1+1', `"x\t'=1+1"`],
  ['x;@SUM(A1)', `"x;'@SUM(A1)"`],
  ['x|-1+1', `"x|'-1+1"`],
  ['x,"=1+1"', `"x,""'=1+1"""`],
  ['x\r+1', `"x\r'+1"`],
  ['100,- TL; a, b', '"100,- TL; a, b"'],
  ['a@b.example = x', 'a@b.example = x'],
])('%j is no formula either for a spreadsheet with another separator', async (text, expected) => {
  const { download, add } = await start();
  await add('Ad', { message: text });
  expect((await download('format=csv')).text).toContain(`;${expected};Okunmadı`);
});

test('both files hold what the list shows: search, filter and order', async () => {
  const { download, add } = await start();
  await add('Ahmet', { createdAt: '2026-01-01T10:00:00Z' });
  await add('Ayşe', { createdAt: '2026-02-01T10:00:00Z', read: true });
  await add('Ahmet', { createdAt: '2026-03-01T10:00:00Z', read: true });
  const ids = (text: string) =>
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0]);
  expect(ids((await download('format=csv&q=AHMET')).text)).toEqual(['3', '1']);
  expect(ids((await download('format=csv&read=true&sort=createdAt')).text)).toEqual(['2', '3']);
  expect(ids((await download('format=csv&q=nobody')).text)).toEqual([]);
  const sheet = sheetOf(await xlsx({ download }, '&read=true&sort=createdAt'));
  expect([...sheet.matchAll(/<c r="A\d+"><v>(\d+)<\/v>/g)].map(([, id]) => id)).toEqual(['2', '3']);
});

test('many messages arrive in order, each once, though several were sent in the same instant', async () => {
  const { download, db } = await start();
  const instant = Date.parse('2026-01-01T00:00:00Z');
  const data = Array.from({ length: 1203 }, (_, at) => ({
    name: `K ${at}`,
    email: 'a@example.com',
    message: 'x',
    createdAt: new Date(instant + Math.floor(at / 400) * 1000),
  }));
  await db.contactForm.createMany({ data });
  const lines = (await download('format=csv')).text.split('\r\n').slice(1, -1);
  expect(lines.map((line) => Number(line.split(';')[0]))).toEqual(Array.from({ length: 1203 }, (_, at) => 1203 - at));
  const sheet = sheetOf(await xlsx({ download }));
  expect(sheet.match(/<row /g)?.length).toBe(1204);
  expect(sheet).toContain('<row r="1204">');
});

test('the workbook holds texts, dates as dates, and nothing that XML rejects', async () => {
  const { download, add } = await start();
  await add('<b>&"\u0001', { createdAt: '2026-03-05T18:30:00Z', message: ' iki\nsatır ' });
  const parts = unzipSync(await xlsx({ download }));
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('&lt;b&gt;&amp;&quot;</t>');
  expect(sheet).toContain('<t xml:space="preserve"> iki\nsatır </t>');
  // 5 March 2026, 21:30 in Istanbul.
  expect(sheet).toContain(`<v>${46086 + 21.5 / 24}</v>`);
  expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="İletişim Formları"');
});

test('who exported stands in the activity log; a wrong format is rejected', async () => {
  const { download, db, user } = await start();
  expect(await download('format=pdf')).toMatchObject({ status: 400, error: 'Dosya biçimi csv ya da xlsx olmalıdır' });
  expect(await download('')).toMatchObject({ status: 400 });
  expect(await db.activity.count()).toBe(0);
  await download('format=xlsx');
  expect(await db.activity.findMany()).toEqual([
    expect.objectContaining({ action: 'export', entity: 'contactForm', label: 'XLSX', userId: user.id }),
  ]);
});

type Downloads = Pick<Awaited<ReturnType<typeof start>>, 'download'>;

async function xlsx({ download }: Downloads, more = ''): Promise<Uint8Array> {
  const response = await download(`format=xlsx${more}`);
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  return response.bytes;
}

const sheetOf = (file: Uint8Array) => strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
