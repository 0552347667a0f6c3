import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { contactFormEntity } from './contact-form.entity';

const { schema, read, write } = contactFormEntity.transfer;
const visitor = { name: 'Selin Aydemir', email: 'selin@ofis.example', message: 'Keşif rica ederim' };

/** What a site exports is imported by an empty one; `change` edits it on the way. */
async function move(from: Awaited<ReturnType<typeof startTestApi>>, change = (rows: object[]) => rows) {
  const rows = schema.parse(change(JSON.parse(JSON.stringify(await read(from.db)))));
  const to = await startTestApi();
  await to.db.$transaction((tx) => write({ ...to.context, tx }, rows));
  return to;
}

test('a lead takes its stage, next step, quote and timeline along, but not the person whose it is', async () => {
  const from = await startTestApi({ signedIn: true });
  const { leads, contactForms } = from.trpc;
  const { id } = await contactForms.submit(visitor);
  await leads.assign({ id, data: { userId: from.user.id } });
  const nextAt = '2026-12-10T11:00:00.000Z';
  await leads.changeStage({ id, data: { from: 'new', to: 'quoted', quoteLira: 48_000, nextAt } });
  await leads.addNote({ id, data: { text: 'Pazartesi aranacak' } });
  await leads.create({ name: 'Murat Kavak', phone: '0533 000 00 02', channel: 'phone', district: 'Nilüfer' });
  const withoutNumbers = (row: object) => ({ ...row, id: 0, version: 0, assigneeId: null });
  const readAll = async ({ db }: typeof from) => [
    (await db.contactForm.findMany({ orderBy: { id: 'asc' } })).map(withoutNumbers),
    (await db.leadEvent.findMany({ orderBy: { id: 'asc' } })).map((row) => ({ ...row, id: 0, userId: null })),
  ];
  const before = await readAll(from);
  expect(await readAll(await move(from))).toEqual(before);
});

test('a message of an earlier version comes in as new', async () => {
  const from = await startTestApi();
  await from.trpc.contactForms.submit(visitor);
  const columns = ['name', 'email', 'phone', 'subject', 'message', 'read', 'createdAt', 'updatedAt'];
  const older = (rows: object[]) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))));
  const { db } = await move(from, older);
  const row = await db.contactForm.findFirstOrThrow();
  expect(row).toMatchObject({ ...visitor, channel: 'form', stage: 'new', emailKey: visitor.email, keyed: true });
});
