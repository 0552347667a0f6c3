// Writes the client of the version before, made of the models as the migration before the last one left them, and prints
// its file and its models. Usage: node previous-client.mjs sqlite|postgresql
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateClient } from './generate-client.mjs';
import { packageRoot, readPreviousModels, schemaFor } from './schema.mjs';

const provider = process.argv[2];
const folder = join(packageRoot, 'prisma/.build/previous', provider);
const models = readPreviousModels();
const [schemaFile, file] = [join(folder, 'schema.prisma'), join(folder, 'client/client.ts')];
const schema = schemaFor(provider, models, './client');
const isThere = existsSync(file) && readFileSync(schemaFile, 'utf8') === schema;
if (!isThere) generateClient(schemaFile, schema);
console.log(JSON.stringify({ file, models }));
