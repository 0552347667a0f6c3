import { inOrder, modelsIn, type Table } from '#tables';

export type Row = Record<string, unknown>;
type Rows = {
  create: (query: { data: Row }) => Promise<Row>;
  findFirst: (query: { where: Row }) => Promise<Row | null>;
  updateMany: (query: { where: Row; data: Row }) => Promise<{ count: number }>;
};

type Field = { name: string; type: string; parent: { model: string; field: string } | null };

/** Every model of a schema with rows for it, through whichever client knows the models. */
export function everyModel(models: string) {
  const bodies = modelsIn(models);
  const tables = inOrder(bodies);
  const fields = new Map(tables.map(({ model }) => [model, fieldsIn(bodies.get(model) ?? '')]));
  const fieldsOf = ({ model }: Table) => fields.get(model) ?? [];
  const keyOf = ({ key }: Table, row: Row) => Object.fromEntries(key.map((name) => [name, row[name]]));
  return {
    tables,
    /** One row in each table, with a value in each field. */
    writeAll: async (client: object): Promise<Row[]> => {
      const written = new Map<string, Row>();
      for (const table of tables) {
        const number = nextNumber();
        const data = fieldsOf(table).map(({ name, type, parent }) => [
          name,
          parent ? written.get(parent.model)?.[parent.field] : sample(type, name, number),
        ]);
        written.set(table.model, await rowsOf(client, table).create({ data: Object.fromEntries(data) }));
      }
      return [...written.values()];
    },
    /** The rows as the client sees them now. */
    readAll: (client: object, rows: Row[]): Promise<(Row | null)[]> =>
      Promise.all(tables.map((table, i) => rowsOf(client, table).findFirst({ where: keyOf(table, rows[i] ?? {}) }))),
    /** Changes something in each of the rows. */
    changeAll: async (client: object, rows: Row[]): Promise<number> => {
      let changed = 0;
      for (const [i, table] of tables.entries()) {
        const field = fieldsOf(table).find(({ name, parent }) => !parent && !table.key.includes(name));
        const where = keyOf(table, rows[i] ?? {});
        const data = field ? { [field.name]: sample(field.type, field.name, nextNumber()) } : {};
        changed += (await rowsOf(client, table).updateMany({ where, data })).count;
      }
      return changed;
    },
  };
}

const rowsOf = (client: object, { name }: Table): Rows => Reflect.get(client, name);

/** The fields that a program fills in. */
function fieldsIn(body: string): Field[] {
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
/** Far from what a program writes by itself. */
const nextNumber = () => ++number;

function sample(type: string, name: string, number: number): unknown {
  if (type === 'Int') return number;
  if (type === 'BigInt') return BigInt(number);
  if (type === 'Float') return number / 4;
  if (type === 'Boolean') return number % 2 === 0;
  return type === 'DateTime' ? new Date(1_700_000_000_000 + number) : `${name} ${number}`;
}
