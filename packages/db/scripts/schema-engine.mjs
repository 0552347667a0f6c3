// Prisma's schema engine, compiled to WebAssembly, for comparing schemas without a database.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as engineBindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { schemaFor } from './schema.mjs';

const adapters = {
  sqlite: () => new PrismaBetterSqlite3({ url: ':memory:' }),
  postgresql: () => fakePostgres,
};

// The engine queries the version of the server before it compares two models; this fake connection returns one.
const fakePostgres = {
  provider: 'postgres',
  adapterName: 'fake',
  connect: async () => connection,
  connectToShadowDb: async () => connection,
};
const connection = {
  provider: 'postgres',
  adapterName: 'fake',
  queryRaw: async () => ({
    columnNames: ['exists', 'version', 'numeric_version'],
    columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
    rows: [[true, 'PostgreSQL 16.0', 160_000]],
  }),
  executeRaw: async () => 0,
  executeScript: async () => {},
  getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
  dispose: async () => {},
};

/** The SQL for one provider that leads from one state of the models to another. */
export async function diffModels(provider, before, after) {
  const sql = await diffSchemas(provider, schemaFor(provider, before), schemaFor(provider, after));
  // Texts compare by code point, as they do in SQLite: the same order of rows whatever the locale of the server.
  return provider === 'postgresql' ? sql.replace(/ TEXT\b/g, ' TEXT COLLATE "C"') : sql;
}

const bindings = await loadBindings();

async function diffSchemas(provider, before, after) {
  const adapter = bindMigrationAwareSqlAdapterFactory(adapters[provider]());
  const engine = await bindings.SchemaEngine.new({ datamodels: [['schema.prisma', after]] }, () => {}, adapter);
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatamodel', files: [{ path: 'before.prisma', content: before }] },
    to: { tag: 'schemaDatamodel', files: [{ path: 'after.prisma', content: after }] },
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? '';
}

async function loadBindings() {
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const wasm = await readFile(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': engineBindings });
  engineBindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return engineBindings;
}
