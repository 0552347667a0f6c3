// Counts the files outside its own folders that name an entity.
import { isTest, isTestingOrSample, isTexts } from './sources.mjs';
import { hasWords } from './words.mjs';

const folders = (entity) => [
  `packages/api/src/entities/${entity}/`,
  `packages/api/src/features/${entity}/`,
  `apps/web/src/features/${entity}/`,
];

/**
 * Words that are also used for something else: a page of results, a service of the program, keywords for search engines,
 * an <article>. Such an entity is named only by an import of its folders, its Prisma model, its tRPC router, its texts,
 * its addresses, or in a list or record that names other entities too. All others are named by every identifier, string
 * and file name that contains the word.
 */
const commonWords = ['page', 'service', 'keyword'];

/** The entities: the folders below entities/, each with the name of one record as its schema file has it. */
export function findEntities(paths) {
  const schemas = paths.flatMap((path) => {
    const [, many, one] = /^packages\/api\/src\/entities\/([\w-]+)\/([\w-]+)\.schema\.ts$/.exec(path) ?? [];
    return many ? [{ many, one }] : [];
  });
  // A folder may hold more than one schema: project.schema.ts and project-image.schema.ts.
  const shortest = ({ many, one }) => !schemas.some((other) => other.many === many && other.one.length < one.length);
  return schemas.filter(shortest);
}

/**
 * For each entity the files outside its folders that name it. Not counted: texts, test code and sample content, which have
 * to name entities, and database models, which are not code. The two files of addresses are one subject, and count as one.
 */
export function filesNamingEntities(entities, sources, graph, relations) {
  const isCounted = ({ path }) =>
    /^(?:apps|packages)\/\w+\/src\//.test(path) &&
    !isTest(path) &&
    !isTestingOrSample(path) &&
    !isTexts(path) &&
    !path.endsWith('/plain-addresses.ts');
  const counted = sources.filter(isCounted);
  return entities.map((entity) => {
    const own = [entity.many, ...related(entity, entities, relations)].flatMap(folders);
    const outside = counted.filter(({ path }) => !own.some((folder) => path.startsWith(folder)));
    const imports = ({ path }) =>
      graph.get(path).some((target) => folders(entity.many).some((folder) => target.path.startsWith(folder)));
    const naming = outside.filter((source) => imports(source) || names(source, entity, entities));
    return { entity, files: naming.map(({ path }) => path) };
  });
}

/** Two entities of which one has a column of the other (an article has a category), or with a table between them, may name each other. */
const related = ({ one }, entities, relations) =>
  entities
    .filter((other) => relations(other.one).includes(one) || relations(one).includes(other.one))
    .map(({ many }) => many);

const spaced = (name) => name.replaceAll('-', ' ');
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`-${name}`);

const names = (source, entity, entities) =>
  commonWords.includes(entity.one) ? namesCommonWord(source, entity, entities) : namesWord(source, entity);

function namesWord({ path, mentioned }, { one, many }) {
  const names = [path.replace(/^.*\/src\//, ''), ...mentioned.map(({ name }) => name).filter(isName)];
  return names.some((name) => hasWords(name, spaced(one)) || hasWords(name, spaced(many)));
}

/** Sentences, class lists and markup are not names. */
const isName = (text) => !/[\s<>]/.test(text);

function namesCommonWord({ mentioned, accesses, lists }, { one, many }, entities) {
  const accessors = [
    `db.${camel(one)}`,
    `tx.${camel(one)}`,
    `trpc.${camel(many)}`,
    `api.${camel(many)}`,
    `utils.${camel(many)}`,
  ];
  if (accesses.some(({ name }) => accessors.includes(name))) return true;
  const owned = new RegExp(
    `^(?:${pascal(one)}(?:WhereInput|Select|GetPayload|Record|Create|Update|Route)$|/(?:admin/)?${many}(?:[/?]|$)|(?:admin:)?(?:${camel(one)}|${camel(many)})\\.\\w)`,
  );
  if (mentioned.some(({ name }) => owned.test(name))) return true;
  return lists.some(({ names: listed }) => {
    const known = entities.filter((other) => listed.includes(camel(other.one)) || listed.includes(camel(other.many)));
    return known.length > 2 && known.some((other) => other.one === one);
  });
}

/** Which models a model has a column of, read from the Prisma schema: "article" has "category". */
export function readRelations(schemas) {
  const models = new Map();
  for (const [, name, body] of schemas.join('\n').matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)) {
    const targets = [...body.matchAll(/^\s+\w+\s+(\w+)\??\s+@relation\(fields/gm)].map(([, target]) => kebab(target));
    models.set(kebab(name), targets);
  }
  // A table between two models, such as ProjectService, relates them to each other.
  for (const [name, targets] of [...models]) {
    if (name !== targets.join('-')) continue;
    for (const target of targets) models.set(target, [...(models.get(target) ?? []), ...targets]);
  }
  return (model) => models.get(model) ?? [];
}

const kebab = (name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
