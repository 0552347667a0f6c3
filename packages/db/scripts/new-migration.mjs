// Writes the next migration: the difference between the models of the last migration and those of today.
// Usage: npm run db:migration -- add_something
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsDir, readModels, schemaFor, writeTo } from './schema.mjs';
import { diffSchemas } from './schema-engine.mjs';

const provider = 'sqlite';
const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error(
    'Give the migration a name of lower-case letters, digits and underscores: npm run db:migration -- add_something',
  );
  process.exit(1);
}

const snapshotFile = join(migrationsDir, 'models.prisma');
const before = existsSync(snapshotFile) ? readFileSync(snapshotFile, 'utf8') : '';
const after = readModels();
const sql = await diffSchemas(schemaFor(provider, before), schemaFor(provider, after));
if (sql.trim() === '' || sql.includes('This is an empty migration')) {
  console.log('The models have not changed since the last migration.');
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
writeTo(join(migrationsDir, `${stamp}_${name}`, 'migration.sql'), sql);
writeTo(snapshotFile, after);
console.log(`Wrote prisma/migrations/${stamp}_${name}/migration.sql; read it before you commit it.`);
