// How the files of both builds are divided and compressed.
import { fileURLToPath } from 'node:url';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** What a visitor's first page needs. */
export const homePage = {
  entry: source('app/site/entry-client.tsx'),
  pages: [source('app/site/home.route.tsx')],
};

/** What the owner's first screens need: the frame and a list. */
export const adminFrame = {
  entry: source('app/admin/main.tsx'),
  pages: [
    'app/admin/frame/admin-layout.tsx',
    'app/admin/dashboard/dashboard.route.tsx',
    'features/categories/admin/category-list.route.tsx',
  ].map(source),
};

/** The first script with the behaviours that it attaches. */
export const belongsToFirstScript = (id: string, graph: Graph): boolean =>
  !id.endsWith('.css') && findFirstScript(graph).has(id);

/** Our own components and their icons; libraries stay with the page that needs them. */
const sharedPieces = /\/web\/src\/(?!.*(?:json-ld|check-contact)).*\.tsx?$|\/ui\/src\/plate|\/lucide-react\//;

/** Small pieces that several files need: one request for all of them. `isLeftOut` says which have a file of their own. */
export const sharedChunk = (isLeftOut: (id: string, graph: Graph) => boolean = () => false) => ({
  name: (id: string, graph: Graph) => (sharedPieces.test(id) && !isLeftOut(id, graph) ? 'shared' : null),
  debugName: 'shared',
  minShareCount: 2,
});

/** Styles have files of their own, and of the structured data only the server makes use. */
const leftOut = /\.css$|\/json-ld[\w-]*\.tsx?$/;

/**
 * Puts what the first pages need into one file instead of fifty small ones, because every file is compressed and asked
 * for on its own. The entry itself stays out: it runs the program, which a file that others import from must not do.
 * @param wanted only modules whose paths match
 */
export function firstLoadChunks(name: string, { entry, pages }: typeof homePage, wanted = /(?:)/) {
  const findFirst = once((graph) => reachable([entry, ...pages], graph));
  return (id: string, graph: Graph): string | null =>
    id !== entry && wanted.test(id) && !leftOut.test(id) && findFirst(graph).has(id) ? name : null;
}

/** The sections of the home page below the slider. */
const lowerSection = /\/site\/[\w-]+-section\.tsx$/;

const findLowerSections = once((graph) => {
  const [sections, others] = [new Set<string>(), new Set<string>()];
  for (const id of findImportedOnDemand(homePage.entry, graph)) (lowerSection.test(id) ? sections : others).add(id);
  const elsewhere = reachable([homePage.entry, ...others], graph);
  return new Set([...reachable([...sections], graph)].filter((id) => !elsewhere.has(id)));
});

/** Whether only the lower sections need a module. They are shown together, and so are in one file. */
export const belongsToLowerSections = (id: string, graph: Graph): boolean =>
  !leftOut.test(id) && findLowerSections(graph).has(id);

/** The modules that others cannot do without; what is fetched on demand does not count. */
const reachable = (roots: readonly string[], graph: Graph) => walk(roots, (id) => graph.getModuleInfo(id)?.importedIds);

/** The modules that are fetched on demand, by the program or by one another. */
function findImportedOnDemand(entry: string, graph: Graph): Set<string> {
  const all = walk([entry], (id) => {
    const info = graph.getModuleInfo(id);
    return info && [...info.importedIds, ...info.dynamicallyImportedIds];
  });
  return new Set([...all].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
}

const findFirstScript = once((graph) => reachable([source('app/site/start.ts')], graph));

function walk(roots: readonly string[], next: (id: string) => readonly string[] | null | undefined): Set<string> {
  const modules = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue;
    modules.add(id);
    waiting.push(...(next(id) ?? []));
  }
  return modules;
}

/** Computes once for each build what is asked for each of its modules. */
function once<T>(compute: (graph: Graph) => T): (graph: Graph) => T {
  let known: { graph: Graph; value: T } | null = null;
  return (graph) => {
    if (known?.graph !== graph) known = { graph, value: compute(graph) };
    return known.value;
  };
}

/** Writes each asset compressed beside itself: the server sends these files instead of compressing per request. */
export const compressAssets = () =>
  compression({
    include: /(?:^|\/)assets\/[^/]+\.(?:js|css|svg)$/,
    // Smaller ones fit into the first packet anyway.
    threshold: 1025,
    // The slowest levels: a build has the time that a request does not have.
    algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
    logLevel: 'silent',
  });
