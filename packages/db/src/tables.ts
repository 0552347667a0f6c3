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

const contentByTable = new Map([...models].map(([model, body]) => [model, parseContentColumns(body)]));

/** The columns that hold content: an update of any other column may unpublish its row. None of an unknown table. */
export const contentColumns = (table: string): ReadonlySet<string> => contentByTable.get(table) ?? new Set();

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

/** The tables with a column `visible` that a row always belongs to, each with the column that refers to it. */
export const requiredParents = (table: string): { column: string; parent: string }[] =>
  [...(models.get(table) ?? '').matchAll(/^ +\w+ +(\w+) +@relation\(fields: \[(\w+)\]/gm)]
    .map(([, parent = '', column = '']) => ({ column, parent }))
    .filter(({ parent }) => /^ +visible +Boolean\b/m.test(models.get(parent) ?? ''));

/** The models that the foreign keys of a model refer to. */
const parentModels = (body: string) =>
  [...body.matchAll(/^ +\w+ +(\w+)\??.*@relation\(.*fields:/gm)].map(([, type = '']) => type);

/**
 * Texts and numbers are content, except those that say which row it is; so are the times that the database sets. Booleans
 * show or hide, and other times may be dates of publication. The comment of a column that is an exception says
 * "May unpublish." or "Cannot unpublish."
 */
export function parseContentColumns(body: string): Set<string> {
  const identifying = identifyingColumns(body);
  const columns = body.matchAll(/^((?: +\/\/\/.*\n)*) +(\w+) +(\w+)\b(.*)$/gm);
  const content = [...columns].filter(([, comment = '', name = '', type = '', attributes = '']) => {
    if (comment.includes('May unpublish.') || identifying.has(name)) return false;
    return (
      /^(?:String|Int|BigInt|Float)$/.test(type) ||
      /@updatedAt|@default\(now\(\)\)/.test(attributes) ||
      comment.includes('Cannot unpublish.')
    );
  });
  return new Set(content.map(([, , name = '']) => name));
}

/** The primary key, the foreign keys, and what is unique with one of these, such as the language of a translation. */
function identifyingColumns(body: string): Set<string> {
  const foreign = [...body.matchAll(/@relation\(.*fields: \[(.*?)\]/g)].flatMap(([, names]) => splitNames(names));
  const unique = [...body.matchAll(/@@unique\(\[(.*?)\]/g)].map(([, names]) => splitNames(names));
  const withForeign = unique.filter((names) => names.some((name) => foreign.includes(name)));
  return new Set([...primaryKey(body), ...foreign, ...withForeign.flat()]);
}

function splitNames(names = ''): string[] {
  return names.split(/,\s*/);
}

function primaryKey(body: string): string[] {
  const several = /@@id\(\[(.*?)\]/.exec(body)?.[1];
  return several ? splitNames(several) : [/^ +(\w+).* @id\b/m.exec(body)?.[1] ?? ''];
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
