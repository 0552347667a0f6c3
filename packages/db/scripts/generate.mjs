// Writes src/generated: for each provider the Prisma client, and the schema and the migrations as text for the
// migration engine.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { migrationNames, packageRoot, providers, readMigrations, readModels, schemaFor, writeTo } from './schema.mjs';

const generated = join(packageRoot, 'src/generated');
const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');

rmSync(generated, { recursive: true, force: true });
for (const provider of providers) {
  const schemaFile = join(packageRoot, 'prisma/.build', provider, 'schema.prisma');
  writeTo(schemaFile, schemaFor(provider, readModels()));
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
    join(generated, provider, 'migrations.ts'),
    `// Generated from prisma/. Do not edit.
export const schema = ${JSON.stringify(schemaFor(provider, readModels()))};
export const migrations: { name: string; sql: string }[] = ${JSON.stringify(readMigrations(provider), null, 2)};
`,
  );
}
writeTo(
  join(generated, 'migration-names.ts'),
  `// Generated from prisma/. Do not edit.
export const migrationNames: string[] = ${JSON.stringify(migrationNames(), null, 2)};
`,
);
