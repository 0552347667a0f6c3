// What the tests need of the models, as programs of their own: Prisma's schema engine and generator load slowly.
// Usage: node models-for-tests.mjs sql|previous-client sqlite|postgresql
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateClient, packageRoot, readModels, readPreviousModels, schemaFor } from './schema.mjs';

const [command, provider] = process.argv.slice(2);
console.log(command === 'sql' ? await createTablesSql() : generatePreviousClient());

/** The SQL that creates all tables of the models at once. The drift test compares the migrations with it. */
async function createTablesSql() {
  const { diffModels } = await import('./schema-engine.mjs');
  return diffModels(provider, '', readModels());
}

/** Generates the client of the previous version, from the models before the last migration; its file and its models. */
function generatePreviousClient() {
  const folder = join(packageRoot, 'prisma/.build/previous', provider);
  const models = readPreviousModels();
  const [schemaFile, file] = [join(folder, 'schema.prisma'), join(folder, 'client/client.ts')];
  const schema = schemaFor(provider, models, './client');
  const isUpToDate = existsSync(file) && readFileSync(schemaFile, 'utf8') === schema;
  if (!isUpToDate) generateClient(schemaFile, schema);
  return JSON.stringify({ file, models });
}
