// Which tests a change can break, by imports.
import { dirname } from 'node:path';
import { isTest, isTexts } from './sources.mjs';

/** Files that import from so many entities or features gather all of them, for whoever handles them alike. */
const gathersFrom = 4;

const subjectOf = (path) => /^(?:packages\/api\/src\/entities|apps\/web\/src\/features)\/([\w-]+)\//.exec(path)?.[1];

/** The files through which everything depends on everything: lists of all entities, all texts of a language. */
const isCollection = (path, targets) =>
  isTexts(path) || new Set(targets.flatMap((target) => subjectOf(target.path) ?? [])).size >= gathersFrom;

/**
 * The tests that import a changed file, directly or through others, and those beside such a file. Imports are not followed
 * through a collection, for then each change would need all tests; of those who import one, the tests count, for they are
 * about all entities.
 * @param graph of importGraph
 */
export function findNearbyTests(graph, changed) {
  const importers = readImporters(graph);
  const reached = new Set(changed.filter((path) => graph.has(path)));
  for (const path of reached) {
    const all = importers.get(path) ?? [];
    const next = isCollection(path, graph.get(path)) ? all.filter(isTest) : all;
    for (const importer of next) reached.add(importer);
  }
  const folders = new Set([...reached].map((path) => dirname(path)));
  const isNear = (path) => reached.has(path) || (subjectOf(path) !== undefined && folders.has(dirname(path)));
  return [...graph.keys()].filter((path) => isTest(path) && isNear(path)).toSorted();
}

function readImporters(graph) {
  const importers = new Map();
  for (const [path, targets] of graph) {
    for (const target of targets) importers.set(target.path, [...(importers.get(target.path) ?? []), path]);
  }
  return importers;
}
