// Reads the source files of the project and collects what the checks of the structure need.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';

const notSources = new Set(['node_modules', 'dist', 'generated', '.build', '.turbo', 'data', 'test-results']);

/** The paths of all files of the project: those Git tracks or would track; without Git, all files of the folder. */
export function listFiles(root) {
  if (!existsSync(join(root, '.git'))) return walkFolder(root, '');
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return listed.split('\0').filter((path) => path && existsSync(join(root, path)));
}

function walkFolder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notSources.has(entry.name)) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? walkFolder(root, path) : [path];
  });
}

export const isTypeScript = (path) => /\.tsx?$/.test(path);
export const isTest = (path) => /\.(test|spec|fault)\.(tsx?|mjs)$/.test(path);

/** Test code that is not itself a test, and sample content. */
export const isTestingOrSample = (path) =>
  /\/(?:testing|tests|contract|faults|seed|samples)\/|\.samples\.ts$/.test(path);
export const isTexts = (path) => /^packages\/i18n\/src\/(?:tr|en)\//.test(path);

/** All code files, tests and scripts included, parsed. */
export function readSources(root, paths) {
  return paths
    .filter((path) => isTypeScript(path) || path.endsWith('.mjs'))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

/**
 * One file as the checks see it; each entry has a name and the position where it starts.
 * - imports: every specifier: of values, of types and of `import()`
 * - declared: the names that the file declares itself, not those that it imports
 * - mentioned: every identifier, string and text between tags; of HTML elements only those that are components
 * - accesses: members as "object.member", the object by its last name
 * - lists: for each list, record, union or interface the names of its members
 * - constructs: what is forbidden or counted: any, nonNull, emptyCatch, ignore
 *
 * TypeScript 7 has no parser that JavaScript programs can call, and es-module-lexer reads no TSX; this is the parser that
 * knip uses.
 */
function parseSource(path, text) {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const source = { path, text, imports: [], declared: [], mentioned: [], accesses: [], lists: [], constructs: [] };
  const add = (list, name, { start }) => list.push({ name, start });
  visit(program, (node) => {
    for (const specifier of importsOf(node)) add(source.imports, specifier.value, specifier);
    for (const name of declaredBy(node)) add(source.declared, name.name ?? name.value, name);
    const mention = mentionedBy(node);
    if (mention !== undefined) add(source.mentioned, mention, node);
    const access = accessIn(node);
    if (access) add(source.accesses, access, node);
    const list = listIn(node);
    if (list.length > 1) source.lists.push({ names: list, start: node.start });
    const construct = constructs[node.type]?.(node, comments);
    if (construct) add(source.constructs, construct, node);
  });
  const ignores = comments.filter(({ value }) => /@ts-(?:ignore|expect-error|nocheck)|biome-ignore/.test(value));
  for (const comment of ignores) add(source.constructs, 'ignore', comment);
  return source;
}

function visit(node, enter) {
  enter(node);
  for (const key of visitorKeys[node.type]) {
    const child = node[key];
    if (Array.isArray(child)) {
      for (const item of child) if (item) visit(item, enter);
    } else if (child) visit(child, enter);
  }
}

const constructs = {
  TSAnyKeyword: () => 'any',
  TSNonNullExpression: () => 'nonNull',
  CatchClause: ({ body }, comments) => body.body.length === 0 && !hasComment(body, comments) && 'emptyCatch',
};

/** A catch with a comment that says why nothing is done does not count as empty. */
const hasComment = ({ start, end }, comments) => comments.some((comment) => comment.start > start && comment.end < end);

const isString = (node) => node?.type === 'Literal' && typeof node.value === 'string';

/** The specifiers of an import or export, of `import()` and of `import('…').Type`. */
const importsOf = (node) =>
  /^(?:Import|Export|TSImportType)/.test(node.type) && isString(node.source) ? [node.source] : [];

function mentionedBy(node) {
  if (node.type === 'JSXIdentifier') return /^[a-z]+$/.test(node.name) ? undefined : node.name;
  if (isIdentifier(node)) return node.name;
  if (isString(node) || node.type === 'JSXText') return node.value;
  return node.type === 'TemplateElement' ? node.value.raw : undefined;
}

function accessIn({ type, computed, object, property }) {
  if (type !== 'MemberExpression' || computed) return undefined;
  return `${(object.property ?? object).name ?? ''}.${property.name}`;
}

function listIn(node) {
  const members = node.elements ?? node.properties ?? node.types ?? node.members ?? node.body;
  if (!Array.isArray(members)) return [];
  const named = members.map((member) => member?.key ?? member?.literal ?? member);
  return named.map((member) => member?.name ?? member?.value).filter((name) => typeof name === 'string');
}

function declaredBy(node) {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesInPattern(node.id);
    case 'CatchClause':
      return node.param ? namesInPattern(node.param) : [];
    case 'ObjectExpression':
      return node.properties.filter(({ shorthand }) => !shorthand).flatMap(keyOf);
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return keyOf(node);
    case 'ImportSpecifier':
      return node.local.name === node.imported.name ? [] : [node.local];
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local];
    case 'ExportSpecifier':
      return node.local.name === node.exported.name ? [] : [node.exported];
    case 'TSTypeParameter':
      return [node.name];
    case 'TSNamedTupleMember':
      return [node.label];
    case 'JSXAttribute':
      return `${node.name.name}`.startsWith('data-') ? [node.name] : [];
    default:
      return [...(isIdentifier(node.id) ? [node.id] : []), ...((node.params ?? []).flatMap?.(namesInPattern) ?? [])];
  }
}

const isIdentifier = (node) => node?.type === 'Identifier';
const keyOf = ({ computed, key }) =>
  !computed && (isIdentifier(key) || key?.type === 'PrivateIdentifier' || isString(key)) ? [key] : [];

/** The names that a pattern declares: `b` of `{ a: b }`, but not `a` of `{ a }`, which is declared where the object is made. */
function namesInPattern(pattern) {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.filter(({ shorthand }) => !shorthand).flatMap(namesInPattern);
    case 'Property':
      return namesInPattern(pattern.value);
    case 'ArrayPattern':
      return pattern.elements.filter(Boolean).flatMap(namesInPattern);
    case 'AssignmentPattern':
      return namesInPattern(pattern.left);
    case 'RestElement':
      return namesInPattern(pattern.argument);
    case 'TSParameterProperty':
      return namesInPattern(pattern.parameter);
    default:
      return [];
  }
}

/** "path:line", as terminals and editors open it. */
export const placeOf = ({ path, text }, { start }) => `${path}:${text.slice(0, start).split('\n').length}`;
