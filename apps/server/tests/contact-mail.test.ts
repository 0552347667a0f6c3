import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSmtp } from '@pano/api/test-servers';
import { openDatabase } from '@pano/db';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migratedDatabase, temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';

const settings = (DATABASE_URL: string, smtpUrl: string) => ({
  DATABASE_URL,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'site@ornek.example',
  CONTACT_EMAIL: 'info@ornek.example',
});

async function send(url: string, name: string): Promise<number> {
  const body = JSON.stringify({ name, email: 'selin@example.com', message: 'Keşif rica ediyorum.' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/v1/contact-forms`, { method: 'POST', headers, body })).status;
}

async function openData(url: string) {
  const db = await openDatabase(url);
  onTestFinished(() => db.$disconnect());
  return db;
}

test('a message that was taken while the mail server was down is mailed after the site was killed and started again', {
  timeout: 90_000,
}, async () => {
  const dataDir = await temporaryFolder();
  const database = await migratedDatabase();
  const down = await startSmtp();
  await down.stop();
  const first = await startProcess(dataDir, settings(database, down.url));
  expect(await send(first.url, 'Önceki')).toBe(201);
  const db = await openData(database);
  await vi.waitUntil(async () => (await db.contactMail.findFirst())?.problem === 'unreachable', { timeout: 10_000 });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  // As if the pause before the next try had passed.
  await db.contactMail.updateMany({ data: { nextAttemptAt: new Date() } });

  const up = await startSmtp({ port: down.port });
  const second = await startProcess(dataDir, settings(database, up.url));
  expect(await send(second.url, 'Sonraki')).toBe(201);
  await vi.waitUntil(() => up.mails.length === 2, { timeout: 20_000 });
  const subjects = up.mails.map(({ subject }) => subject);
  expect(subjects).toEqual(['İletişim formu: Konu seçilmedi (Önceki)', 'İletişim formu: Konu seçilmedi (Sonraki)']);
});

test('a server with encryption and a certificate that is known gets mails encrypted', { timeout: 60_000 }, async () => {
  const dataDir = await temporaryFolder();
  const smtp = await startSmtp({ tls: true });
  const certificate = join(dataDir, 'certificate.pem');
  await writeFile(certificate, smtp.certificate);
  const env = { ...settings(await migratedDatabase(), smtp.url), NODE_EXTRA_CA_CERTS: certificate };
  const { url } = await startProcess(dataDir, env);
  expect(await send(url, 'Selin')).toBe(201);
  await vi.waitUntil(() => smtp.mails.length === 1, { timeout: 20_000 });
  expect(smtp.mails[0]?.encrypted).toBe(true);
});

test('a stop waits for the mail that is on its way', { timeout: 60_000 }, async () => {
  const dataDir = await temporaryFolder();
  const database = await migratedDatabase();
  let arrived = false;
  let response = () => {};
  const smtp = await startSmtp({
    reject: () => {
      arrived = true;
      return new Promise((resolve) => {
        response = () => resolve(undefined);
      });
    },
  });
  const { child, url } = await startProcess(dataDir, settings(database, smtp.url));
  expect(await send(url, 'Selin')).toBe(201);
  await vi.waitUntil(() => arrived, { timeout: 10_000 });
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await vi.waitUntil(
    () =>
      send(url, 'Geç').then(
        () => false,
        () => true,
      ),
    { timeout: 10_000 },
  );
  response();
  expect(await ended).toEqual([0, null]);
  const db = await openData(database);
  expect(await db.contactMail.findMany({ select: { status: true } })).toContainEqual({ status: 'sent' });
  expect(smtp.mails).toHaveLength(1);
});
