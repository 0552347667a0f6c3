import type { Hono } from 'hono';
import type { ServerEnv } from './request-info';

/** The route of the pages, which takes what no other one does, and what is used for all requests. */
const everyPath = /^\/?\*$/;

/** Creates the check whether a route of the application other than that of the pages takes a path. */
export function matchOtherRoutes(routes: Hono<ServerEnv>['routes']): (path: string) => boolean {
  const reads = routes.filter(({ method, path }) => (method === 'GET' || method === 'ALL') && !everyPath.test(path));
  const exact = new Set<string>();
  const folders = new Set<string>();
  for (const { path } of reads) {
    const folder = path.replace(/\/[:*].*$/, '');
    (folder === path ? exact : folders).add(folder);
  }
  return (path) => exact.has(path) || [...folders].some((folder) => `${path}/`.startsWith(`${folder}/`));
}
