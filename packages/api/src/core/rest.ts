import { readMessage } from '@pano/i18n/message';
import { isMessageKey, type MessageKey } from '@pano/i18n/translate';
import type { Context } from 'hono';
import * as z from 'zod';
import { requireSignedIn } from '../features/auth/auth.operations';
import type { ApiContext } from './context';
import { AppError } from './errors';
import type { Page } from './page';

export type RestEnv = { Variables: { ctx: ApiContext } };
type Method = 'get' | 'post' | 'put' | 'delete';

type Definition<Params, Query, Body, Answer extends z.ZodType> = {
  method: Method;
  /** Under /api/v1, parameters in braces: `/admin/services/{id}`. */
  path: string;
  tag: string;
  summary: string;
  /** Whether a bearer token is needed; checked before anything else. */
  admin?: boolean;
  params?: z.ZodType<Params>;
  /** What to say when the path names nothing, a malformed id included. */
  missing?: MessageKey;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** The whole answer; fields it does not name are left out. */
  answer: Answer;
  status?: 200 | 201;
  /** What a conflict (409) says, where there can be one; for the documentation. */
  conflict?: MessageKey;
  /** What too many tries answer (429), where they are counted; for the documentation. */
  tooMany?: MessageKey;
  /** Status codes of refusals that the fields above do not tell already, for the documentation. */
  refusals?: number[];
  /** A body as a client would send it, for the documentation. */
  example?: unknown;
  run: (request: { ctx: ApiContext; params: Params; query: Query; body: Body }) => Promise<z.input<Answer>>;
};

/** One method of one path. */
export type Route = {
  method: Method;
  path: string;
  admin: boolean;
  /** Whether the handler bounds the size of the body itself. */
  boundsBody?: boolean;
  handle: (c: Context<RestEnv>) => Promise<Response>;
};

/** A form with one file, for the documentation. */
type UploadDoc = {
  field: string;
  /** What the file must be. */
  accepts: string;
  refusals: Partial<Record<400 | 413 | 503, MessageKey[]>>;
};

/** A route with what documents it. */
export type Endpoint = Route & {
  doc: Pick<
    Definition<unknown, unknown, unknown, z.ZodType>,
    'tag' | 'summary' | 'missing' | 'conflict' | 'tooMany' | 'refusals' | 'example'
  > & {
    params: z.ZodType | undefined;
    query: z.ZodType | undefined;
    body: z.ZodType | undefined;
    upload?: UploadDoc;
    /** The media types of a file that it answers with, instead of JSON. */
    files?: string[];
    answer: z.ZodType;
    status: 200 | 201;
  };
};

const nothing = z.undefined();

/**
 * Defines an endpoint. The same schemas validate, shape the answer and document it. The order of checks is fixed:
 * token, path, query, body.
 */
export function endpoint<Answer extends z.ZodType, Params = undefined, Query = undefined, Body = undefined>(
  definition: Definition<Params, Query, Body, Answer>,
): Endpoint {
  const { method, path, admin = false, params, query, body, answer, status = 200, missing } = definition;
  const { tag, summary, conflict, tooMany, refusals, example } = definition;
  return {
    method,
    path,
    admin,
    doc: { tag, summary, missing, conflict, tooMany, refusals, example, params, query, body, answer, status },
    async handle(c) {
      const ctx = c.get('ctx');
      if (admin) await requireSignedIn(ctx);
      const request = {
        ctx,
        params: readParams(c, (params ?? nothing) as z.ZodType<Params>, params !== undefined, missing),
        query: parseInput((query ?? nothing) as z.ZodType<Query>, query ? c.req.query() : undefined),
        body: parseInput((body ?? nothing) as z.ZodType<Body>, body ? await readJson(c) : undefined),
      };
      const result = answer.parse(await definition.run(request));
      return c.json(result as object, status);
    },
  };
}

type UploadDefinition<Params, Answer extends z.ZodType> = Pick<
  Definition<Params, undefined, undefined, Answer>,
  'path' | 'tag' | 'summary' | 'params' | 'missing' | 'conflict' | 'answer' | 'status'
> & {
  upload: UploadDoc;
  run: (request: { ctx: ApiContext; params: Params; request: Request }) => Promise<z.input<Answer>>;
};

/**
 * Defines an endpoint of the back office that takes a form with a file. The token is checked first; the body is left
 * to `run`, which reads it as a stream and bounds it.
 */
export function uploadEndpoint<Answer extends z.ZodType, Params = undefined>(
  definition: UploadDefinition<Params, Answer>,
): Endpoint {
  const { path, tag, summary, params, missing, conflict, answer, status = 200, upload } = definition;
  return {
    method: 'post',
    path,
    admin: true,
    boundsBody: true,
    doc: { tag, summary, missing, conflict, params, query: undefined, body: undefined, upload, answer, status },
    async handle(c) {
      const ctx = c.get('ctx');
      await requireSignedIn(ctx);
      const named = readParams(c, (params ?? nothing) as z.ZodType<Params>, params !== undefined, missing);
      const result = answer.parse(await definition.run({ ctx, params: named, request: c.req.raw }));
      return c.json(result as object, status);
    },
  };
}

/** A file on its way to its reader: made while it is sent. */
export type Download = { fileName: string; type: string; content: AsyncGenerator<string | Uint8Array> };

type DownloadDefinition<Query> = Required<
  Pick<Definition<undefined, Query, undefined, z.ZodType>, 'path' | 'tag' | 'summary' | 'query'>
> & {
  /** The media types that `run` may answer with. */
  files: string[];
  run: (request: { ctx: ApiContext; query: Query }) => Promise<Download>;
};

/** Defines an endpoint of the back office that answers with a file. */
export function downloadEndpoint<Query>(definition: DownloadDefinition<Query>): Endpoint {
  const { path, tag, summary, query, files } = definition;
  return {
    method: 'get',
    path,
    admin: true,
    doc: { tag, summary, params: undefined, query, body: undefined, files, answer: nothing, status: 200 },
    async handle(c) {
      const ctx = c.get('ctx');
      await requireSignedIn(ctx);
      const { fileName, type, content } = await definition.run({ ctx, query: parseInput(query, c.req.query()) });
      return c.body(streamOf(ctx, content), 200, {
        'content-type': type,
        'content-disposition': `attachment; filename="${fileName}"`,
      });
    },
  };
}

/** Asks for the next piece only when the last one is on its way; who goes away ends the work. */
function streamOf({ log, requestId }: ApiContext, content: Download['content']): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await content.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      } catch (error) {
        // The head of the answer is gone already: cutting it off is all that tells the reader.
        log.error({ err: error, requestId }, 'a download broke off');
        controller.error(error);
      }
    },
    cancel: async () => {
      await content.return(undefined);
    },
  });
}

function readParams<P>(c: Context<RestEnv>, schema: z.ZodType<P>, wanted: boolean, missing?: MessageKey): P {
  const result = schema.safeParse(wanted ? c.req.param() : undefined);
  if (!result.success) throw new AppError('notFound', missing ?? 'request.notFound');
  return result.data;
}

/** The parsed input, or a refusal with the message of the first failing rule. */
function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const { key, params } = readMessage(issue?.message ?? '');
  throw new AppError('invalid', isMessageKey(key) ? key : 'request.invalid', { params, field: issue?.path.join('.') });
}

async function readJson(c: Context<RestEnv>): Promise<object> {
  const type = c.req.header('content-type');
  if (type && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    throw new AppError('invalid', 'request.malformedJson');
  const body = parseJson(await c.req.text());
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('invalid', 'request.notAnObject');
  }
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('invalid', 'request.malformedJson');
    throw error;
  }
}

/** The number of a record in a path: digits only, so that no other spelling reaches a row. */
export const idPattern = /^[1-9]\d{0,8}$/;
export const idParam = z.object({
  id: z
    .string()
    .regex(idPattern)
    .transform(Number)
    .meta({ description: 'Number of the record', examples: ['7'] }),
});

export const one = <T extends z.ZodType>(record: T) => z.object({ data: record });
export const many = <T extends z.ZodType>(record: T) =>
  z.object({
    data: z.array(record),
    meta: z.object({ total: z.int(), limit: z.int().nullable(), offset: z.int() }),
  });
export const removed = z.object({ data: z.object({ id: z.int() }) });

/** A page as the answer of a list. */
export const listAnswer = <T>({ items, total, limit, offset }: Page<T>) => ({
  data: items,
  meta: { total, limit, offset },
});
