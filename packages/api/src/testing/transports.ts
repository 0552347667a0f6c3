import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { expect } from 'vitest';
import { startSession } from '#platform/session/sessions';
import { endpoints } from '#rest';
import { appRouter } from '#router';
import { createContext } from '#server';
import type { WriteEndpoint } from './contract-rows';
import { proveSessions } from './sign-in';
import { startTestApi } from './test-api';

/** The outcome of a request, through whichever transport it went. */
export type Outcome = { status: number; kind?: string; text?: string; data: unknown };

type ProcedureType = 'query' | 'mutation' | 'subscription';

/** Both transports over one database, each called as its clients do: tRPC over HTTP as well. */
export async function startTransports() {
  const api = await startTestApi({ limits: { login: 100_000, contact: 100_000 } });
  const { db, services, user } = api;
  const expired = await startSession(db, user.id);
  await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  const valid = await startSession(db, user.id);
  await proveSessions(db);
  const signedIn = `Bearer ${valid}`;
  const requestInfo = { address: '192.0.2.1', requestId: 'test' };

  /** A call with its input as text, which need not be JSON. */
  async function trpcText(
    type: ProcedureType,
    path: string,
    text: string | undefined,
    authorization: string | undefined,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const query = type === 'query' && text !== undefined ? `?input=${encodeURIComponent(text.toWellFormed())}` : '';
    const headers = { 'content-type': 'application/json', 'accept-language': 'tr', ...more };
    const request = new Request(`http://localhost/trpc/${path}${query}`, {
      method: type === 'query' ? 'GET' : 'POST',
      headers: authorization ? { ...headers, authorization } : headers,
      body: type === 'query' ? undefined : text,
    });
    return fetchRequestHandler({
      endpoint: '/trpc',
      req: request,
      router: appRouter,
      createContext: () => createContext(services, request.headers, requestInfo),
    });
  }

  async function trpc(
    type: ProcedureType,
    path: string,
    input: unknown,
    authorization: string | undefined = undefined,
    language = 'tr',
  ): Promise<Outcome> {
    const text = input === undefined ? undefined : JSON.stringify(input);
    const response = await trpcText(type, path, text, authorization, { 'accept-language': language });
    const { result, error } = await response.json();
    return { status: response.status, kind: error?.data.kind, text: error?.message, data: result?.data };
  }

  async function rest(
    method: string,
    path: string,
    body?: unknown,
    authorization: string | undefined = undefined,
    language = 'tr',
  ): Promise<Outcome> {
    const headers = { 'accept-language': language };
    const response = await api.rest.send(method, path, body, authorization ? { ...headers, authorization } : headers);
    return {
      status: response.status === 201 ? 200 : response.status,
      text: typeof response.error === 'string' ? response.error : undefined,
      data: response.data,
    };
  }

  return { ...api, send: api.rest.send, rest, trpc, trpcText, signedIn, tokens: { valid, expired } };
}

const kinds: Record<number, string[]> = {
  400: ['invalid'],
  401: ['unauthorized'],
  404: ['notFound'],
  409: ['conflict'],
  415: ['unsupportedMediaType'],
  429: ['tooMany'],
};

/** Expects the same of both transports: status, kind and text of an error, and the values that both show. */
export function expectSameOutcome({ rest, trpc }: { rest: Outcome; trpc: Outcome }, about = ''): void {
  expect({ status: trpc.status, text: trpc.text }, about).toEqual({ status: rest.status, text: rest.text });
  if (rest.status === 200) expect(shared(trpc.data, rest.data), about).toEqual(shared(rest.data, trpc.data));
  else expect(kinds[rest.status], about).toContain(trpc.kind);
}

/** Fields that differ between any two requests. */
const own = ['id', 'token', 'until', 'version', 'createdAt', 'updatedAt', 'at', 'stageAt', 'quotedAt', 'repliedAt'];

/** The values of `data` whose names the other one has as well. */
function shared(data: unknown, other: unknown): unknown {
  // Our own client gets a list with what else it needs, the REST API the list alone.
  if (isRecord(data) && Array.isArray(data.items) && Array.isArray(other)) return shared(data.items, other);
  if (isRecord(other) && Array.isArray(other.items) && Array.isArray(data)) return shared(data, other.items);
  if (Array.isArray(data) && Array.isArray(other)) return data.map((item, at) => shared(item, other[at] ?? {}));
  if (!isRecord(data) || !isRecord(other)) return data;
  const names = Object.keys(data).filter((name) => name in other && !own.includes(name));
  return Object.fromEntries(names.map((name) => [name, shared(data[name], other[name])]));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readId(data: unknown): number {
  if (isRecord(data) && typeof data.id === 'number') return data.id;
  throw new Error(`No id in ${JSON.stringify(data)}`);
}

/** The endpoint of a write, with a body that it takes. */
export function findEndpoint({ endpoint }: WriteEndpoint) {
  const [method = '', path = ''] = endpoint.split(' ');
  const match = endpoints.find((one) => one.method.toUpperCase() === method && one.path === path);
  if (!match?.doc.body || !isRecord(match.doc.example)) throw new Error(`${endpoint} takes no body, or has no example`);
  const fields = 'shape' in match.doc.body && isRecord(match.doc.body.shape) ? Object.keys(match.doc.body.shape) : [];
  return { method, path, example: match.doc.example, fields };
}
