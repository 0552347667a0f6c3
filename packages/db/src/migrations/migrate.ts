import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { loadDriver, openDatabase } from '#client';
import { type Database, isPostgres } from '#driver';
import { isTableMissing } from '#errors';
import { migrationNames } from '#generated/migration-names';
import { inspectDatabase, listAppliedToFile } from '#inspect';
import { withDatabaseCopy } from '#sqlite/database-copy';
import { sqliteFile } from '#sqlite/database-file';

export { migrationNames };

/** The names of the migrations that this program carries and the database has not seen. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const applied = await appliedMigrations(db);
  return migrationNames.filter((name) => !applied.has(name));
}

async function appliedMigrations(db: Database): Promise<Set<string>> {
  try {
    const rows = await db.$queryRaw<{ migration_name: string }[]>`
      SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
    return new Set(rows.map((row) => row.migration_name));
  } catch (error) {
    if (isTableMissing(error)) return new Set();
    throw error;
  }
}

/** The pending migrations of the database at an address, which need not exist yet. */
export const pendingAt = async (url: string): Promise<string[]> => (await migrationsAt(url)).pending;

/**
 * Which migrations of this program the database at an address, which need not exist yet, has not seen; and which
 * applied migrations this program does not know, because a newer version made them.
 */
export async function migrationsAt(url: string): Promise<{ pending: string[]; unknown: string[] }> {
  // Opening would create an empty file, and an existing file counts as an existing site.
  if (!isPostgres(url) && !existsSync(sqliteFile(url))) return { pending: migrationNames, unknown: [] };
  const applied = isPostgres(url) ? await listAppliedToServer(url) : new Set(listAppliedToFile(sqliteFile(url)));
  return {
    pending: migrationNames.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !migrationNames.includes(name)).toSorted(),
  };
}

async function listAppliedToServer(url: string): Promise<Set<string>> {
  const db = await openDatabase(url);
  try {
    return await appliedMigrations(db);
  } finally {
    await db.$disconnect();
  }
}

/**
 * Applies all pending migrations with Prisma's own schema engine, compiled to WebAssembly, through the driver that
 * also serves queries: no engine binary is downloaded. It keeps the usual `_prisma_migrations` table.
 * @param until the last one to apply
 * @returns the names of the migrations it applied
 */
export async function applyMigrations(url: string, until = migrationNames.at(-1) ?? ''): Promise<string[]> {
  const { schema, migrations, withMigrationFactory } = await loadDriver(url);
  return withMigrationFactory(async (factory) => {
    const engine = await startEngine(schema, factory);
    try {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: {
          baseDir: '/migrations',
          lockfile: { path: 'migration_lock.toml', content: `provider = "${lockfileProvider(factory)}"\n` },
          shadowDbInitScript: '',
          migrationDirectories: migrations
            .filter(({ name }) => name <= until)
            .map(({ name, sql }) => ({
              path: name,
              migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
            })),
        },
        filters: { externalTables: [], externalEnums: [] },
      });
      return appliedMigrationNames;
    } finally {
      engine.free();
    }
  });
}

/**
 * Applies all pending migrations on a copy, which replaces the database only when all of them succeeded and the result
 * passes the checks. A migration that fails or is interrupted leaves the database unchanged. PostgreSQL needs no copy:
 * there all migrations are one transaction.
 * @param keepAs where the file as it was before is kept
 * @returns the names of the migrations it applied
 */
export async function migrateOnCopy(url: string, keepAs: string): Promise<string[]> {
  if (isPostgres(url)) return applyMigrations(url);
  const references = existsSync(sqliteFile(url)) ? (await inspectDatabase(url)).brokenReferences : [];
  return withDatabaseCopy(url, keepAs, async (copy) => {
    const applied = await applyMigrations(copy);
    const { damage, brokenReferences } = await inspectDatabase(copy);
    const broken = brokenReferences.length > references.length ? brokenReferences : [];
    const faults = [...damage, ...broken];
    if (faults.length > 0) throw new Error(`The migrated database is not sound: ${faults.join('; ')}`);
    return applied;
  });
}

/** The name of the database in a migration folder; adapters call PostgreSQL by another one. */
const lockfileProvider = ({ provider }: SqlMigrationAwareDriverAdapterFactory) =>
  provider === 'postgres' ? 'postgresql' : provider;

async function startEngine(schema: string, factory: SqlMigrationAwareDriverAdapterFactory) {
  engineModule ??= loadEngineModule();
  const { SchemaEngine } = await engineModule;
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  return SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter);
}

// The bindings keep their instance in a module variable: a second one would break the first.
let engineModule: ReturnType<typeof loadEngineModule> | undefined;

async function loadEngineModule() {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const wasm = await readFile(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return bindings;
}
