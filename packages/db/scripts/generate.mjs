// Writes src/generated: for each provider the Prisma client, and the schema and the migrations as text for the
// migration engine.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  generateClient,
  migrationNames,
  packageRoot,
  providers,
  readMigrations,
  readModels,
  schemaFor,
  writeTo,
} from './schema.mjs';

const generated = join(packageRoot, 'src/generated');

rmSync(generated, { recursive: true, force: true });
for (const provider of providers) {
  generateClient(join(packageRoot, 'prisma/.build', provider, 'schema.prisma'), schemaFor(provider, readModels()));
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
