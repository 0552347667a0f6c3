import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Prisma } from '#generated/sqlite/client';
import { parseModels, sortByDependency, type Table } from '#tables';

const script = fileURLToPath(new URL('../../scripts/models-for-tests.mjs', import.meta.url));

/** The SQL that creates all tables of the models at once, without any migration. */
export const modelsAsSql = (provider: 'sqlite' | 'postgresql'): string =>
  execFileSync(process.execPath, [script, 'sql', provider], { encoding: 'utf8' });

/** The tables that grow with the years. Each has an index over all parts of its search column. */
export const searchedTables = ['Article', 'Project', 'ContactForm'] as const satisfies Prisma.ModelName[];

export type Row = Record<string, unknown>;
type Rows = {
  create: (query: { data: Row }) => Promise<Row>;
  findFirst: (query: { where: Row }) => Promise<Row | null>;
  updateMany: (query: { where: Row; data: Row }) => Promise<{ count: number }>;
};

type Field = { name: string; type: string; parent: { model: string; field: string } | null };

/** Writes, reads and changes a row of every model of a schema, through any client generated from it. */
export function everyModel(models: string) {
  const fieldTexts = parseModels(models);
  const tables = sortByDependency(fieldTexts);
  const fields = new Map(tables.map(({ model }) => [model, parseFields(fieldTexts.get(model) ?? '')]));
  const readFields = ({ model }: Table) => fields.get(model) ?? [];
  const keyValues = ({ key }: Table, row: Row) => Object.fromEntries(key.map((name) => [name, row[name]]));
  return {
    tables,
    /** One row in each table, with a value in each field. */
    writeAll: async (client: object): Promise<Row[]> => {
      const written = new Map<string, Row>();
      for (const table of tables) {
        const number = nextNumber();
        const data = readFields(table).map(({ name, type, parent }) => [
          name,
          parent ? written.get(parent.model)?.[parent.field] : sampleValue(type, name, number),
        ]);
        written.set(table.model, await tableClient(client, table).create({ data: Object.fromEntries(data) }));
      }
      return [...written.values()];
    },
    /** The rows as the client sees them now. */
    readAll: (client: object, rows: Row[]): Promise<(Row | null)[]> =>
      Promise.all(
        tables.map((table, i) => tableClient(client, table).findFirst({ where: keyValues(table, rows[i] ?? {}) })),
      ),
    /** Changes something in each of the rows. */
    changeAll: async (client: object, rows: Row[]): Promise<number> => {
      let changed = 0;
      for (const [i, table] of tables.entries()) {
        const field = readFields(table).find(({ name, parent }) => !parent && !table.key.includes(name));
        const where = keyValues(table, rows[i] ?? {});
        // A row that only links two others has nothing to change.
        if (!field) {
          changed += (await tableClient(client, table).findFirst({ where })) ? 1 : 0;
          continue;
        }
        const data = { [field.name]: sampleValue(field.type, field.name, nextNumber()) };
        changed += (await tableClient(client, table).updateMany({ where, data })).count;
      }
      return changed;
    },
  };
}

const tableClient = (client: object, { name }: Table): Rows => Reflect.get(client, name);

/** The fields that a program sets; not relations and generated ids. */
function parseFields(body: string): Field[] {
  const lines = [...body.matchAll(/^ +(\w+) +(\w+)(\?|\[\])? *(.*)$/gm)];
  const parents = new Map(
    lines.flatMap(([, , model = '', , rest = '']) => {
      const [, name, field = ''] = /fields: \[(\w+)\], references: \[(\w+)\]/.exec(rest) ?? [];
      return name ? [[name, { model, field }] as const] : [];
    }),
  );
  return lines.flatMap(([, name = '', type = '', , rest = '']) =>
    /^(?:String|Int|BigInt|Float|Boolean|DateTime)$/.test(type) && !rest.includes('autoincrement()')
      ? [{ name, type, parent: parents.get(name) ?? null }]
      : [],
  );
}

let number = 1000;
/** Numbers that no test or program writes otherwise. */
const nextNumber = () => ++number;

function sampleValue(type: string, name: string, number: number): unknown {
  if (type === 'Int') return number;
  if (type === 'BigInt') return BigInt(number);
  if (type === 'Float') return number / 4;
  if (type === 'Boolean') return number % 2 === 0;
  return type === 'DateTime' ? new Date(1_700_000_000_000 + number) : `${name} ${number}`;
}
