// Prisma's schema engine, compiled to WebAssembly, for comparing schemas without a database.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

/** The SQL that leads from one Prisma schema to another. */
export async function diffSchemas(before, after) {
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const wasm = await readFile(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaBetterSqlite3({ url: ':memory:' }));
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
