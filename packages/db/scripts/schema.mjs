// The Prisma models are written once, a file for each entity; Prisma wants them beside a generator and a datasource.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const schemaDir = join(packageRoot, 'prisma/schema');
export const migrationsDir = join(packageRoot, 'prisma/migrations');

/** All models as one text, in the order of their file names. */
export function readModels() {
  const files = readdirSync(schemaDir)
    .filter((name) => name.endsWith('.prisma'))
    .sort();
  return files.map((name) => readFileSync(join(schemaDir, name), 'utf8')).join('\n');
}

/** A complete schema of the models for one provider. */
export function schemaFor(provider, models) {
  return `generator client {
  provider            = "prisma-client"
  output              = "../../../src/generated/${provider}"
  importFileExtension = "ts"
}

datasource db {
  provider = "${provider}"
}

${models}`;
}

/** The migrations on disk, oldest first. */
export function readMigrations() {
  return readdirSync(migrationsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(migrationsDir, name, 'migration.sql'), 'utf8') }));
}

export function writeTo(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
