import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { fillLeadKeys } from './lead-keys';

const person = { name: 'Şule Ağa', email: 'Sule.Aga@example.com', phone: '0532 000 00 01', message: 'Keşif' };
const keys = { emailKey: 'sule.aga@example.com', phoneKey: '+905320000001', keyed: true };

test('a message has the keys of its contact as soon as it is stored', async () => {
  const { rest, db } = await startTestApi();
  await rest.post('/contact-forms', person);
  await rest.post('/contact-forms', { ...person, phone: 'akşamları arayın' });
  const rows = await db.contactForm.findMany({ orderBy: { id: 'asc' } });
  expect(rows).toMatchObject([keys, { ...keys, phoneKey: null }]);
});

test('the job writes the keys of all rows without, in portions, and changes nothing else of them', async () => {
  const { db, services } = await startTestApi();
  const updatedAt = new Date('2026-01-01T10:00:00Z');
  // As a version without keys writes them.
  await db.contactForm.createMany({ data: Array.from({ length: 1200 }, () => ({ ...person, updatedAt })) });
  const before = await db.contactForm.findFirstOrThrow({ orderBy: { id: 'desc' } });
  await fillLeadKeys(services, new AbortController().signal);
  expect(await db.contactForm.count({ where: { ...keys, updatedAt } })).toBe(1200);
  expect(await db.contactForm.findFirstOrThrow({ orderBy: { id: 'desc' } })).toEqual({ ...before, ...keys });
});

test('a job that is told to stop leaves the rest to the next run', async () => {
  const { db, services } = await startTestApi();
  await db.contactForm.create({ data: person });
  await fillLeadKeys(services, AbortSignal.abort());
  expect(await db.contactForm.count({ where: { keyed: false } })).toBe(1);
});

test('a message that an older instance wrote is found and erased before the job has seen it', async () => {
  const { trpc, db } = await startTestApi({ signedIn: 'proven' });
  await db.contactForm.create({ data: person });
  const { messages } = await trpc.privacy.findPerson({ contact: '+90 532 000 00 01' });
  expect(messages).toMatchObject([{ name: person.name }]);
  expect(await trpc.privacy.erasePerson({ contact: person.email })).toEqual({ count: 1 });
});
