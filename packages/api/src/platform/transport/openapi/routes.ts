import type { Context } from 'hono';
import type { Endpoint, RestEnv, Route } from '../endpoint';
import { docsPage, docsStyle } from './docs-page';
import { openApiDocument } from './document';

/** The documentation of the endpoints: the OpenAPI document and an HTML page, generated on the first request. */
export function documentationRoutes(endpoints: Endpoint[]): Route[] {
  const document = once(() => openApiDocument(endpoints));
  const text = once(() => JSON.stringify(document()));
  const page = once(async () => String(await docsPage(document())));
  return [
    get('/openapi.json', 'application/json', text),
    get('/docs', 'text/html; charset=utf-8', page),
    get('/docs/style.css', 'text/css; charset=utf-8', () => docsStyle),
  ];
}

const get = (path: string, type: string, body: () => string | Promise<string>): Route => ({
  method: 'get',
  path,
  admin: false,
  handle: async (c: Context<RestEnv>) =>
    c.body(await body(), 200, { 'content-type': type, 'cache-control': 'public, max-age=300' }),
});

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
