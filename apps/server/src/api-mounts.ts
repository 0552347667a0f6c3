import {
  type ApiContext,
  type ApiServices,
  appRouter,
  createContext,
  createRestApp,
  endpoints,
} from '@pano/api/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { factsOf, type ServerEnv } from './request-context';

/** tRPC batches and bodies are bounded: a request cannot ask for unbounded work. */
const maxBatch = 10;
const maxBody = 2 * 1024 * 1024;

export type ContextOf = (request: Request) => ApiContext;

export const contextsFor =
  (services: ApiServices): ContextOf =>
  (request) =>
    createContext(services, request.headers, factsOf(request));

/** The two doors of the API: tRPC for our own pages, REST for everybody else. */
export function mountApi(app: Hono<ServerEnv>, contextOf: ContextOf): void {
  app.use('/trpc/*', bodyLimit({ maxSize: maxBody, onError: (c) => c.json({ error: 'Payload Too Large' }, 413) }));
  app.all('/trpc/*', async (c) => {
    const calls = c.req.path.slice('/trpc/'.length).split(',').length;
    if (calls > maxBatch) return c.json({ error: `At most ${maxBatch} calls in one batch` }, 400);
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      createContext: () => contextOf(c.req.raw),
    });
    response.headers.set('cache-control', 'no-store');
    return response;
  });
  app.route('/api/v1', createRestApp(endpoints, contextOf));
}
