import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { clientAddress } from './client-address';

export type ServerEnv = { Bindings: HttpBindings; Variables: { requestId: string } };

type Facts = { address: string; requestId: string };
const facts = new WeakMap<Request, Facts>();

/** What is known of a request beyond its headers; only after `noteRequest` has seen it. */
export const factsOf = (request: Request): Facts => facts.get(request) ?? { address: 'unknown', requestId: '-' };

/** Gives each request an id, which its answer and its log entries carry, and works out where it comes from. */
export const noteRequest =
  (trustProxy: number): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const requestId = randomUUID();
    const remote = c.env?.incoming?.socket.remoteAddress;
    facts.set(c.req.raw, { requestId, address: clientAddress(remote, c.req.header('x-forwarded-for'), trustProxy) });
    await next();
    c.header('x-request-id', requestId);
  };
