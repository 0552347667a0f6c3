import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { Database } from './client';
import { driverFor } from './driver';
import { isTableMissing } from './errors';
import { migrationNames } from './generated/migration-names';

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

/**
 * Applies all pending migrations with Prisma's own schema engine, compiled to WebAssembly, through the driver that
 * also serves queries: no engine binary is downloaded. It keeps the usual `_prisma_migrations` table.
 * @returns the names of the migrations it applied
 */
export async function applyMigrations(url: string): Promise<string[]> {
  const connections: SqlDriverAdapter[] = [];
  const { schema, migrations, adapter } = await driverFor(url);
  const factory = adapter();
  const engine = await startEngine(schema, remembering(factory, connections));
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir: '/migrations',
        lockfile: { path: 'migration_lock.toml', content: `provider = "${lockName(factory)}"\n` },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
        })),
      },
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
    await Promise.all(connections.map((connection) => connection.dispose()));
  }
}

/** Notes the connections that the engine opens, since it never closes them itself. */
function remembering(factory: SqlMigrationAwareDriverAdapterFactory, connections: SqlDriverAdapter[]) {
  const note = async (opening: Promise<SqlDriverAdapter>) => {
    const connection = await opening;
    connections.push(connection);
    return connection;
  };
  return {
    ...factory,
    connect: () => note(factory.connect()),
    connectToShadowDb: () => note(factory.connectToShadowDb()),
  };
}

/** Adapters and migration folders call the same database by different names. */
const lockName = ({ provider }: SqlMigrationAwareDriverAdapterFactory) =>
  provider === 'postgres' ? 'postgresql' : provider;

async function startEngine(schema: string, factory: SqlMigrationAwareDriverAdapterFactory) {
  engineModule ??= loadEngineModule();
  const { SchemaEngine } = await engineModule;
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  return SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter);
}

// The bindings hold their instance in a module variable: a second one would pull the memory from under the first.
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
