import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

const contact = 'selin@ofis.example';
const visitor = { name: 'Selin Aydemir', email: contact, phone: '0532 000 00 01', message: 'Keşif rica ederim' };
const nextAt = '2026-12-10T11:00:00.000Z';

/** A message with a quote and notes, a call and a visit of the same person, and a lead of another one. */
async function start() {
  const api = await startTestApi({ signedIn: 'proven' });
  const { leads, contactForms } = api.trpc;
  await api.db.user.update({ where: { id: api.user.id }, data: { name: 'Usta Mehmet' } });
  const { id } = await contactForms.submit(visitor);
  await leads.assign({ id, data: { userId: api.user.id } });
  await leads.changeStage({ id, data: { from: 'new', to: 'quoted', quoteLira: 48_000, nextAt, nextNote: 'Ara' } });
  await leads.addNote({ id, data: { text: '=Köpek var' } });
  await leads.noteReply({ id, data: { channel: 'call', reached: false } });
  const call = await leads.create({ name: 'Selin', phone: '+90 532 0000001', channel: 'phone', district: 'Nilüfer' });
  await leads.addNote({ id: call.id, data: { text: 'Akşam aranacak' } });
  const visit = await leads.create({ name: 'Selin', email: 'SELİN@ofis.example', channel: 'visit' });
  const other = await leads.create({ name: 'Murat', phone: '0533 000 00 02', channel: 'phone' });
  await leads.addNote({ id: other.id, data: { text: 'Başka kişi' } });
  return { ...api, id, call: call.id, visit: visit.id, other: other.id };
}

const ofForm = {
  channel: 'form',
  stage: 'quoted',
  stageAt: expect.any(String),
  quoteLira: 48_000,
  nextNote: 'Ara',
  repliedAt: expect.any(String),
  events: [
    { kind: 'stage', data: { from: 'new', to: 'quoted' } },
    { kind: 'note', text: '=Köpek var' },
    { kind: 'noAnswer' },
  ],
};

test('the person gets stage, quote, next step and timeline of each lead, and no name of who did it', async () => {
  const { trpc, id, call, visit } = await start();
  const { content } = await trpc.privacy.downloadPerson({ contact, format: 'json' });
  const { messages } = JSON.parse(content);
  expect(messages).toMatchObject([
    { id: visit, channel: 'visit', stage: 'new', events: [] },
    { id, ...ofForm },
  ]);
  expect(content).not.toContain('Mehmet');
  const byPhone = await trpc.privacy.findPerson({ contact: '0532 000 00 01' });
  expect(byPhone.messages).toMatchObject([
    { id: call, channel: 'phone', district: 'Nilüfer', events: [{ kind: 'note', text: 'Akşam aranacak' }] },
    { id, ...ofForm },
  ]);
  const csv = await trpc.privacy.downloadPerson({ contact, format: 'csv' });
  for (const text of ['Teklif verildi', '48000', 'Aşama: Yeni → Teklif verildi', 'Not: =Köpek var', 'Ziyaret'])
    expect(csv.content).toContain(text);
  expect(csv.content).not.toContain('Mehmet');
});

test('leads in the trash are found with all of that, and erasing leaves neither a row nor an event', async () => {
  const { trpc, db, id, call, other } = await start();
  await trpc.leads.bulkRemove({ ids: [id] });
  const { messages } = await trpc.privacy.findPerson({ contact: visitor.phone });
  expect(messages).toMatchObject([{ id: call }, { id, ...ofForm }]);
  expect(await trpc.privacy.erasePerson({ contact })).toEqual({ count: 2 });
  expect(await trpc.privacy.erasePerson({ contact: visitor.phone })).toEqual({ count: 1 });
  expect(await db.trash.count()).toBe(0);
  expect((await db.contactForm.findMany()).map((row) => row.id)).toEqual([other]);
  expect(await db.leadEvent.findMany()).toMatchObject([{ contactFormId: other, text: 'Başka kişi' }]);
});

test('a message that an earlier version has put into the trash is handed over as well', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const row = { ...visitor, id: 7, version: 1, subject: null, read: true, createdAt: '2026-01-05T10:00:00.000Z' };
  const data = JSON.stringify({ row: { ...row, mail: null }, slugs: [] });
  await db.trash.create({ data: { entity: 'contactForm', recordId: 7, data, batch: 'x', format: 1 } });
  const { messages } = await trpc.privacy.findPerson({ contact });
  expect(messages).toMatchObject([{ id: 7, channel: 'form', stage: 'new', createdAt: row.createdAt, events: [] }]);
});

test('photos go along in an archive, also those of a lead in the trash, and no file of others', async () => {
  const { trpc, db, services, id, call, other } = await start();
  const { storage } = services.media;
  const withPhotos = [id, id, call, other];
  for (const [at, contactFormId] of withPhotos.entries()) {
    const key = `private-${String(at).repeat(32)}`;
    await storage.put(`${key}.jpg`, new Uint8Array([at]), 'image/jpeg');
    await db.leadPhoto.create({ data: { contactFormId, key, bytes: 1, width: 1, height: 1 } });
  }
  await trpc.leads.bulkRemove({ ids: [id] });
  const file = await trpc.privacy.downloadPerson({ contact: visitor.phone, format: 'json' });
  expect(file).toMatchObject({ fileName: expect.stringMatching(/^kisisel-veriler-.*\.zip$/), type: 'application/zip' });
  const { [file.fileName.replace('.zip', '.json')]: list, ...photos } = unzipSync(Buffer.from(file.content, 'base64'));
  const names = [`fotograf-${id}-1.jpg`, `fotograf-${id}-2.jpg`];
  expect(photos).toEqual({
    [names[0] ?? '']: new Uint8Array([0]),
    [names[1] ?? '']: new Uint8Array([1]),
    [`fotograf-${call}-1.jpg`]: new Uint8Array([2]),
  });
  const { messages } = JSON.parse(strFromU8(list ?? new Uint8Array()));
  expect(messages).toMatchObject([
    { id: call, photos: [`fotograf-${call}-1.jpg`] },
    { id, photos: names },
  ]);
  const csv = await trpc.privacy.downloadPerson({ contact: visitor.phone, format: 'csv' });
  expect(Object.keys(unzipSync(Buffer.from(csv.content, 'base64')))).toContain(csv.fileName.replace('.zip', '.csv'));
});
