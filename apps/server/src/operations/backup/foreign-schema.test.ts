import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sqliteFile } from '@pano/db';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { callPano } from '#testing/run-pano';
import { createSmallSite } from '#testing/small-site';
import { temporaryFolder } from '#testing/start-api';
import { silentProgress } from '../progress';
import { writeArchive } from './archive-writer';
import { createBackup } from './create-backup';
import { readBackup } from './read-backup';
import { restoreBackup } from './restore-backup';

/** What somebody may have added to a database, by the name that is said of it. */
const additions: Record<string, string> = {
  'trigger copy on ContactForm': `CREATE TRIGGER copy AFTER INSERT ON "ContactForm" BEGIN
    UPDATE "Article" SET "excerpt" = new."message"; END`,
  'trigger Article_search_insert on Article': `DROP TRIGGER "Article_search_insert";
    CREATE TRIGGER "Article_search_insert" AFTER INSERT ON "Article" BEGIN SELECT 1; END`,
  'view people': 'CREATE VIEW people AS SELECT "email" FROM "User"',
  'index mails on ContactForm': 'CREATE INDEX mails ON "ContactForm" ("email")',
  'table notes': 'CREATE TABLE notes (text)',
  'table Keyword': 'ALTER TABLE "Keyword" ADD COLUMN "secret" TEXT',
};

const change = (file: string, sql: string) => new Sqlite(file).exec(sql).close();
type Site = Awaited<ReturnType<typeof createSmallSite>>;

/** A backup of the site whose database was changed afterwards, with checksums that fit. */
async function changedBackup(site: Site, sql: string): Promise<string> {
  const folder = await temporaryFolder();
  const { file, manifest } = await createBackup(site, { folder });
  const { database, uploads } = await readBackup(file, await temporaryFolder());
  change(database, sql);
  const changed = join(folder, 'changed.tar.gz');
  const archive = writeArchive(changed);
  const files = [];
  for (const { path } of manifest.files) {
    const place = path.startsWith('uploads/') ? join(uploads, path.slice(8)) : database;
    files.push(await archive.add(path, (await stat(place)).size, createReadStream(place)));
  }
  await archive.addText('manifest.json', JSON.stringify({ ...manifest, files }));
  await archive.finish();
  return changed;
}

const findSchema = async (site: Site) => {
  const { out } = await callPano(site.dataDir, ['doctor', '--json'], { PUBLIC_URL: 'https://ornek.example' });
  const { findings }: { findings: { check: string; state: string; detail: string }[] } = JSON.parse(out);
  return findings.find(({ check }) => check === 'schema');
};

test.each(Object.entries(additions))(
  'a backup with a %s is not restored, and the doctor names it',
  async (name, sql) => {
    const site = await createSmallSite(1);
    expect(await findSchema(site)).toMatchObject({ state: 'ok' });
    const changed = await changedBackup(site, sql);
    const before = await readFile(sqliteFile(site.databaseUrl));
    await expect(restoreBackup({ ...site, bucket: null }, changed, silentProgress)).rejects.toThrow(
      `has what no version of Pano makes (${name}), so it is not restored.`,
    );
    expect((await readFile(sqliteFile(site.databaseUrl))).equals(before)).toBe(true);
    change(sqliteFile(site.databaseUrl), sql);
    expect(await findSchema(site)).toMatchObject({ state: 'problem', detail: `no version of Pano makes: ${name}` });
  },
);

test('what is missing is named by the doctor, and a backup that lacks it is not restored', async () => {
  const site = await createSmallSite(1);
  const sql = 'DROP INDEX "Article_slug_key"';
  const changed = await changedBackup(site, sql);
  await expect(restoreBackup({ ...site, bucket: null }, changed, silentProgress)).rejects.toThrow(
    'is damaged (no index Article_slug_key on Article)',
  );
  change(sqliteFile(site.databaseUrl), sql);
  expect(await findSchema(site)).toMatchObject({
    state: 'problem',
    detail: 'missing: index Article_slug_key on Article',
  });
});

test('a backup of a database with more than the migrations make is one of what they make, and is restored', async () => {
  const site = await createSmallSite(1);
  const { 'table Keyword': _, 'trigger Article_search_insert on Article': _own, ...removable } = additions;
  for (const sql of Object.values(removable)) change(sqliteFile(site.databaseUrl), sql);
  const { file } = await createBackup(site, { folder: await temporaryFolder() });
  const target = { ...site, dataDir: await temporaryFolder(), bucket: null };
  change(sqliteFile(site.databaseUrl), additions['table Keyword'] ?? '');
  await expect(createBackup(site, { folder: await temporaryFolder() })).rejects.toThrow('was altered (table Keyword)');
  await restoreBackup({ ...target, databaseUrl: `file:${join(target.dataDir, 'pano.db')}` }, file, silentProgress);
  expect(await findSchema({ ...site, dataDir: target.dataDir })).toMatchObject({ state: 'ok' });
});
