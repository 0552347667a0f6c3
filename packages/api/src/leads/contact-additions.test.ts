import { expect, onTestFinished, test, vi } from 'vitest';
import { createClients } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';

const letter = { name: 'Selin Aydemir', email: 'selin@example.com', message: 'Keşif rica ediyorum.' };
const rejection = { cause: { kind: 'invalid', key: 'contactForm.ticket' } };

/** A message that a visitor has just sent. */
async function start(limits = { login: 20, contact: 30 }) {
  const api = await startTestApi({ limits });
  const { id, ticket } = await api.trpc.contactForms.submit(letter);
  const { addDetails } = api.trpc.contactForms;
  const find = () => api.db.contactForm.findUniqueOrThrow({ where: { id } });
  return { ...api, id, ticket, addDetails, find };
}

test('with the ticket a visitor says when to call and where, and nothing else of the message changes', async () => {
  const { db, id, ticket, addDetails, find } = await start();
  const before = await find();
  await db.activity.deleteMany();
  expect(await addDetails({ ticket, callTime: 'saturday', district: ' Nilüfer\n' })).toEqual({ id });
  const { version, updatedAt, ...after } = await find();
  const { version: _, updatedAt: __, ...unchanged } = before;
  expect(after).toEqual({ ...unchanged, callTime: 'saturday', district: 'Nilüfer' });
  expect(version).toBe(before.version + 1);
  const [entry, ...others] = await db.activity.findMany();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ action: 'update', entity: 'contactForm', entityId: id, label: null, changes: '[]' });
  expect([entry?.address, entry?.userId]).toEqual([null, null]);
  expect(JSON.stringify(entry)).not.toContain('Nilüfer');
});

test('what is left out stays as it is, and what is empty is taken back', async () => {
  const { ticket, addDetails, find } = await start();
  await addDetails({ ticket, callTime: 'morning' });
  await addDetails({ ticket, district: 'Osmangazi' });
  expect(await find()).toMatchObject({ callTime: 'morning', district: 'Osmangazi' });
  await addDetails({ ticket, callTime: null, district: ' ' });
  expect(await find()).toMatchObject({ callTime: null, district: null });
});

test.each([
  [{ callTime: 'noon' }, 'callTime', 'contactForm.callTime'],
  [{ district: 'a'.repeat(101) }, 'district', 'field.tooLong'],
  [{ ticket: 'a'.repeat(501) }, 'ticket', 'contactForm.ticket'],
])('the addition %j is rejected because of %s', async (input, field, key) => {
  const { ticket, addDetails, find } = await start();
  const before = await find();
  await expect(addDetails({ ticket, ...input } as never)).rejects.toMatchObject({
    cause: { issues: [{ path: [field], message: expect.stringContaining(key) }] },
  });
  expect(await find()).toEqual(before);
});

test('a ticket is valid for half an hour', async () => {
  const { ticket, addDetails } = await start();
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 29 * 60 * 1000 });
  await addDetails({ ticket, callTime: 'evening' });
  vi.setSystemTime(now + 31 * 60 * 1000);
  await expect(addDetails({ ticket, callTime: 'morning' })).rejects.toMatchObject(rejection);
});

test('no other ticket opens a message: none of another site, none of a dropped message, none that was changed', async () => {
  const { trpc, db, context, ticket, addDetails, find } = await start();
  const before = await find();
  const other = await start();
  const dropped = await trpc.contactForms.submit({ ...letter, website: 'https://spam.example', elapsedMs: 3 });
  const sealedOtherwise = context.secrets.seal(`${before.id} ${Date.now()}`, 'maintenance bypass');
  const changed = ticket.startsWith('A') ? `B${ticket.slice(1)}` : `A${ticket.slice(1)}`;
  for (const wrong of ['', 'x', changed, other.ticket, dropped.ticket, sealedOtherwise]) {
    await expect(addDetails({ ticket: wrong, district: 'Gemlik' })).rejects.toMatchObject(rejection);
  }
  expect(await find()).toEqual(before);
  expect(await db.contactForm.count()).toBe(1);
});

test('a message that was deleted meanwhile takes nothing', async () => {
  const { db, ticket, addDetails } = await start();
  await db.contactForm.deleteMany();
  await db.activity.deleteMany();
  await expect(addDetails({ ticket, district: 'Gemlik' })).rejects.toMatchObject(rejection);
  expect(await db.activity.count()).toBe(0);
});

test('additions are counted before they are read, apart from messages', async () => {
  const api = await start({ login: 20, contact: 1 });
  const visitor = createClients(api).client({ address: '192.0.2.7' });
  for (let i = 0; i < 6; i++) {
    await expect(visitor.contactForms.addDetails({ ticket: 'x' })).rejects.toMatchObject(rejection);
  }
  await expect(visitor.contactForms.addDetails({ ticket: api.ticket })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await visitor.contactForms.submit(letter);
  await api.addDetails({ ticket: api.ticket, district: 'Mudanya' });
});
