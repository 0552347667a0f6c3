// Prints the SQL that makes all tables of the models at once. The drift test compares the migrations with it.
// Usage: node print-sql.mjs sqlite|postgresql
import { readModels } from './schema.mjs';
import { diffModels } from './schema-engine.mjs';

console.log(await diffModels(process.argv[2], '', readModels()));
