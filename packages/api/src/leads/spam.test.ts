import { afterEach, expect, test, vi } from 'vitest';
import { realMessages, spamMessages } from '#testing/message-corpus';
import { startTestApi } from '#testing/test-api';
import { findRepetition } from './spam-signals';

afterEach(() => void vi.useRealTimers());

const letter = { name: 'Selin Aydemir', email: 'selin@ofis.example', message: 'Keşif rica ederim.' };
const spam = { ...letter, name: 'Casino', message: '[url=https://casino.example]Casino[/url]' };

/** The desk; who tries does not run into the limit. */
const start = () => startTestApi({ signedIn: true, limits: { login: 20, contact: 1000 } });

test('of the corpus each message is in its box; what looks like spam is not mailed and waits for nobody', async () => {
  const { trpc, db } = await start();
  expect([realMessages.length, spamMessages.length]).toEqual([30, 30]);
  for (const message of [...realMessages, ...spamMessages]) {
    const { id } = await trpc.contactForms.submit(message);
    const { stage, suspicion, mail } = await trpc.leads.get({ id });
    const isSpam = spamMessages.includes(message);
    expect([stage, suspicion.length > 0, mail], message.name).toEqual(
      isSpam ? ['spam', true, null] : ['new', false, 'waiting'],
    );
  }
  expect(await db.contactMail.count()).toBe(30);
  expect(await trpc.contactForms.unreadCount()).toEqual({ count: 30 });
  expect((await trpc.leads.list({})).total).toBe(30);
  expect((await trpc.leads.list({ stage: 'spam' })).total).toBe(30);
});

test('a field that the browser has filled in unseen does not lose a message: it waits among the suspicious ones', async () => {
  const { trpc } = await start();
  for (const name of ['honeypot', 'website']) {
    const { id } = await trpc.contactForms.submit({ ...letter, [name]: 'Aydemir Ltd.', elapsedMs: 9000 });
    expect(await trpc.leads.get({ id })).toMatchObject({ ...letter, stage: 'spam', suspicion: ['honeypot'] });
  }
});

test('REST responds to spam byte for byte as to any other message, and judges it by its text alone', async () => {
  const { rest, db } = await start();
  const unjudged = { honeypot: 'x', website: 'x', elapsedMs: 1 };
  const responses = [];
  for (const body of [{ ...letter, ...unjudged }, spam]) {
    const { status, headers, text } = await rest.post('/contact-forms', body);
    const { id, createdAt } = await db.contactForm.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const own = [id, JSON.stringify(createdAt), JSON.stringify(body.name), JSON.stringify(body.message)];
    const same = own.reduce<string>((rest, value) => rest.replace(String(value), '…'), text);
    responses.push([status, [...headers], same]);
  }
  expect(responses[1]).toEqual(responses[0]);
  const rows = await db.contactForm.findMany({ orderBy: { id: 'asc' } });
  expect(rows.map(({ stage, suspicion }) => [stage, suspicion])).toEqual([
    ['new', null],
    ['spam', 'links'],
  ]);
});

test('the same text under another e-mail is suspicious for a day, however it is written', async () => {
  const { trpc } = await start();
  const day = 24 * 60 * 60 * 1000;
  const text = 'Şarj istasyonu: https://a.example';
  const stageOf = async (email: string, message = text) => {
    const { id } = await trpc.contactForms.submit({ ...letter, email, message });
    return (await trpc.leads.get({ id })).stage;
  };
  expect([await stageOf('a@x.example'), await stageOf('A@x.example')]).toEqual(['new', 'new']);
  expect(await stageOf('b@x.example', '  ŞARJ istasyonu:\nhttps://A.example')).toBe('spam');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day + 1000 });
  expect(await stageOf('b@x.example')).toBe('new');
});

test('the thousand newest texts are remembered', async () => {
  const { db } = await start();
  const sends = (email: string, number: number) =>
    findRepetition(db, { ...letter, email, subject: null, message: `Metin ${number}` });
  for (let i = 0; i <= 1000; i++) expect(sends('a@x.example', i)).toEqual([]);
  expect([sends('b@x.example', 1), sends('b@x.example', 0)]).toEqual([['repeated'], []]);
});

test('what is no spam after all is a new lead, is mailed then, and stays known as suspicious', async () => {
  const { trpc, services, db } = await start();
  const jobs: string[] = [];
  services.jobTrigger.subscribe((job) => jobs.push(job));
  const { id } = await trpc.contactForms.submit(spam);
  expect([jobs, await trpc.contactForms.unreadCount()]).toEqual([[], { count: 0 }]);
  const lead = await trpc.leads.notSpam({ id });
  expect(lead).toMatchObject({
    stage: 'new',
    suspicion: ['links'],
    mail: 'waiting',
    read: false,
    events: [{ kind: 'stage', data: { from: 'spam', to: 'new' } }],
  });
  expect([jobs, await trpc.contactForms.unreadCount()]).toEqual([['contact-mail'], { count: 1 }]);
  expect(await db.activity.count({ where: { action: 'stage', entityId: id } })).toBe(1);
  await db.contactMail.updateMany({ data: { status: 'sent' } });
  expect(await trpc.leads.notSpam({ id })).toMatchObject({ stage: 'new', mail: 'sent', events: [{}] });
  await trpc.leads.changeStage({ id, data: { from: 'new', to: 'spam' } });
  expect(await trpc.leads.notSpam({ id })).toMatchObject({ stage: 'new', mail: 'sent' });
  expect(await db.contactMail.findMany()).toMatchObject([{ contactFormId: id, status: 'sent' }]);
});

test('what a person has put into spam comes back without a mail, through REST as well', async () => {
  const { trpc, rest, db } = await start();
  const { id } = await trpc.leads.create({ name: 'Murat', phone: '1', channel: 'phone' });
  await trpc.leads.changeStage({ id, data: { from: 'new', to: 'spam' } });
  const response = await rest.post(`/admin/leads/${id}/not-spam`, undefined);
  expect([response.status, response.data]).toMatchObject([200, { stage: 'new', suspicion: [], mail: null }]);
  expect(await db.contactMail.count()).toBe(0);
  const missing = await rest.post('/admin/leads/4711/not-spam', undefined);
  expect([missing.status, missing.error]).toEqual([404, 'Talep bulunamadı; silinmiş olabilir.']);
});
