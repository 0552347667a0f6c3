import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from './client';
import { applyMigrations } from './migrate';

export type TestDatabase = { db: Database; url: string; close: () => Promise<void> };

/** An empty database with all migrations applied, in a temporary folder of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'pano-db-'));
  const file = join(folder, 'pano.db');
  await copyFile(await migratedTemplate(), file);
  const db = await openDatabase(`file:${file}`);
  const close = async () => {
    await db.$disconnect();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, url: `file:${file}`, close };
}

let template: Promise<string> | undefined;

// Migrating takes far longer than copying the result, so each test process migrates once.
function migratedTemplate(): Promise<string> {
  template ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pano-db-template-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'template.db');
    await applyMigrations(`file:${file}`);
    return file;
  })();
  return template;
}
