import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[] };
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

/** The first script, with Vite's own piece of code that fetches others; it must not bring along anything else. */
export const firstScript = /\/site\/start\.ts$|vite\/preload-helper/;

/** Our own components and their icons; libraries stay with the page that needs them. */
export const sharedPieces = /\/web\/src\/(?!.*(?:json-ld|check-contact)).*\.tsx?$|\/ui\/src\/plate|\/lucide-react\//;

/** Styles have files of their own, and of the structured data only the server makes use. */
const leftOut = /\.css$|\/json-ld[\w-]*\.tsx?$/;

/**
 * Puts what the first pages need into one file instead of fifty small ones, because every file is compressed and asked
 * for on its own. The entry itself stays out: it runs the program, which a file that others import from must not do.
 */
export function firstLoadChunks(name: string, { entry, pages }: typeof homePage) {
  let known: { graph: Graph; first: Set<string> } | null = null;
  return (id: string, graph: Graph): string | null => {
    if (known?.graph !== graph) known = { graph, first: reachable([entry, ...pages], graph) };
    return id !== entry && !leftOut.test(id) && known.first.has(id) ? name : null;
  };
}

/** The modules that others cannot do without; what is fetched on demand does not count. */
function reachable(roots: string[], graph: Graph): Set<string> {
  const modules = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue;
    modules.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return modules;
}
