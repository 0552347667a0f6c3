import { expect, test } from 'vitest';
import { startSession } from '#platform/session/sessions';
import { startLeadDesk } from '#testing/lead-desk';
import { addPerson, createClients } from '#testing/sign-in';
import { closedStages, leadStages, maxEvents, shownEvents } from './lead.schema';

const reasonFor = (stage: string) => (stage === 'lost' ? ({ lostReason: 'price' } as const) : {});

test.each(leadStages)('from %s a lead goes to any other stage', async (from) => {
  const { leads, db, id } = await startLeadDesk();
  for (const to of leadStages.filter((stage) => stage !== from)) {
    const nextAt = new Date('2026-12-01T07:00:00Z');
    const before = { stage: from, read: false, nextAt, nextNote: 'Ara', lostReason: 'time', quotedAt: null };
    await db.contactForm.update({ where: { id }, data: before });
    const lead = await leads.changeStage({ id, data: { from, to, ...reasonFor(to) } });
    const isClosed = closedStages.some((stage) => stage === to);
    expect(lead).toMatchObject({
      stage: to,
      read: from === 'new',
      lostReason: to === 'lost' ? 'price' : null,
      nextAt: isClosed ? null : nextAt.toISOString(),
      nextNote: isClosed ? null : 'Ara',
      quotedAt: to === 'quoted' ? expect.any(String) : null,
    });
    expect(lead.events[0]).toMatchObject({ kind: 'stage', data: { from, to, ...reasonFor(to) } });
    expect(Date.parse(lead.stageAt)).toBeGreaterThanOrEqual(Date.parse(lead.createdAt));
  }
});

test('a site visit has its day, a quote its amount and the day on which it is followed up', async () => {
  const { leads, id } = await startLeadDesk();
  const nextAt = '2026-12-10T11:00:00.000Z';
  const survey = await leads.changeStage({ id, data: { from: 'new', to: 'survey', nextAt } });
  expect(survey).toMatchObject({ nextAt, nextNote: 'Keşif' });
  const quoted = await leads.changeStage({
    id,
    data: { from: 'survey', to: 'quoted', quoteLira: 48_000, nextAt, nextNote: 'Ara' },
  });
  expect(quoted).toMatchObject({ quoteLira: 48_000, quotedAt: expect.any(String), nextNote: 'Ara' });
});

test.each([
  [{ from: 'new', to: 'lost' }, 'lostReason', 'lead.lostReason.required'],
  [{ from: 'new', to: 'lost', lostReason: 'mood' }, 'lostReason', 'lead.lostReason.invalid'],
  [{ from: 'new', to: 'asleep' }, 'to', 'lead.stage'],
  [{ from: 'new', to: 'quoted', quoteLira: 2_000_000_001 }, 'quoteLira', 'lead.quote'],
  [{ from: 'new', to: 'quoted', quoteLira: 0.5 }, 'quoteLira', 'lead.quote'],
  [{ from: 'new', to: 'survey', nextAt: 'yarın' }, 'nextAt', 'lead.instant'],
])('the change %j is rejected because of %s', async (data, field, key) => {
  const { rest, id, db } = await startLeadDesk();
  const before = await db.contactForm.findMany();
  const response = await rest.put(`/admin/leads/${id}/stage`, data);
  expect(response.status).toBe(400);
  const client = await startLeadDesk();
  await expect(client.leads.changeStage({ id: client.id, data: data as never })).rejects.toMatchObject({
    cause: { issues: [{ path: ['data', field], message: expect.stringContaining(key) }] },
  });
  expect(await db.contactForm.findMany()).toEqual(before);
});

test('whoever has seen another stage is told which one it is, with the lead as it is', async () => {
  const { leads, rest, id } = await startLeadDesk();
  await leads.changeStage({ id, data: { from: 'new', to: 'contacted' } });
  const late = leads.changeStage({ id, data: { from: 'new', to: 'won' } });
  await expect(late).rejects.toMatchObject({
    cause: { kind: 'stale', key: 'lead.stale', details: { current: { id, stage: 'contacted' } } },
  });
  const response = await rest.put(`/admin/leads/${id}/stage`, { from: 'new', to: 'won' });
  expect([response.status, response.error]).toEqual([409, 'Bu talep bu arada “Görüşüldü” yapıldı.']);
});

test('of twenty changes at once one is made', async () => {
  const { leads, db, id } = await startLeadDesk();
  const changes = Array.from({ length: 20 }, (_, i) =>
    leads.changeStage({ id, data: { from: 'new', to: i % 2 === 0 ? 'contacted' : 'survey' } }),
  );
  const results = await Promise.allSettled(changes);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await db.leadEvent.count()).toBe(1);
  expect(await db.activity.count({ where: { action: 'stage' } })).toBe(1);
});

test('a lead is assigned to somebody who may sign in, and to nobody once that person is removed', async () => {
  const { leads, people, db, user, id } = await startLeadDesk();
  const { id: editor } = await addPerson(db, 'editor');
  expect((await leads.people()).map(({ id }) => id)).toEqual([user.id, editor]);
  const assigned = await leads.assign({ id, data: { userId: editor } });
  expect(assigned.assignee?.id).toBe(editor);
  expect(assigned.events).toMatchObject([{ kind: 'assign', data: { from: null, to: assigned.assignee?.name } }]);
  await db.user.update({ where: { id: editor }, data: { disabledAt: new Date() } });
  expect((await leads.people()).map(({ id }) => id)).toEqual([user.id]);
  for (const userId of [editor, 4711]) {
    const { id: other } = await leads.create({ name: 'A', phone: '1', channel: 'phone' });
    await expect(leads.assign({ id: other, data: { userId } })).rejects.toMatchObject({
      cause: { key: 'lead.assignee', details: { field: 'userId' } },
    });
  }
  expect((await leads.list({ assigneeId: editor })).items.map(({ id }) => id)).toEqual([id]);
  await db.session.updateMany({ data: { provenAt: new Date() } });
  await people.remove({ id: editor });
  expect((await leads.get({ id })).assignee).toBeNull();
  expect((await leads.list({ assigneeId: 'none' })).total).toBe(3);
});

test('a lead that comes back from the trash is still that of its person, and nobody’s where that one is gone', async () => {
  const { leads, people, trpc, db, user, id } = await startLeadDesk();
  const { id: editor } = await addPerson(db, 'editor');
  const { id: second } = await leads.create({ name: 'B', phone: '1', channel: 'phone' });
  await leads.assign({ id, data: { userId: editor } });
  await leads.assign({ id: second, data: { userId: user.id } });
  await leads.bulkRemove({ ids: [id, second] });
  await db.session.updateMany({ data: { provenAt: new Date() } });
  await people.remove({ id: editor });
  await trpc.trash.restore({ ids: (await db.trash.findMany()).map((entry) => entry.id) });
  expect((await leads.list({ assigneeId: 'none' })).items.map(({ id }) => id)).toEqual([id]);
  expect((await leads.list({ assigneeId: 'me' })).items.map(({ id }) => id)).toEqual([second]);
});

test('next step, quote and notes are set one by one, and each stands in the timeline, the newest first', async () => {
  const { leads, db, user, id } = await startLeadDesk();
  await leads.setNext({ id, data: { at: '2026-12-01T06:00:00Z', note: ' Ara ' } });
  await leads.setQuote({ id, data: { lira: 1000 } });
  const { quotedAt } = await leads.setQuote({ id, data: { lira: 2_000_000_000 } });
  const lead = await leads.addNote({ id, data: { text: 'Köpek var' } });
  const userName = user.name ?? user.email;
  expect(lead).toMatchObject({
    nextAt: '2026-12-01T06:00:00.000Z',
    nextNote: 'Ara',
    quoteLira: 2_000_000_000,
    quotedAt,
    events: [
      { kind: 'note', text: 'Köpek var', userId: user.id, userName },
      { kind: 'quote', data: { from: 1000, to: 2_000_000_000 } },
      { kind: 'quote', data: { from: null, to: 1000 } },
      { kind: 'next', text: 'Ara', data: { to: '2026-12-01T06:00:00.000Z' } },
    ],
  });
  expect(await leads.setNext({ id, data: { at: null, note: 'Ara' } })).toMatchObject({ nextAt: null, nextNote: null });
  expect(await leads.setQuote({ id, data: { lira: null } })).toMatchObject({ quoteLira: null, quotedAt: null });
  await leads.removeNote({ id, noteId: lead.events[0]?.id ?? 0 });
  expect(await db.leadEvent.count({ where: { kind: 'note' } })).toBe(0);
  await expect(leads.removeNote({ id, noteId: lead.events[1]?.id ?? 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an editor removes notes of their own only, and deletes no lead', async () => {
  const api = await startLeadDesk();
  const { leads, db, id } = api;
  const { events } = await leads.addNote({ id, data: { text: 'Not' } });
  const { id: userId } = await addPerson(db, 'editor');
  const editor = createClients(api).client({ token: await startSession(db, userId) });
  const own = await editor.leads.addNote({ id, data: { text: 'Editörün notu' } });
  await expect(editor.leads.removeNote({ id, noteId: events[0]?.id ?? 0 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await editor.leads.removeNote({ id, noteId: own.events[0]?.id ?? 0 });
  await expect(editor.leads.remove({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await db.leadEvent.count()).toBe(1);
});

test('a timeline that is full takes no further note, and makes room for what else happens', async () => {
  const { leads, db, id } = await startLeadDesk();
  const one = { contactFormId: id, kind: 'note', text: 'x' };
  await db.leadEvent.createMany({
    data: Array.from({ length: maxEvents }, (_, i) => (i === 7 ? { ...one, kind: 'call', text: null } : one)),
  });
  await expect(leads.addNote({ id, data: { text: 'Bir not daha' } })).rejects.toMatchObject({
    cause: { key: 'lead.tooManyEvents' },
  });
  const lead = await leads.noteReply({ id, data: { channel: 'whatsapp' } });
  expect(lead.events).toHaveLength(shownEvents);
  expect(await db.leadEvent.count()).toBe(maxEvents);
  expect(await db.leadEvent.count({ where: { kind: 'call' } })).toBe(0);
  await db.leadEvent.updateMany({ data: { kind: 'note' } });
  expect(await leads.setQuote({ id, data: { lira: 5 } })).toMatchObject({ quoteLira: 5 });
  expect(await db.leadEvent.count()).toBe(maxEvents);
  await expect(leads.addNote({ id, data: { text: 'a'.repeat(5001) } })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('the first try to answer is dated once; sending a lead to a technician is none', async () => {
  const { leads, id } = await startLeadDesk();
  const shared = await leads.noteReply({ id, data: { channel: 'shared' } });
  expect([shared.repliedAt, shared.events[0]?.kind, shared.stage]).toEqual([null, 'shared', 'new']);
  const { repliedAt } = await leads.noteReply({ id, data: { channel: 'mail' } });
  expect(repliedAt).toEqual(expect.any(String));
  const reached = await leads.noteReply({ id, data: { channel: 'call', reached: true } });
  expect(reached).toMatchObject({
    repliedAt,
    stage: 'contacted',
    read: true,
    events: [{ kind: 'stage' }, { kind: 'mail' }, {}],
  });
});

test('after a call that nobody answered the next step is to call again', async () => {
  const { leads, id } = await startLeadDesk();
  const lead = await leads.noteReply({ id, data: { channel: 'call', reached: false } });
  expect(lead).toMatchObject({ stage: 'new', nextNote: 'Tekrar ara', events: [{ kind: 'noAnswer' }] });
  const hours = (Date.parse(lead.nextAt ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(1.9);
  expect(hours).toBeLessThanOrEqual(2);
});

test('only somebody who was reached makes a new lead a contacted one', async () => {
  const { leads, id } = await startLeadDesk();
  for (const channel of ['call', 'whatsapp', 'mail', 'shared'] as const) {
    expect(await leads.noteReply({ id, data: { channel, reached: false } })).toMatchObject({ stage: 'new' });
  }
  expect(await leads.noteReply({ id, data: { channel: 'mail', reached: true } })).toMatchObject({ stage: 'contacted' });
});

test('the activity log names stages and amounts, and nothing of a visitor or a note', async () => {
  const { leads, db, id } = await startLeadDesk();
  const person = { name: 'Zümrüt Yıldız', phone: '0533 999 88 77', channel: 'phone', district: 'Mudanya' } as const;
  const { id: manual } = await leads.create({ ...person, message: 'Gizli mesaj', subject: 'Gizli konu' });
  await leads.addNote({ id: manual, data: { text: 'Gizli not' } });
  await leads.setNext({ id: manual, data: { at: '2026-12-01T06:00:00Z', note: 'Gizli adım' } });
  await leads.setQuote({ id: manual, data: { lira: 48_000 } });
  await leads.changeStage({ id: manual, data: { from: 'new', to: 'lost', lostReason: 'price' } });
  await leads.noteReply({ id, data: { channel: 'call' } });
  await leads.remove({ id: manual });
  const entries = await db.activity.findMany({ where: { entityId: manual }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action, entity }) => `${entity} ${action}`)).toEqual([
    'lead create',
    'lead note',
    'lead update',
    'lead quote',
    'lead stage',
    'contactForm trash',
  ]);
  expect(JSON.parse(entries[4]?.changes ?? '')).toEqual(
    expect.arrayContaining([
      { field: 'stage', before: 'new', after: 'lost' },
      { field: 'lostReason', before: null, after: 'price' },
    ]),
  );
  const log = JSON.stringify(await db.activity.findMany());
  for (const secret of ['Zümrüt', 'zumrut', '999 88 77', '9998877', 'Mudanya', 'Gizli', 'Selin', '0532', 'ofis'])
    expect(log).not.toContain(secret);
});
