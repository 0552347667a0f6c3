import { Semaphore } from 'async-mutex';
import type { Context, MiddlewareHandler, Next } from 'hono';
import * as z from 'zod';
import type { ApiContext } from '#platform/context';
import { boundedBody } from '#platform/transport/bounded-body';
import { AppError } from '#platform/transport/errors';
import { respondWithError } from '#platform/transport/rest-app';
import { authorizeAssistant, hasAssistants } from './assistant-tokens';

/** Largest bodies, in bytes: with a picture in base64, and of all other calls. */
const pictureBody = 15 * 1024 * 1024;
const textBody = 2 * 1024 * 1024;
/** Deeper lists and objects are in no call. */
const maxDepth = 24;

/** So many calls are read and answered at a time; others wait. */
const calls = new Semaphore(4);

/**
 * Lets assistants reach their tools by the Model Context Protocol. While no token of an assistant is valid, the request goes
 * on to the API, which knows no such path; the protocol itself is loaded with the first request that has one.
 * @param isOwnPage whether the page that a browser sends the request for belongs to this site: no other one may call it
 */
export function assistantHandler(
  createContext: (request: Request) => ApiContext,
  isOwnPage: (c: Context) => boolean,
): MiddlewareHandler {
  const limitBody = boundedBody(pictureBody, () => {
    throw tooLarge();
  });
  return async (c, next) => {
    const ctx = createContext(c.req.raw);
    try {
      if (!(await hasAssistants(ctx.db))) return next();
      if (c.req.header('origin') !== undefined && !isOwnPage(c)) throw new AppError('forbidden', 'request.foreignSite');
      const assistant = await authorizeAssistant(ctx);
      const { serveAssistant } = await import('./serve-assistant');
      return await calls.runExclusive(async () => {
        const body = await readBody(c, limitBody);
        const response = await serveAssistant(assistant, c.req.raw, body);
        response.headers.set('cache-control', 'no-store');
        return response;
      });
    } catch (error) {
      return respondWithError(c, ctx, error);
    }
  };
}

/** The call in the body of a POST; undefined of other methods, which have none. */
async function readBody(c: Context, limitBody: (c: Context, next: Next) => Promise<unknown>): Promise<unknown> {
  if (c.req.method !== 'POST') return undefined;
  if (c.req.header('content-encoding')) throw new AppError('invalid', 'request.unsupportedEncoding');
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('unsupportedMediaType', 'request.unsupportedMediaType');
  let text = '';
  await limitBody(c, async () => {
    text = await c.req.text().catch(() => '');
  });
  const call = parseCall(text);
  if (call.params?.name !== 'upload_picture' && text.length > textBody) throw tooLarge();
  // Streams that stay open: there is nothing that assistants would be told of later.
  if (call.method === 'subscriptions/listen') throw new AppError('invalid', 'request.invalid');
  return call;
}

const call = z.looseObject({
  method: z.string().optional(),
  params: z.looseObject({ name: z.unknown().optional() }).optional(),
});

function parseCall(text: string) {
  const parsed = call.safeParse(parseJson(text));
  if (!parsed.success || isDeep(parsed.data)) throw new AppError('invalid', 'request.malformedJson');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Looks level by level: a function that calls itself would end with the stack. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

const tooLarge = () => new AppError('tooLarge', 'request.tooLarge');
