// The graph of all imports, those of types included.
import { dirname, join, relative, sep } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';

/** For each file the files of the project that it imports, each with the specifier. */
export function importGraph(root, sources) {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['import', 'default'],
  });
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map((source) => {
      const targets = source.imports.flatMap((entry) => {
        const resolved = resolver.sync(join(root, dirname(source.path)), entry.name).path;
        const path = resolved && relative(root, resolved).split(sep).join('/');
        return known.has(path) ? [{ ...entry, path }] : [];
      });
      return [source.path, targets];
    }),
  );
}

/** The groups of files that import one another in a circle (Tarjan's strongly connected components). */
export function findCycles(graph) {
  const state = new Map();
  const stack = [];
  const cycles = [];
  const enterFile = (path) => {
    const own = { index: state.size, low: state.size, onStack: true };
    state.set(path, own);
    stack.push(path);
    for (const { path: target } of graph.get(path)) {
      const other = state.get(target) ?? enterFile(target);
      if (other.onStack) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(path));
      for (const member of group) state.get(member).onStack = false;
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return own;
  };
  for (const path of graph.keys()) if (!state.has(path)) enterFile(path);
  return cycles;
}

/** The imports that point upwards, or sideways between folders that may not import each other. */
export function findUpwardImports(graph, sources, { packageLayers, sourceLayers }) {
  return sources.flatMap((source) =>
    graph.get(source.path).flatMap((entry) => {
      const wrong =
        breaks(packageLayers, source.path, entry.path) || breaksInside(sourceLayers, source.path, entry.path);
      return wrong ? [{ source, ...entry }] : [];
    }),
  );
}

function breaksInside(sourceLayers, from, to) {
  const [folder, layers] = Object.entries(sourceLayers).find(([name]) => from.startsWith(`${name}/src/`)) ?? [];
  if (!folder || !to.startsWith(`${folder}/src/`)) return false;
  const inside = (path) => path.slice(`${folder}/src/`.length);
  return breaks(layers, inside(from), inside(to));
}

function breaks(layers, from, to) {
  const [importer, imported] = [placeIn(layers, from), placeIn(layers, to)];
  if (imported.row !== importer.row) return imported.row > importer.row;
  return Boolean(layers[importer.row]?.apart) && importer.folder !== imported.folder;
}

/** The row of a path, and the folder that it is in as the row names it. */
function placeIn(layers, path) {
  for (const exact of [true, false]) {
    for (const [row, { folders }] of layers.entries()) {
      const folder = folders.map((pattern) => folderOf(pattern, path, exact)).find(Boolean);
      if (folder) return { row, folder };
    }
  }
  return { row: layers.length, folder: path };
}

function folderOf(pattern, path, exact) {
  if (pattern === '.' || pattern === '*') return exact ? undefined : path.split('/')[0];
  if (pattern.endsWith('/*')) {
    const depth = pattern.split('/').length;
    const folder = path.split('/').slice(0, depth).join('/');
    return folder.startsWith(pattern.slice(0, -1)) && folder !== path ? folder : undefined;
  }
  return path === pattern || path.startsWith(`${pattern}/`) ? pattern : undefined;
}
