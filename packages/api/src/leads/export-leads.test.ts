import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { startLeadDesk, visitor } from '#testing/lead-desk';

/** The desk with the first export as lines of its file. */
async function start() {
  const desk = await startLeadDesk();
  const download = (query: string) => desk.rest.send('GET', `/admin/leads/export?${query}`);
  const lines = async (query: string) => (await download(`format=csv&${query}`)).text.split('\r\n').slice(1, -1);
  const names = async (query: string) => (await lines(query)).map((line) => line.split(';')[2]);
  return { ...desk, download, names };
}

test('the file says of a lead how it came in, where it stands, what comes next and what was done', async () => {
  const { leads, download, id } = await start();
  await leads.changeStage({
    id,
    data: { from: 'new', to: 'quoted', quoteLira: 48_000, nextAt: '2026-12-14T07:00:00Z' },
  });
  await leads.addNote({ id, data: { text: '=1+1' } });
  await leads.changeStage({ id, data: { from: 'quoted', to: 'lost', lostReason: 'price' } });
  expect((await download('format=csv')).text.split('\r\n')[0]).toBe(
    'No;Tarih;Ad Soyad;E-posta;Telefon;Konu;Mesaj;Durum;Geliş yolu;Aşama;Neden kaybedildi;Teklif tutarı (TL);Sonraki adım;İlçe;Geldiği sayfa;Kaynak;Notlar ve işlemler',
  );
  const file = (await download('format=csv')).text;
  expect(file).toContain(`;${visitor.message};Okundu;Form;Kaybedildi;Fiyat;48000;;;;;"`);
  expect(file).toContain('Aşama: Yeni → Teklif verildi');
  expect(file).toContain('Not: =1+1');
  const sheet = strFromU8(
    unzipSync((await download('format=xlsx')).bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  expect(sheet).toContain('<v>48000</v>');
  expect(sheet).not.toContain('<f>');
});

test('it holds what the list shows: stage, channel, person, text and day; spam only where it is asked for', async () => {
  const { leads, names, db, user, id } = await start();
  await leads.create({ name: 'Telefon', phone: '0533 000 00 02', channel: 'phone', district: 'Nilüfer' });
  const { id: due } = await leads.create({ name: 'Bugün', phone: '0533 000 00 03', channel: 'visit' });
  await leads.setNext({ id: due, data: { at: new Date().toISOString(), note: null } });
  await leads.assign({ id: due, data: { userId: user.id } });
  await db.contactForm.update({ where: { id }, data: { stage: 'spam' } });
  expect(await names('')).toEqual(['Bugün', 'Telefon']);
  expect(await names('sort=createdAt')).toEqual(['Telefon', 'Bugün']);
  expect(await names('stage=spam')).toEqual([visitor.name]);
  expect(await names('channel=phone')).toEqual(['Telefon']);
  expect(await names('due=today')).toEqual(['Bugün']);
  expect(await names('assigneeId=me')).toEqual(['Bugün']);
  expect(await names('q=telefon')).toEqual(['Telefon']);
});

test('leads of several batches arrive once each; the activity log notes the export, and a wrong filter is rejected', async () => {
  const { names, download, db } = await start();
  const data = Array.from({ length: 1100 }, (_, at) => ({ name: `K${at}`, email: 'a@x.example', message: 'x' }));
  await db.contactForm.createMany({ data });
  const all = await names('');
  expect([all.length, new Set(all).size]).toEqual([1101, 1101]);
  expect(await db.activity.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ action: 'export', label: 'CSV' });
  expect(await download('format=csv&stage=asleep')).toMatchObject({ status: 400 });
  expect(await download('format=pdf')).toMatchObject({ status: 400 });
});
