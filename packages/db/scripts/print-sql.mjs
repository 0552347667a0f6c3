// Prints the SQL that makes all tables of the models at once. The drift test compares the migrations with it.
import { readModels, schemaFor } from './schema.mjs';
import { diffSchemas } from './schema-engine.mjs';

console.log(await diffSchemas(schemaFor('sqlite', ''), schemaFor('sqlite', readModels())));
