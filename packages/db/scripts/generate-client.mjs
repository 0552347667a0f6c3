import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { packageRoot, writeTo } from './schema.mjs';

const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');

/** Writes a schema to a file and the Prisma client to where the schema says. */
export function generateClient(schemaFile, schema) {
  writeTo(schemaFile, schema);
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
}
