// The Prisma models are written once, a file for each entity; Prisma needs them together with a generator and a datasource.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const schemaDir = join(packageRoot, 'prisma/schema');
/** The databases that the models are translated for. */
export const providers = ['sqlite', 'postgresql'];
export const migrationsDir = join(packageRoot, 'prisma/migrations');

/** All models as one text, in the order of their file names. */
export function readModels() {
  const files = readdirSync(schemaDir)
    .filter((name) => name.endsWith('.prisma'))
    .sort();
  return files.map((name) => readFileSync(join(schemaDir, name), 'utf8')).join('\n');
}

/** Where migrations have kept the models as they left them, newest first; one that changed none need not have. */
export const listSnapshots = (names = migrationNames()) =>
  names
    .map(snapshotOf)
    .filter((path) => existsSync(path))
    .reverse();

export const snapshotOf = (migration) => join(migrationsDir, migration, 'models.prisma');

/** The models as the migration before the last one left them. */
export function readPreviousModels() {
  const [file] = listSnapshots(migrationNames().slice(0, -1));
  if (file) return readFileSync(file, 'utf8');
  throw new Error(
    'No migration before the last one has kept its models.prisma: take it from the history of the project.',
  );
}

/** A complete schema of the models for one provider. */
export function schemaFor(provider, models, output = `../../../src/generated/${provider}`) {
  return `generator client {
  provider            = "prisma-client"
  compilerBuild       = "small"
  output              = "${output}"
  importFileExtension = "ts"
}

datasource db {
  provider = "${provider}"
}

${models}`;
}

/** The migrations on disk, oldest first. */
export function migrationNames() {
  return readdirSync(migrationsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The migrations on disk as one provider takes them, oldest first. */
export const readMigrations = (provider) => migrationNames().map((name) => ({ name, sql: readSql(name, provider) }));

function readSql(name, provider) {
  const file = join(migrationsDir, name, `${provider}.sql`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `The migration ${name} has no ${provider}.sql: delete its folder and write the migration again with npm run db:migration.`,
  );
}

export function writeTo(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');

/** Writes a schema to a file and the Prisma client to where the schema says. */
export function generateClient(schemaFile, schema) {
  writeTo(schemaFile, schema);
  execFileSync(process.execPath, [prisma, 'generate', '--schema', schemaFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: packageRoot,
    // Generating needs no schema engine, yet Prisma would download one; any executable replaces it.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
}
