import { endpoints, sharedPaths } from '@pano/api/server';
import * as z from 'zod';
import { type Address, pickParams, type ReadAddress, withQuery } from './cache-key';

const base = '/api/v1';

type Known = { pattern: RegExp; shared: boolean; query: z.ZodType | undefined; names: string[] };

// In the order of the routes: of two paths that match, the first one counts.
const known: Known[] = endpoints
  .filter(({ method, admin }) => method === 'get' && !admin)
  .map(({ path, doc }) => ({
    pattern: new RegExp(`^${base}${path.replace(/\{id\}/g, '[1-9]\\d{0,8}').replace(/\{\w+\}/g, '[a-z0-9-]{1,200}')}$`),
    shared: sharedPaths.has(path),
    query: doc.query,
    names: doc.query instanceof z.ZodObject ? Object.keys(doc.query.shape) : [],
  }));

/** Public reads of the REST API. Two queries that its schema reads alike are one. */
export const readRestAddress: ReadAddress = (path, params) => {
  if (!path.startsWith(`${base}/`)) return null;
  const endpoint = known.find(({ pattern }) => pattern.test(path));
  if (!endpoint?.shared) return null;
  const picked = pickParams(params, endpoint.names);
  if (!picked) return null;
  const address = (key: string): Address => ({ kind: 'rest', key, path: withQuery(path, picked), negotiated: true });
  if (!endpoint.query) return address(path);
  const read = endpoint.query.safeParse(picked);
  return read.success ? address(`${path}?${JSON.stringify(read.data)}`) : null;
};
