import { schema } from './generated/sqlite/migrations';

/** A model as its text in the schema describes it. */
export type Table = {
  model: string;
  /** As the client calls it: `projectImage`. */
  name: string;
  /** The fields that tell its rows apart. */
  key: string[];
};

/** What instances count among themselves; it says nothing of the site. */
const passing = new Set(['ChangeCount', 'RateLimit']);

/** The models of a schema by name, each with its lines. */
export const modelsIn = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => [name, body]));

/** All tables of the site, each after those that its rows refer to. */
export const tablesInOrder = (): Table[] => inOrder(modelsIn(schema)).filter(({ model }) => !passing.has(model));

/** Each model after those that its rows refer to. */
export function inOrder(models: Map<string, string>): Table[] {
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const parent of parentsIn(models.get(name) ?? '')) if (parent !== name) add(parent);
    ordered.push(name);
  };
  for (const name of models.keys()) add(name);
  return ordered.map((model) => ({
    model,
    name: model.charAt(0).toLowerCase() + model.slice(1),
    key: keyIn(models.get(model) ?? ''),
  }));
}

/** The models that a model holds the ids of. */
const parentsIn = (body: string) =>
  [...body.matchAll(/^ +\w+ +(\w+)\??.*@relation\(.*fields:/gm)].map(([, type = '']) => type);

function keyIn(body: string): string[] {
  const several = /@@id\(\[(.*?)\]/.exec(body)?.[1];
  return several ? several.split(/,\s*/) : [/^ +(\w+).* @id\b/m.exec(body)?.[1] ?? ''];
}
