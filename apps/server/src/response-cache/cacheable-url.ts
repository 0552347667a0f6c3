import {
  englishNames,
  englishPages,
  englishPrefix,
  isEnglishPath,
  type SluggedKind,
  sitePages,
} from '@pano/api/addresses';
import { feedPath } from '@pano/api/beside-pages';
import { endpoints, inputOf, sharedPaths, sharedProcedures } from '@pano/api/server';
import { shownParams } from '@pano/web/server';
import * as z from 'zod';

/** A URL whose response may come from the cache. */
export type CacheableUrl = {
  kind: 'page' | 'feed' | 'rest' | 'trpc';
  /** The same for all spellings that get the same response. */
  key: string;
  /** Path and query without anything that does not change the response. */
  path: string;
  /** How many records its list leaves out; the largest of several. */
  offset: number;
  /** Which page of a list it is, as visitors count them. */
  page: number;
  /** Whether the visitor's language decides; otherwise the URL itself does. */
  negotiated: boolean;
  /** Whether addresses with other paths get its response, too. */
  shared: boolean;
  /** The records that parameters of the page name. */
  named: NamedRecord[];
};

type NamedRecord = { param: string; kind: SluggedKind; value: string };

type Parse = (path: string, params: URLSearchParams) => CacheableUrl | null;

/** Escapes can make a key longer than its URL. */
export const maxKeyLength = 2000;

/** Parses a URL as it stands in the request line; null for whatever is not plainly one of the known ones. */
export function parseCacheableUrl(url: string): CacheableUrl | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const params = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  const parsed = parsePage(path, params) ?? parseRest(path, params) ?? parseTrpc(path, params);
  return parsed && parsed.key.length <= maxKeyLength ? parsed : null;
}

const offsetSchema = z.object({ offset: z.number() });
const offsetOf = (query: unknown): number => offsetSchema.safeParse(query).data?.offset ?? 0;

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** The pages of the site; other spellings of their addresses redirect to these. */
const { home, ...others } = sitePages;
const all = [...Object.values(others), ...Object.values(englishNames), ...Object.values(englishPages)];
const paths = [...new Set(all)].map((path) => path.replace(':slug', slug));
const pages = new RegExp(`^(?:${home}|${englishPrefix}|(?:${englishPrefix})?(?:${paths.join('|')}))$`);
const feeds = new Set<string>(['/sitemap.xml', ...Object.values(feedPath)]);

/** Of a parameter of a page. */
const maxValueLength = 300;

/** No parameter may hold it, and no record has it as its slug. */
export const unknownValue = '_';

/**
 * Pages and feeds. Parameters that a page does not look at do not make another page of it. Of one that is repeated the
 * first value counts, as for the page; all values that it does not know are one.
 */
const parsePage: Parse = (path, params) => {
  if (feeds.has(path)) return { ...pageUrl(path), kind: 'feed', negotiated: false };
  if (!pages.test(path)) return null;
  const picked: Record<string, string> = {};
  const named: NamedRecord[] = [];
  for (const [param, { pattern, names }] of Object.entries(shownParams(path))) {
    const value = params.get(param);
    if (value === null) continue;
    if (value.length > maxValueLength || !pattern.test(value)) return withUnknownValue(path, param);
    picked[param] = value;
    if (names) named.push({ param, kind: names, value });
  }
  return { ...pageUrl(path, picked), page: Number(picked.page ?? 1), named };
};

/** The URL of a page; its language is the visitor's unless it says that it is English. */
export function pageUrl(path: string, params: Record<string, string> = {}): CacheableUrl {
  const url = withQuery(path, params);
  const common = { offset: 0, page: 1, shared: false, named: [] };
  return { kind: 'page', key: url, path: url, negotiated: !isEnglishPath(path), ...common };
}

/** The URL of a page with a value that it does not know, whatever its other parameters hold. */
export const withUnknownValue = (path: string, param: string): CacheableUrl => pageUrl(path, { [param]: unknownValue });

const restBase = '/api/v1';

type ReadEndpoint = { pattern: RegExp; shared: boolean; query: z.ZodType | undefined; names: string[] };

// In the order of the routes: of two paths that match, the first one counts.
const readEndpoints: ReadEndpoint[] = endpoints
  .filter(({ method, admin }) => method === 'get' && !admin)
  .map(({ path, doc }) => ({
    pattern: new RegExp(
      `^${restBase}${path.replace(/\{id\}/g, '[1-9]\\d{0,8}').replace(/\{\w+\}/g, '[a-z0-9-]{1,200}')}$`,
    ),
    shared: sharedPaths.has(path),
    query: doc.query,
    names: doc.query instanceof z.ZodObject ? Object.keys(doc.query.shape) : [],
  }));

/** Public reads of the REST API. Two queries that their schema parses to the same value share a key. */
const parseRest: Parse = (path, params) => {
  if (!path.startsWith(`${restBase}/`)) return null;
  const endpoint = readEndpoints.find(({ pattern }) => pattern.test(path));
  if (!endpoint?.shared) return null;
  const picked = pickParams(params, endpoint.names);
  if (!picked) return null;
  const cacheable = (key: string, offset = 0): CacheableUrl => ({
    kind: 'rest',
    key,
    offset,
    page: 1,
    path: withQuery(path, picked),
    negotiated: true,
    shared: false,
    named: [],
  });
  if (!endpoint.query) return cacheable(path);
  const query = endpoint.query.safeParse(picked);
  return query.success ? cacheable(`${path}?${JSON.stringify(query.data)}`, offsetOf(query.data)) : null;
};

const trpcBase = '/trpc/';
/** As many as a page asks for at once. */
const maxCalls = 10;
const inputs = z.record(z.string(), z.unknown());

/** Batches of public queries, where all may be shared. Two inputs that their schema parses to the same value share a key. */
const parseTrpc: Parse = (path, params) => {
  if (!path.startsWith(trpcBase)) return null;
  const names = path.slice(trpcBase.length).split(',');
  if (names.length > maxCalls || !names.every((name) => sharedProcedures.has(name))) return null;
  const picked = pickParams(params, ['batch', 'input']);
  // Our own client always sends batches; single calls of other clients are not worth caching.
  if (picked?.batch !== '1') return null;
  const given = inputs.safeParse(parseJson(picked.input ?? '{}'));
  if (!given.success) return null;
  const parsed = names.map((name, index) => parseInput(name, given.data[index]));
  if (parsed.includes(null)) return null;
  const key = `${path}?${JSON.stringify(parsed)}`;
  const offset = Math.max(...parsed.map((call) => offsetOf(call?.data)));
  const common = { page: 1, negotiated: true, shared: false, named: [] };
  return { kind: 'trpc', key, path: withQuery(path, picked), offset, ...common };
};

/** What the procedure would make of an input; null for one that it would reject. */
function parseInput(name: string, input: unknown): { data: unknown } | null {
  const schema = inputOf(name);
  if (!schema) return input === undefined ? { data: null } : null;
  const result = schema.safeParse(input);
  return result.success ? { data: result.data } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The wanted parameters that are there.
 * @returns null where one is given twice: which of them counts is for the application to decide
 */
function pickParams(params: URLSearchParams, wanted: Iterable<string>): Record<string, string> | null {
  const picked: Record<string, string> = {};
  for (const name of wanted) {
    const values = params.getAll(name);
    if (values.length > 1) return null;
    if (values[0] !== undefined) picked[name] = values[0];
  }
  return picked;
}

function withQuery(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}
