import { expect, test } from 'vitest';
import { contentEntities } from '#entities/index';
import { startTestApi } from '#testing/test-api';

const person = { name: 'Şule Ağa', email: 'Sule.Aga@example.com', phone: '0532 000 00 01', message: 'Keşif' };

async function start() {
  const api = await startTestApi({ signedIn: 'proven', limits: { login: 20, contact: 100 } });
  await api.rest.post('/contact-forms', person);
  await api.rest.post('/contact-forms', { ...person, email: 'baska@example.com', phone: '+90 (532) 000-0001' });
  await api.rest.post('/contact-forms', { ...person, email: 'sule.aga@example.com', phone: null, message: '=1+1' });
  await api.rest.post('/contact-forms', { ...person, email: 'sule.aga@example.com.tr', phone: '0532 000 00 02' });
  return api;
}

test.each([
  ['sule.aga@example.com', [3, 1]],
  [' SULE.AGA@EXAMPLE.COM ', [3, 1]],
  ['0532 000 00 01', [2, 1]],
  ['+905320000001', [2, 1]],
  ['0532 000 00 03', []],
  ['aga@example.com', []],
  ['%@example.com', []],
])('by %j exactly the messages with that address or number are found', async (contact, ids) => {
  const { trpc } = await start();
  const { messages } = await trpc.privacy.findPerson({ contact });
  expect(messages.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['İLKER@ORNEK.EXAMPLE', 'ilker@ornek.example'],
  ['ilker@ornek.example', 'İLKER@ORNEK.EXAMPLE'],
  ['ilker@ornek.example', 'ILKER@ORNEK.EXAMPLE'],
  ['IŞIK@örnek.example', 'ışık@örnek.example'],
  ['çağrı@ornek.example'.normalize('NFD'), 'ÇAĞRI@ORNEK.EXAMPLE'],
  ['ÇAĞRI@örnek.example', 'çağrı@örnek.example'.normalize('NFD')],
])('a message from %j is found and erased by %j', async (email, contact) => {
  const { rest, trpc, db } = await start();
  expect((await rest.post('/contact-forms', { ...person, email })).status).toBe(201);
  expect((await trpc.privacy.findPerson({ contact })).messages.map(({ id }) => id)).toEqual([5]);
  expect(await trpc.privacy.erasePerson({ contact })).toEqual({ count: 1 });
  expect(await db.contactForm.count()).toBe(4);
});

test('what is found is all that is stored of it; an administrator is named as such', async () => {
  const { trpc, user } = await start();
  const { messages, administrator } = await trpc.privacy.findPerson({ contact: person.email });
  const empty = Object.fromEntries(
    ['stageAt', 'lostReason', 'quoteLira', 'quotedAt', 'nextAt', 'nextNote', 'repliedAt', 'page', 'entry', 'source']
      .concat('district', 'callTime', 'suspicion')
      .map((field) => [field, null]),
  );
  const asSent = { ...person, id: 1, subject: null, read: false, createdAt: expect.any(String) };
  expect(messages[1]).toEqual({ ...asSent, ...empty, channel: 'form', stage: 'new', events: [], photos: [] });
  expect(administrator).toBe(false);
  for (const contact of [user.email, 'YONETİCİ@ORNEK.EXAMPLE']) {
    expect(await trpc.privacy.findPerson({ contact })).toEqual({ messages: [], administrator: true });
  }
});

test.each(['', 'Şule', '12', 'a@b@c'])('%j is neither an address nor a number', async (contact) => {
  const { trpc } = await start();
  await expect(trpc.privacy.findPerson({ contact })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(trpc.privacy.erasePerson({ contact })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('the person gets it as JSON and as a table without formulas', async () => {
  const { trpc } = await start();
  const contact = 'sule.aga@example.com';
  const json = await trpc.privacy.downloadPerson({ contact, format: 'json' });
  expect(json).toMatchObject({
    type: 'application/json',
    fileName: expect.stringMatching(/^kisisel-veriler-.*\.json$/),
  });
  const { messages } = await trpc.privacy.findPerson({ contact });
  expect(JSON.parse(json.content)).toEqual({ contact, createdAt: expect.any(String), messages });
  const csv = await trpc.privacy.downloadPerson({ contact, format: 'csv' });
  expect(csv.content.split('\r\n')).toHaveLength(4);
  expect(csv.content).toContain(";'=1+1;");
});

test('erasing removes the messages and their mails, and the note of it does not say whose they were', async () => {
  const { trpc, db, user } = await start();
  expect(await trpc.privacy.erasePerson({ contact: '0532 000 0001' })).toEqual({ count: 2 });
  expect((await db.contactForm.findMany()).map(({ id }) => id)).toEqual([3, 4]);
  expect(await db.contactMail.count()).toBe(2);
  const [entry, ...more] = await db.activity.findMany({ where: { action: 'erase' } });
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ action: 'erase', entity: 'contactForm', label: '2', entityId: null, userId: user.id });
  expect(JSON.stringify(await db.activity.findMany())).not.toMatch(/532|sule|Ağa|example\.com/i);
  expect(await trpc.privacy.erasePerson({ contact: '0532 000 0001' })).toEqual({ count: 0 });
  expect(await db.activity.count({ where: { action: 'erase' } })).toBe(1);
});

test('a person with many messages is found and erased whole', async () => {
  const { trpc, db } = await start();
  const data = Array.from({ length: 1100 }, () => ({ ...person, phone: '5320000009', search: 'x' }));
  await db.contactForm.createMany({ data });
  expect((await trpc.privacy.findPerson({ contact: '0532 000 00 09' })).messages).toHaveLength(1100);
  expect(await trpc.privacy.erasePerson({ contact: '0532 000 00 09' })).toEqual({ count: 1100 });
  expect(await db.contactForm.count()).toBe(4);
});

test('versions and trash hold no data of visitors but messages in the trash, which an erasure reaches', async () => {
  for (const { kind, transfer, history } of contentEntities) {
    if (transfer?.personal) expect(history, kind).toBeNull();
  }
  const { trpc, db } = await start();
  await trpc.contactForms.markRead({ id: 1 });
  await trpc.contactForms.bulkRemove({ ids: [1, 2, 4] });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'x' });
  await trpc.services.update({ id, data: { title: 'Trafo' } });
  await trpc.services.remove({ id });
  const holding = async (word: string) => {
    const revisions = await db.revision.count({ where: { data: { contains: word } } });
    const trash = await db.trash.findMany({ where: { data: { contains: word } } });
    return { revisions, trash: trash.map(({ entity, recordId }) => `${entity} ${recordId}`).toSorted() };
  };
  const messages = ['contactForm 1', 'contactForm 2', 'contactForm 4'];
  expect(await holding(person.name)).toEqual({ revisions: 0, trash: messages });
  expect(await db.trash.count({ where: { label: { contains: person.name } } })).toBe(0);
  expect(await trpc.privacy.erasePerson({ contact: person.email })).toEqual({ count: 2 });
  expect(await holding('sule.aga@example.com"')).toEqual({ revisions: 0, trash: [] });
  expect(await holding(person.name)).toEqual({ revisions: 0, trash: messages.slice(1) });
});
