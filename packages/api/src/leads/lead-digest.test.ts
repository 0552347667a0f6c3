import type { Prisma } from '@pano/db';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMailer } from '#platform/services/mailer';
import { addPerson } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { startSmtp } from '#testing/test-servers';
import { mailDigests } from './lead-digest.operations';

/** A wall time in Istanbul, which is three hours ahead. */
const at = (wall: string) => new Date(`${wall}:00+03:00`);
/** A Tuesday. */
const morning = at('2026-12-08T08:00');

type NewLead = Partial<Prisma.ContactFormCreateManyInput>;

/** The desk of an owner and an editor at eight in the morning, with a mail server unless there is none. */
async function start(smtpUrl: string | null, now = morning) {
  // The date only: timers of sockets and of the database keep running.
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const settings = { from: 'Örnek Elektrik <site@ornek.example>', siteUrl: 'https://www.ornek.example' };
  const mailer = smtpUrl === null ? null : createMailer({ ...settings, smtpUrl, contactRecipients: [] });
  const api = await startTestApi({ signedIn: true, mailer });
  const editor = await addPerson(api.db, 'editor');
  const log: string[] = [];
  const services = { ...api.services, log: pino({ level: 'info' }, { write: (line) => void log.push(line) }) };
  const run = (pauses: number[] = [], signal = new AbortController().signal) => mailDigests(services, signal, pauses);
  const add = (...leads: NewLead[]) =>
    api.db.contactForm.createMany({
      data: leads.map((lead) => ({
        name: 'Selin',
        email: 'selin@ofis.example',
        message: 'Gizli mesaj',
        createdAt: new Date(now.getTime() - 3_600_000),
        ...lead,
      })),
    });
  return { ...api, editor, log, run, add };
}

test('people are mailed what is due of theirs, what is new and nobody’s, and how much looks like spam', async () => {
  const smtp = await startSmtp();
  const { run, add, user, editor } = await start(smtp.url);
  const step = { stage: 'contacted', nextAt: at('2026-12-08T23:59'), nextNote: 'Keşif' };
  await add(
    { name: 'Sahibin işi', ...step, assigneeId: user.id },
    { name: 'Geciken iş', ...step, nextAt: at('2026-12-01T09:00'), assigneeId: user.id },
    { name: 'Editörün işi', ...step, assigneeId: editor.id },
    { name: 'Yarının işi', ...step, nextAt: at('2026-12-09T00:00'), assigneeId: user.id },
    { name: 'Yeni talep', subject: 'Pano yenileme' },
    { name: 'Eski talep', createdAt: at('2026-10-01T09:00') },
    { name: 'Kazanılan', stage: 'won' },
    { name: 'Şüpheli', stage: 'spam', suspicion: 'trap', nextAt: at('2026-12-08T10:00') },
  );
  await run();
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[user.email], [editor.email]]);
  const [owners, editors] = smtp.mails;
  expect(owners?.subject).toBe('Bugün: 2 iş, 1 yeni talep / Today: 2 to do, 1 new');
  expect(editors?.subject).toBe('Bugün: 1 iş, 1 yeni talep / Today: 1 to do, 1 new');
  const text = owners?.text ?? '';
  expect(text.indexOf('Geciken iş')).toBeLessThan(text.indexOf('Sahibin işi'));
  expect(text).toContain('8 Aralık 2026 23:59 · Sahibin işi · Keşif');
  expect(text).toContain('Yeni talep · Pano yenileme');
  expect(text).toMatch(/https:\/\/www\.ornek\.example\/admin\/contact-forms\/\d+/);
  expect(text).toContain('Şüpheli görünen 1 mesaj');
  for (const absent of ['Editörün işi', 'Yarının işi', 'Eski talep', 'Kazanılan', 'Gizli', 'Geçen hafta'])
    expect(text).not.toContain(absent);
  expect(editors?.text).toContain('Editörün işi');
  expect(editors?.text).not.toContain('Sahibin işi');
});

test('nobody is mailed who does not want it, is switched off, or has nothing to do; nor twice on a day', async () => {
  const smtp = await startSmtp();
  const { run, add, db, user, editor } = await start(smtp.url);
  await add({ stage: 'won' }, { stage: 'spam', suspicion: 'trap' });
  await run();
  expect(smtp.mails).toEqual([]);
  await add({});
  await db.user.update({ where: { id: editor.id }, data: { disabledAt: new Date() } });
  await run();
  await run();
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[user.email]]);
  vi.setSystemTime(at('2026-12-09T08:00'));
  await db.user.update({ where: { id: user.id }, data: { digest: false } });
  await db.user.update({ where: { id: editor.id }, data: { disabledAt: null } });
  await run();
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[user.email], [editor.email]]);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(2);
});

test('on Monday there are the figures of last week', async () => {
  const smtp = await startSmtp();
  const { run, add } = await start(smtp.url, at('2026-12-07T08:00'));
  await add(
    { createdAt: at('2026-11-30T00:00'), repliedAt: at('2026-11-30T00:42'), stage: 'contacted' },
    { createdAt: at('2026-12-06T23:59'), stage: 'won', stageAt: at('2026-12-06T23:59'), quoteLira: 48_000 },
    { createdAt: at('2026-12-07T00:00') },
    { createdAt: at('2026-11-29T23:59'), stage: 'contacted' },
  );
  await run();
  const text = smtp.mails[0]?.text;
  expect(text).toContain('Geçen hafta: 2 yeni talep, 1 kazanıldı, 0 kaybedildi, kazanılan teklifler 48.000 TL.');
  expect(text).toContain('Ortanca yanıt: 42 dk');
});

test('a mail server that is away is tried again; who has the mail already gets no other', async () => {
  let rejections = 1;
  const smtp = await startSmtp({
    reject: () => (smtp.mails.length === 1 && rejections-- > 0 ? { code: 451, text: 'Try again later' } : undefined),
  });
  const { run, add, log, user, editor } = await start(smtp.url);
  await add({ name: 'Zümrüt Yıldız' });
  await run([1, 1]);
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[user.email], [editor.email]]);
  expect(log.join()).toContain('lead-digest');
  expect(log.join()).not.toMatch(/Zümrüt|Selin|selin|Gizli/);
});

test('after the last attempt the run has failed; one that is told to end waits no longer', async () => {
  const smtp = await startSmtp({ reject: () => ({ code: 451, text: 'Try again later' }) });
  const { run, add } = await start(smtp.url);
  await add({});
  await expect(run([1, 1])).rejects.toMatchObject({ problem: 'refused', permanent: false });
  const stopping = new AbortController();
  const running = run([3_600_000], stopping.signal);
  stopping.abort();
  await running;
  expect(smtp.mails).toEqual([]);
});

test('a person whose mail is refused for good holds up nobody else', async () => {
  let count = 0;
  const smtp = await startSmtp({ reject: () => (count++ === 0 ? { code: 550, text: 'No such user' } : undefined) });
  const { run, add, editor } = await start(smtp.url);
  await add({});
  await run([3_600_000]);
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[editor.email]]);
});

test('without a mail server nothing is sent, and nothing fails', async () => {
  const { run, add, db, trpc } = await start(null);
  await add({});
  await run([3_600_000]);
  expect(await db.setting.count()).toBe(0);
  expect(await trpc.account.digest()).toEqual({ digest: true, isMailSetUp: false });
});

test('whoever turns the mail off is not asked again; the log says so once', async () => {
  const { trpc, db, user } = await start('smtp://127.0.0.1:1?insecure=true');
  await trpc.account.setDigest({ digest: false });
  await trpc.account.setDigest({ digest: false });
  expect(await trpc.account.digest()).toEqual({ digest: false, isMailSetUp: true });
  expect(await db.activity.findMany({ where: { entity: 'user', action: 'update' } })).toMatchObject([
    { entityId: user.id, changes: JSON.stringify([{ field: 'digest', before: true, after: false }]) },
  ]);
});
