import { expect, test } from 'vitest';
import { startLeadDesk, visitor } from '#testing/lead-desk';

test('a call that somebody enters is mailed to nobody and counts as read; phone or e-mail is required', async () => {
  const { leads, rest, db } = await startLeadDesk();
  const call = { name: ' Murat Kavak ', phone: '0532 000 00 01', channel: 'phone', district: 'Nilüfer' } as const;
  const lead = await leads.create({ ...call, next: { at: '2026-12-01T06:00:00Z', note: 'Keşif' } });
  expect(lead).toMatchObject({
    name: 'Murat Kavak',
    email: '',
    message: '',
    channel: 'phone',
    stage: 'new',
    read: true,
    mail: null,
    district: 'Nilüfer',
    nextNote: 'Keşif',
    events: [],
    sameContact: [{ stage: 'new' }],
  });
  expect(await db.contactMail.count()).toBe(1);
  const response = await rest.post('/admin/leads', { name: 'Murat', channel: 'visit' });
  expect([response.status, response.error]).toEqual([400, 'Telefon ya da e-posta gereklidir']);
  for (const body of [
    { ...call, channel: 'form' },
    { ...call, email: 'murat@' },
    { ...call, name: '' },
  ])
    expect((await rest.post('/admin/leads', body)).status).toBe(400);
});

test('the list finds leads by stage, channel, person, reading state, text and day; spam only where it is asked for', async () => {
  const { leads, db, user, id } = await startLeadDesk();
  const people = [
    { name: 'Bugün', channel: 'phone', stage: 'contacted', nextAt: new Date(), assigneeId: user.id },
    { name: 'Yarın', channel: 'visit', stage: 'survey', nextAt: new Date(Date.now() + 36 * 3_600_000) },
    { name: 'Geçmiş', stage: 'won', nextAt: new Date('2020-01-01'), read: true },
    { name: 'Spam', stage: 'spam', nextAt: new Date('2020-01-01') },
  ];
  for (const [i, one] of people.entries()) {
    const createdAt = new Date(Date.now() + (i + 1) * 1000);
    await db.contactForm.create({
      data: { email: `${i}@x.example`, message: '', search: one.name, createdAt, ...one },
    });
  }
  const names = async (query: Parameters<typeof leads.list>[0]) =>
    (await leads.list(query)).items.map(({ name }) => name);
  expect(await names({})).toEqual(['Geçmiş', 'Yarın', 'Bugün', visitor.name]);
  expect(await names({ stage: 'spam' })).toEqual(['Spam']);
  expect(await names({ channel: 'visit' })).toEqual(['Yarın']);
  expect(await names({ due: 'today', sort: 'nextAt' })).toEqual(['Geçmiş', 'Bugün']);
  expect(await names({ assigneeId: 'me' })).toEqual(['Bugün']);
  expect(await names({ assigneeId: 'none', read: true })).toEqual(['Geçmiş']);
  expect(await names({ q: 'kesif' })).toEqual([visitor.name]);
  expect(await names({ sort: 'nextAt', limit: 1, offset: 3 })).toEqual([visitor.name]);
  expect((await leads.list({ limit: 1 })).total).toBe(4);
  expect(await leads.counts()).toEqual({
    all: 4,
    due: 2,
    expiring: 0,
    stages: { new: 1, contacted: 1, survey: 1, quoted: 0, won: 1, lost: 0, spam: 1 },
  });
  await leads.changeStage({ id, data: { from: 'new', to: 'spam' } });
  expect(await leads.counts()).toMatchObject({ all: 3, stages: { new: 0, spam: 2 } });
});

test('leads of the same e-mail or phone number are counted in the list and named in the lead', async () => {
  const { leads, contactForms, id } = await startLeadDesk();
  const { id: byPhone } = await contactForms.submit({ ...visitor, email: 'baska@x.example', phone: '+90 532 0000001' });
  const { id: byMail } = await contactForms.submit({ ...visitor, email: 'SELİN@ofis.example', phone: null });
  const { id: other } = await contactForms.submit({ ...visitor, email: 'kimse@x.example', phone: null });
  const { items } = await leads.list({});
  expect(items.map(({ id, sameContact }) => [id, sameContact])).toEqual([
    [other, 0],
    [byMail, 1],
    [byPhone, 1],
    [id, 2],
  ]);
  expect((await leads.get({ id })).sameContact.map(({ id }) => id)).toEqual([byMail, byPhone]);
});

test('several leads are moved and assigned at once; those that are there already stay as they are', async () => {
  const { leads, db, user, id } = await startLeadDesk();
  const { id: second } = await leads.create({ name: 'B', phone: '1', channel: 'phone' });
  await leads.changeStage({ id: second, data: { from: 'new', to: 'lost', lostReason: 'time' } });
  const ids = [id, second, 4711];
  expect(await leads.bulkChangeStage({ ids, to: 'lost', lostReason: 'price' })).toEqual({ count: 1 });
  expect([(await leads.get({ id })).lostReason, (await leads.get({ id: second })).lostReason]).toEqual([
    'price',
    'time',
  ]);
  await expect(leads.bulkChangeStage({ ids, to: 'lost' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await leads.bulkAssign({ ids, userId: user.id })).toEqual({ count: 2 });
  expect(await leads.bulkAssign({ ids, userId: user.id })).toEqual({ count: 0 });
  expect(await leads.bulkRemove({ ids })).toMatchObject({ count: 2 });
  expect(await db.leadEvent.count()).toBe(0);
});
