import { loadDriver } from './client';
import { isPostgres, type SchemaObject } from './driver';
import { migrationNames } from './generated/migration-names';

type SchemaDifferences = {
  /** What no migration makes. */
  added: SchemaObject[];
  /** What a migration makes otherwise. */
  altered: SchemaObject[];
  /** What the migrations make and the database lacks. PostgreSQL may lack indexes for searching, so nothing is said there. */
  missing: SchemaObject[];
};

/**
 * Compares what a database consists of with what the migrations make, up to the last one that it has seen. Changes nothing.
 * @param applied the names of those that it has seen, oldest first
 */
export async function compareSchema(url: string, applied: readonly string[]): Promise<SchemaDifferences> {
  const { readSchema } = await loadDriver(url);
  const last = applied.at(-1) ?? '';
  const { present, expected } = await readSchema(migrationNames.filter((name) => name <= last));
  const presentNames = new Set(present.map(nameOf));
  const definitions = new Map(expected.map((object) => [nameOf(object), plainDefinition(object)]));
  const isExpected = (object: SchemaObject) => definitions.has(nameOf(object));
  return {
    added: present.filter((object) => !isExpected(object)),
    altered: present.filter(
      (object) => isExpected(object) && definitions.get(nameOf(object)) !== plainDefinition(object),
    ),
    missing: isPostgres(url) ? [] : expected.filter((object) => !presentNames.has(nameOf(object))),
  };
}

const nameOf = ({ type, name }: SchemaObject) => `${type} ${name}`;

/** Versions of SQLite differ in how they quote and space what a later statement has renamed. */
const plainDefinition = ({ definition }: SchemaObject) => definition.replaceAll(/["`\s]/g, '');

/** As in "trigger copy on ContactForm". */
export const describeObject = ({ type, name, table }: SchemaObject): string =>
  name === table ? `${type} ${name}` : `${type} ${name} on ${table}`;
