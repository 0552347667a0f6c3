// Writes src/generated: the Prisma client, and the schema and the migrations as text for the migration engine.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot, readMigrations, readModels, schemaFor, writeTo } from './schema.mjs';

const provider = 'sqlite';
const schemaFile = join(packageRoot, 'prisma/.build', provider, 'schema.prisma');
const generated = join(packageRoot, 'src/generated');

rmSync(generated, { recursive: true, force: true });
writeTo(schemaFile, schemaFor(provider, readModels()));

const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');
execFileSync(process.execPath, [prisma, 'generate', '--schema', schemaFile], {
  stdio: ['ignore', 'ignore', 'inherit'],
  cwd: packageRoot,
  // Generating needs no schema engine, yet Prisma would download one; any executable stands in for it.
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  },
});

writeTo(
  join(generated, 'migrations.ts'),
  `// Generated from prisma/. Do not edit.
export const schema = ${JSON.stringify(schemaFor(provider, readModels()))};
export const migrations: { name: string; sql: string }[] = ${JSON.stringify(readMigrations(), null, 2)};
`,
);
