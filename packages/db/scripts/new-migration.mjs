// Writes the next migration for every provider: the difference between the models of the last migration and those of today.
// Usage: npm run db:migration -- add_something
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames, migrationsDir, modelsName, providers, readModels, writeTo } from './schema.mjs';
import { diffModels } from './schema-engine.mjs';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error(
    'Give the migration a name of lower-case letters, digits and underscores: npm run db:migration -- add_something',
  );
  process.exit(1);
}

const snapshotFile = join(migrationsDir, modelsName);
const before = existsSync(snapshotFile) ? readFileSync(snapshotFile, 'utf8') : '';
const after = readModels();
const scripts = await Promise.all(
  providers.map(async (provider) => ({ provider, sql: await diffModels(provider, before, after) })),
);
if (scripts.every(({ sql }) => sql.trim() === '' || sql.includes('This is an empty migration'))) {
  console.log('The models have not changed since the last migration.');
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const folder = join(migrationsDir, `${stamp}_${name}`);
for (const { provider, sql } of scripts) writeTo(join(folder, `${provider}.sql`), sql);
writeTo(snapshotFile, after);
// Kept for the previous and for this version: a test runs both side by side. Older ones are not needed.
const [, ...older] = migrationNames()
  .slice(0, -1)
  .map((old) => join(migrationsDir, old, modelsName))
  .filter((path) => existsSync(path))
  .reverse();
for (const old of older) rmSync(old);
writeTo(join(folder, modelsName), after);
console.log(`Wrote a file for each database to prisma/migrations/${stamp}_${name}; read them before you commit them.`);
