// What of a built script is too new for a list of browsers: syntax, and what is called.
import { parseSync, Visitor } from 'oxc-parser';
import { checkSelector } from './styles.mjs';
import { findFeature, findTooOld, findTooOldForAll } from './versions.mjs';

const { builtins } = findFeature('javascript');
const api = findFeature('api');

/** Those of the many interfaces that a page has to do with; libraries have methods with the names of the others. */
const interfaces =
  /^(?:Element|Node|Document|EventTarget|HTML\w*Element|Blob|File|URL|URLSearchParams|FormData|Headers|Request|Response|AbortSignal|Storage|DOMTokenList|Range|Selection|Clipboard)$/;
const unused = /^(?:Atomics|DisposableStack|AsyncDisposableStack|Iterator|Temporal|WebAssembly)$/;

/** All methods of one name, such as `at` of arrays, strings and typed arrays. */
const methods = new Map();
const owners = [
  ...Object.entries(builtins).flatMap(([name, members]) => (unused.test(name) ? [] : members)),
  ...Object.values(builtins.Intl),
  ...Object.entries(api).flatMap(([name, members]) => (interfaces.test(name) ? members : [])),
];
for (const members of owners) {
  for (const [name, feature] of Object.entries(members)) {
    if (feature?.__compat && !name.endsWith('_static')) methods.set(name, [...(methods.get(name) ?? []), feature]);
  }
}

const logicalAssignments = {
  '??=': 'nullish_coalescing_assignment',
  '||=': 'logical_or_assignment',
  '&&=': 'logical_and_assignment',
};

/**
 * @param code a script or module
 * @param oldest the first version of each browser that must run it
 * @returns what is too new: its path in MDN's table, where it stands, and the browsers that lack it
 */
export function checkScript(code, oldest) {
  const { program, errors } = parseSync('script.js', code, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(errors[0].message);
  const problems = [];
  const add = (path, node, browsers = findTooOld(findFeature(path), oldest)) => {
    if (browsers.length > 0)
      problems.push({ path, place: code.slice(Math.max(0, node.start - 30), node.end + 30).slice(0, 120), browsers });
  };
  const declared = findDeclared(program);
  const isGlobal = (node) => node.type === 'Identifier' && !declared.has(node.name);
  let functions = 0;
  const enter = () => (functions += 1);
  const leave = () => (functions -= 1);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ChainExpression: (node) => add('javascript.operators.optional_chaining', node),
    LogicalExpression: (node) => node.operator === '??' && add('javascript.operators.nullish_coalescing', node),
    AssignmentExpression: ({ operator, ...node }) => {
      if (logicalAssignments[operator]) add(`javascript.operators.${logicalAssignments[operator]}`, node);
    },
    AwaitExpression: (node) => functions === 0 && add('javascript.operators.await.top_level', node),
    ImportExpression: (node) => add('javascript.operators.import', node),
    MetaProperty: (node) =>
      add(`javascript.operators.${node.meta.name === 'import' ? 'import_meta' : 'new_target'}`, node),
    PropertyDefinition: (node) => {
      if (node.key.type === 'PrivateIdentifier') add('javascript.classes.private_class_fields', node);
      else add(node.static ? 'javascript.classes.static.class_fields' : 'javascript.classes.public_class_fields', node);
    },
    MethodDefinition: (node) =>
      node.key.type === 'PrivateIdentifier' && add('javascript.classes.private_class_methods', node),
    BinaryExpression: (node) =>
      node.left.type === 'PrivateIdentifier' && add('javascript.classes.private_class_fields_in', node),
    StaticBlock: (node) => add('javascript.classes.static.initialization_blocks', node),
    ForOfStatement: (node) => node.await && add('javascript.statements.for_await_of', node),
    ExportAllDeclaration: (node) => node.exported && add('javascript.statements.export.namespace', node),
    Literal: (node) => {
      if (typeof node.value === 'number' && node.raw.includes('_')) add('javascript.grammar.numeric_separators', node);
      if (node.bigint) add('javascript.builtins.BigInt', node);
      if (node.regex) checkPattern(node, add);
    },
    CallExpression: (node) => checkCall(node, { add, oldest, isGlobal }),
    NewExpression: (node) => checkName(node.callee, { add, oldest, isGlobal }),
  }).visit(program);
  return problems;
}

/** A pattern that a browser cannot read makes its whole script an error. */
function checkPattern(node, add) {
  const { pattern, flags } = node.regex;
  const path = 'javascript.regular_expressions';
  if (/\(\?<[=!]/.test(pattern)) add(`${path}.lookbehind_assertion`, node);
  if (/\(\?<\w/.test(pattern)) add(`${path}.named_capturing_group`, node);
  if (/\(\?[a-z-]+:/.test(pattern)) add(`${path}.modifier`, node);
  if (/\\p\{/i.test(pattern)) add(`${path}.unicode_character_class_escape`, node);
  if (flags.includes('d')) add('javascript.builtins.RegExp.hasIndices', node);
  if (flags.includes('v')) add('javascript.builtins.RegExp.unicodeSets', node);
}

/** A call behind `?.` runs only where there is something to call. */
function checkCall(node, { add, oldest, isGlobal }) {
  if (node.optional) return;
  checkName(node.callee, { add, oldest, isGlobal });
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type === 'Super') return;
  const { name } = callee.property;
  if (/^(?:matches|closest|querySelector(?:All)?)$/.test(name))
    for (const { path, browsers } of checkSelector(readText(node.arguments[0]), oldest)) add(path, node, browsers);
  const { object } = callee;
  if (isGlobal(object) && (builtins[object.name] ?? api[object.name])) {
    const path = `${builtins[object.name] ? 'javascript.builtins' : 'api'}.${object.name}.${name}`;
    add(path, node, findTooOld(findFeature(path) ?? findFeature(`${path}_static`), oldest));
    return;
  }
  const named = Object.hasOwn(Object.prototype, name) ? [] : (methods.get(name) ?? []);
  add(`call.${name}`, callee.property, findTooOldForAll(named, oldest));
}

/** A text in the script; empty where there is none before it runs. */
function readText(node) {
  // In the place of what is filled in stands any name.
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('a');
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

function checkName(callee, { add, oldest, isGlobal }) {
  if (!isGlobal(callee)) return;
  const path = builtins[callee.name] ? 'javascript.builtins' : 'api';
  add(`${path}.${callee.name}`, callee, findTooOld(findFeature(`${path}.${callee.name}`), oldest));
}

/** All names that the script itself gives to something, wherever it does. */
function findDeclared(program) {
  const names = new Set();
  const declare = (pattern) => {
    if (!pattern) return;
    if (pattern.type === 'Identifier') names.add(pattern.name);
    else if (pattern.type === 'RestElement') declare(pattern.argument);
    else if (pattern.type === 'AssignmentPattern') declare(pattern.left);
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(declare);
    else if (pattern.type === 'ObjectPattern')
      for (const { value, argument } of pattern.properties) declare(value ?? argument);
  };
  const declareFunction = ({ id, params }) => {
    declare(id);
    params.forEach(declare);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: declareFunction,
    ClassDeclaration: ({ id }) => declare(id),
    ClassExpression: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
    ImportSpecifier: ({ local }) => declare(local),
    ImportDefaultSpecifier: ({ local }) => declare(local),
    ImportNamespaceSpecifier: ({ local }) => declare(local),
  }).visit(program);
  return names;
}
