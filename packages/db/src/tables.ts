import { schema } from './generated/sqlite/migrations';

/** A model, parsed from the text of the schema. */
export type Table = {
  model: string;
  /** Its name in the client: `projectImage`. */
  name: string;
  /** The fields of its primary key. */
  key: string[];
};

/** Counters that instances share; they hold no content of the site. */
const counterModels = new Set(['ChangeCount', 'RateLimit']);

/** The models of a schema by name, each with the text of its fields. */
export const parseModels = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => [name, body]));

const models = parseModels(schema);

/** All tables of the site, each after the tables that it refers to. */
export const siteTables = (): Table[] => sortByDependency(models).filter(({ model }) => !counterModels.has(model));

/** Sorts the models so that each comes after those that it refers to. */
export function sortByDependency(models: Map<string, string>): Table[] {
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const parent of parentModels(models.get(name) ?? '')) if (parent !== name) add(parent);
    ordered.push(name);
  };
  for (const name of models.keys()) add(name);
  return ordered.map((model) => ({
    model,
    name: model.charAt(0).toLowerCase() + model.slice(1),
    key: primaryKey(models.get(model) ?? ''),
  }));
}

/** The models that the foreign keys of a model refer to. */
const parentModels = (body: string) =>
  [...body.matchAll(/^ +\w+ +(\w+)\??.*@relation\(.*fields:/gm)].map(([, type = '']) => type);

function primaryKey(body: string): string[] {
  const several = /@@id\(\[(.*?)\]/.exec(body)?.[1];
  return several ? several.split(/,\s*/) : [/^ +(\w+).* @id\b/m.exec(body)?.[1] ?? ''];
}

/** The tables whose rows a foreign key deletes or changes when a row of the table is deleted, also in several steps. */
export function tablesChangedByDelete(table: string): Set<string> {
  const changed = new Set<string>();
  const addChildren = (parent: string) => {
    for (const [child, body] of models) {
      if (changed.has(child) || !cascadesFrom(parent, body)) continue;
      changed.add(child);
      addChildren(child);
    }
  };
  addChildren(table);
  return changed;
}

const cascadesFrom = (parent: string, body: string) =>
  [...body.matchAll(/^ +\w+ +(\w+)\??.*@relation\((.*fields:.*)\)/gm)].some(
    ([, type, relation = '']) => type === parent && !/onDelete: (?:Restrict|NoAction)/.test(relation),
  );
