import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '@pano/db';
import { expect, onTestFinished, test } from 'vitest';
import { callPano } from '#testing/run-pano';
import { createSmallSite, downloads, mediaFileName, mediaRow } from '#testing/small-site';
import { temporaryFolder } from '#testing/start-api';
import { archiveName } from '../backup/backup-folder';
import { compareMediaFiles } from './check-data';

type Report = { ok: boolean; findings: { check: string; state: string; detail: string; advice?: string }[] };

async function examine(dataDir: string, more = {}) {
  const { code, out } = await callPano(dataDir, ['doctor', '--json'], { PUBLIC_URL: 'https://ornek.example', ...more });
  const report: Report = JSON.parse(out);
  const bad = report.findings.filter(({ state }) => state !== 'ok');
  expect(report.ok).toBe(code === 0);
  for (const { advice } of bad) expect(advice).toMatch(/\w{3,}/);
  return { code, bad: bad.map(({ check, state, detail }) => `${state} ${check}: ${detail}`), report };
}

test('the doctor finds nothing wrong with a site that is well', async () => {
  const site = await createSmallSite();
  expect((await callPano(site.dataDir, ['backup'])).code).toBe(0);
  expect(await site.withDatabase((db) => db.activity.findMany())).toMatchObject([
    { action: 'backup', entity: 'site', label: expect.stringMatching(/^pano-.*\.tar\.gz$/), userId: null },
  ]);
  expect(await examine(site.dataDir)).toMatchObject({ code: 0, bad: [] });
  const { out } = await callPano(site.dataDir, ['doctor']);
  expect(out).toMatch(/✓ {2}database +sound, \d+ rows/);
  expect(out).toContain('No problem found.');
});

test('the doctor names lost files, files of nobody, a missing and an old backup', async () => {
  const site = await createSmallSite();
  expect((await examine(site.dataDir)).bad).toEqual(['warning backups: there is none yet']);
  await site.storage.put(mediaFileName(9), Buffer.from('x'), 'image/jpeg');
  expect((await examine(site.dataDir)).bad).toContainEqual(
    `warning pictures: files that nothing in the library has: ${mediaFileName(9)}`,
  );
  await site.storage.remove(mediaFileName(1));
  const archive = join(site.dataDir, 'pano-2026-01-01T00-00-00-000Z.tar.gz');
  await writeFile(archive, 'x');
  const { code, bad } = await examine(site.dataDir, { BACKUP_DIR: site.dataDir });
  expect(code).toBe(1);
  expect(bad[0]).toBe(`problem pictures: missing files: ${mediaFileName(1)}`);
  expect(bad[1]).toMatch(/^problem backups: the last one is \d+ days old/);
});

test('the doctor names lost files that are no pictures, and those that nothing in the library has', async () => {
  const site = await createSmallSite(1);
  await site.withDatabase((db) => db.media.createMany({ data: downloads }));
  for (const { fileName, contentType } of downloads) await site.storage.put(fileName, Buffer.from('x'), contentType);
  const [pdf, mp4, webm] = downloads.map(({ fileName }) => fileName);
  const { report } = await examine(site.dataDir);
  expect(report.findings).toContainEqual(expect.objectContaining({ check: 'pictures', detail: '4 files, all there' }));
  expect(JSON.stringify(report)).not.toContain('katalog');
  await site.withDatabase((db) => db.media.deleteMany({ where: { fileName: mp4 } }));
  expect((await examine(site.dataDir)).bad).toContainEqual(
    `warning pictures: files that nothing in the library has: ${mp4}`,
  );
  for (const name of [pdf, webm]) await site.storage.remove(name ?? '');
  const { code, bad } = await examine(site.dataDir);
  expect([code, bad[0]]).toEqual([1, `problem pictures: missing files: ${pdf}, ${webm}`]);
});

test('the doctor counts no backup of the future, and names it', async () => {
  const site = await createSmallSite();
  await mkdir(site.folder);
  const soon = new Date(Date.now() + 60_000);
  const [slightly, far] = [archiveName(soon), 'pano-2099-01-01T10-00-00-000Z.tar.gz'];
  await writeFile(join(site.folder, far), 'x');
  const named = `warning backups: dated in the future: ${far}`;
  expect((await examine(site.dataDir)).bad).toEqual(['warning backups: there is none yet', named]);
  // As of a clock that is a little ahead of this one.
  await writeFile(join(site.folder, slightly), 'x');
  const { bad, report } = await examine(site.dataDir);
  expect(bad).toEqual([named]);
  expect(report.findings.map(({ detail }) => detail)).toContain(
    'the last one is 0 hours old (1 B, not encrypted, with secret.key in it)',
  );
});

test('the doctor takes no file for one of nobody while the sizes of its picture are being made', async () => {
  const site = await createSmallSite(1);
  await site.withDatabase((db) => db.media.updateMany({ data: { ready: false } }));
  await site.storage.put(mediaFileName(1).replace('.jpg', '-400.avif'), Buffer.from('x'), 'image/avif');
  expect((await examine(site.dataDir)).bad).toEqual(['warning backups: there is none yet']);
});

test('the doctor names pictures whose sizes are wrong, not yet checked or cannot be checked', async () => {
  const site = await createSmallSite(4);
  const { report } = await examine(site.dataDir);
  expect(report.findings).toContainEqual({ check: 'picture sizes', state: 'ok', detail: 'right in every picture' });
  const variant = (width: number) => ({
    width,
    height: 1,
    format: 'webp',
    bytes: 1,
    url: `/uploads/${mediaFileName(1)}`,
  });
  await site.withDatabase(async (db) => {
    const change = (number: number, data: object) => db.media.update({ where: { hash: `hash ${number}` }, data });
    await change(1, { checkedKey: null, variants: JSON.stringify([variant(2400), variant(400)]) });
    await change(2, { checkedKey: mediaFileName(9).slice(0, 32) });
    await change(3, { checkedKey: null, attempts: 10 });
  });
  const { code, bad } = await examine(site.dataDir);
  expect(code).toBe(1);
  expect(bad.slice(0, 3)).toEqual([
    `problem picture sizes: wrong, blurred or too large: 1.jpg (${mediaFileName(1)})`,
    `warning picture sizes: not yet checked: 2.jpg (${mediaFileName(2)})`,
    `problem picture sizes: could not be checked: 3.jpg (${mediaFileName(3)})`,
  ]);
});

test('the doctor names a damaged database, a broken reference, a version and a clock that do not fit', async () => {
  const site = await createSmallSite(0);
  await site.withDatabase(async (db) => {
    await db.$executeRaw`PRAGMA foreign_keys = OFF`;
    await db.$executeRaw`INSERT INTO "ProjectImage" ("projectId", "imageUrl", "updatedAt") VALUES (99, '/x', '2026-01-01T00:00:00+00:00')`;
    await db.$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_job_runs'`;
  });
  const future = new Date(Date.now() + 86_400_000);
  await utimes(join(site.dataDir, 'pano.db'), future, future);
  const { bad } = await examine(site.dataDir);
  expect(bad).toEqual([
    'problem references: rows refer to missing ones: ProjectImage -> Project',
    expect.stringMatching(/^problem version: not applied: \d+_job_runs$/),
    'warning backups: there is none yet',
    expect.stringMatching(/^problem clock: /),
  ]);
  await writeFile(join(site.dataDir, 'pano.db'), Buffer.alloc(8192, 7));
  expect((await examine(site.dataDir)).bad[0]).toMatch(/^problem database: cannot be read: /);
  await rm(join(site.dataDir, 'pano.db'));
  expect((await examine(site.dataDir)).bad[0]).toMatch(/^problem database: there is no /);
  expect((await examine(site.dataDir, { PORT: 'x' })).bad).toEqual([
    expect.stringMatching(/^problem settings: .*PORT: /),
  ]);
});

test('the doctor names jobs that failed, are late or dated in the future; of a stopped site none is late', async () => {
  const site = await createSmallSite(0);
  const day = 24 * 60 * 60 * 1000;
  const ago = (days: number) => new Date(Date.now() - days * day);
  const addRuns = (data: { name: string; startedAt: Date; succeededAt?: Date; failure?: string }[]) =>
    site.withDatabase(async (db) => {
      await db.jobRun.deleteMany();
      await db.jobRun.createMany({ data: data.map((row) => ({ finishedAt: row.startedAt, ...row })) });
    });
  const findings = async () =>
    (await examine(site.dataDir)).bad.filter((finding) => finding.includes('scheduled work'));
  await addRuns([
    { name: 'backup', startedAt: ago(-730), succeededAt: ago(-730) },
    { name: 'contact-mail', startedAt: ago(0), failure: 'no such table' },
    { name: 'pictures', startedAt: ago(0), succeededAt: ago(0.01), failure: 'disk full' },
    { name: 'retention', startedAt: ago(3), succeededAt: ago(3) },
    { name: 'of an older version', startedAt: ago(3), succeededAt: ago(300), failure: 'x' },
  ]);
  expect(await findings()).toEqual([
    expect.stringMatching(/^warning scheduled work: dated more than 5 minutes after \S+: backup$/),
    'problem scheduled work: job "contact-mail" never succeeded; then: no such table',
    expect.stringMatching(/^warning scheduled work: job "pictures" last succeeded at \S+; then: disk full$/),
  ]);
  const server = lockFolder(site.dataDir, 'shared');
  onTestFinished(() => server?.release());
  await addRuns([
    { name: 'contact-mail', startedAt: ago(0), succeededAt: ago(0) },
    { name: 'retention', startedAt: ago(3), succeededAt: ago(3) },
  ]);
  expect(await findings()).toEqual([
    expect.stringMatching(/^problem scheduled work: job "retention" last succeeded at \S+$/),
  ]);
});

test('the doctor says why old messages are not deleted, and which date lies in the future', async () => {
  const site = await createSmallSite(0);
  const messages = ['2020-01-01', '2020-01-02', '2020-01-03', '2099-01-01'].map((day) => ({
    name: day,
    email: 'a@example.com',
    message: 'x',
    createdAt: new Date(day),
  }));
  await site.withDatabase(async (db) => {
    await db.setting.create({ data: { key: 'contactFormMonths', value: '12' } });
    await db.contactForm.createMany({ data: messages });
    await db.retentionCheck.create({ data: { checkedAt: new Date(), state: 'failed', failure: 'no space' } });
  });
  const { code, bad } = await examine(site.dataDir);
  const due = 'due: 3 of 4 messages (2020-01-01T00:00:00.000Z to 2020-01-03T00:00:00.000Z)';
  expect(bad.slice(0, 2)).toEqual([
    expect.stringMatching(/^warning retention: stopped, the clock shows \S+, and there is a date of 2099-01-01T/),
    'warning retention: the newest message is dated in the future: 2099-01-01T00:00:00.000Z',
  ]);
  expect(bad[0]).toContain(`${due}; approved, but it failed: no space`);
  expect(code).toBe(0);
});

test('the doctor names versions of nobody, records that are in two places, and what cannot be read', async () => {
  const site = await createSmallSite(0);
  await site.withDatabase(async (db) => {
    const { id } = await db.service.findFirstOrThrow();
    const revision = { entity: 'service', number: 1, data: '{"title":"Pano"}', origin: 'form' };
    const trash = { entity: 'service', batch: 'x', data: JSON.stringify({ row: { id: 8, version: 1 }, slugs: [] }) };
    await db.revision.createMany({ data: [id, 7, 8].map((record) => ({ ...revision, record })) });
    await db.revision.create({ data: { ...revision, record: id, number: 2, data: '{"title"' } });
    await db.trash.createMany({ data: [id, 8].map((recordId) => ({ ...trash, recordId })) });
    await db.trash.create({ data: { ...trash, recordId: 9, data: '{}' } });
  });
  const { code, bad } = await examine(site.dataDir);
  expect(bad.filter((finding) => finding.includes('history'))).toEqual([
    'problem history and trash: on the site and in the trash at once: service 1',
    'problem history and trash: cannot be read: service 1 version 2, service 9 in the trash',
    'warning history and trash: versions, drafts and schedules of what is gone: service 7',
  ]);
  expect(code).toBe(1);
});

test('the doctor changes nothing, not even in a folder that nothing was written to yet', async () => {
  const site = await createSmallSite(0);
  const names = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted();
  const before = await names(site.dataDir);
  await examine(site.dataDir);
  expect(await names(site.dataDir)).toEqual(before);
  const nowhere = join(await temporaryFolder(), 'data');
  await examine(nowhere);
  expect(existsSync(nowhere)).toBe(false);
});

test('what the doctor cannot look into is a finding among the others', async () => {
  const site = await createSmallSite();
  // As good as out of reach, also for the user who may do everything.
  await mkdir(join(site.dataDir, '.lock'));
  await writeFile(site.folder, 'no folder');
  await rm(join(site.dataDir, 'uploads'), { recursive: true });
  await writeFile(join(site.dataDir, 'uploads'), 'no folder');
  const { code, bad } = await examine(site.dataDir);
  expect(code).toBe(1);
  expect(bad).toEqual([
    expect.stringMatching(/^problem pictures: cannot be checked: .*uploads/),
    expect.stringMatching(/^problem backups: cannot be checked: .*backups/),
    `problem backup folder: ${site.folder} cannot be written`,
    expect.stringMatching(/^problem server: cannot be checked: \w+/),
  ]);
  await mkdir(join(site.dataDir, 'pano.db-wal'));
  const [, database] = (await examine(site.dataDir)).report.findings;
  expect(database).toMatchObject({
    check: 'database',
    state: 'problem',
    advice: expect.stringMatching(/^Give this user/),
  });
});

test('the doctor takes no picture that is being uploaded for a file that nobody needs', async () => {
  const site = await createSmallSite(1);
  let number = 1;
  const comparison = await site.withDatabase((db) =>
    compareMediaFiles(db, {
      // Somebody uploads one before each look at the folder.
      list: async () => {
        number += 1;
        await db.media.create({ data: mediaRow(number) });
        await site.storage.put(mediaFileName(number), Buffer.from('new'), 'image/jpeg');
        return site.storage.list();
      },
    }),
  );
  expect(number).toBeGreaterThan(2);
  expect(comparison).toMatchObject({ missing: [], orphans: [] });
});

test('the doctor names a mail server to which mails may leave unencrypted', async () => {
  const site = await createSmallSite();
  const mailOf = async (SMTP_URL: string) => {
    const { report } = await examine(site.dataDir, { SMTP_URL, MAIL_FROM: 'a@b.example' });
    return report.findings.filter(({ check }) => check === 'mail').map(({ state, detail }) => `${state}: ${detail}`);
  };
  expect(await mailOf('')).toEqual(['ok: no mail server is set up, none leaves']);
  const onScreen = async (encryption: string) => {
    const rest = { provider: 'other', from: 'a@b.example', user: '', sealedPassword: null, recipients: [] };
    const value = JSON.stringify({ ...rest, host: 'mail.b.example', port: 587, encryption });
    const row = { key: 'mail', value };
    await site.withDatabase((db) => db.setting.upsert({ where: { key: 'mail' }, create: row, update: row }));
    return mailOf('');
  };
  expect(await onScreen('starttls')).toEqual(['ok: leaves encrypted or not at all']);
  expect(await onScreen('insecure')).toEqual([
    'warning: may leave unencrypted, or to a server that only claims to be mail.b.example (so set up in the back office)',
  ]);
  expect(await mailOf('smtp://mail.ornek.example:587')).toEqual(['ok: leaves encrypted or not at all']);
  expect(await mailOf('smtp://127.0.0.1:25?insecure=true')).toEqual([
    'warning: may leave unencrypted, or to a server that only claims its name (SMTP_URL has insecure=true)',
  ]);
});
