// Writes the next migration for every provider: the difference between the models of the last migration and those of today.
// Usage: npm run db:migration -- add_something
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listSnapshots, migrationsDir, providers, readModels, snapshotOf, writeTo } from './schema.mjs';
import { diffModels } from './schema-engine.mjs';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error(
    'Give the migration a name of lower-case letters, digits and underscores: npm run db:migration -- add_something',
  );
  process.exit(1);
}

const [last, ...older] = listSnapshots();
const before = last ? readFileSync(last, 'utf8') : '';
const after = readModels();
const scripts = await Promise.all(
  providers.map(async (provider) => ({ provider, sql: await diffModels(provider, before, after) })),
);
if (scripts.every(({ sql }) => sql.trim() === '' || sql.includes('This is an empty migration'))) {
  console.log('The models have not changed since the last migration.');
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const migration = `${stamp}_${name}`;
for (const { provider, sql } of scripts) writeTo(join(migrationsDir, migration, `${provider}.sql`), sql);
writeTo(snapshotOf(migration), after);
// A test runs the previous and this version side by side. Older models are not read.
for (const snapshot of older) rmSync(snapshot);
console.log(`Wrote a file for each database to prisma/migrations/${migration}; read them before you commit them.`);
