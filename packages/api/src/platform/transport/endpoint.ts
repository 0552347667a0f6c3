import type { Locale } from '@pano/i18n/locales';
import { readMessage } from '@pano/i18n/message';
import { isMessageKey, type MessageKey } from '@pano/i18n/translate';
import type { Context } from 'hono';
import * as z from 'zod';
import type { ApiContext } from '../context';
import type { Page } from '../records/list';
import type { ApiArea } from '../session/api-token.schema';
import { AppError, fieldErrors } from './errors';

export type RestEnv = { Variables: { ctx: ApiContext } };
type Method = 'get' | 'post' | 'put' | 'delete';

export type Definition<Params, Query, Body, Output extends z.ZodType> = {
  method: Method;
  /** Under /api/v1, parameters in braces: `/admin/services/{id}`. */
  path: string;
  tag: string;
  summary: string;
  /** Whether a bearer token is needed; checked before anything else. */
  admin?: boolean;
  /** The API tokens that may use it, besides people who have signed in; absent where none may. */
  tokens?: ApiArea;
  /** Whether it is for owners, and their API tokens, and not for editors. */
  owner?: true;
  /** Whether the person has to have typed the password in the last ten minutes, see `requireProof`. */
  proof?: true;
  /**
   * Whether the response is the same for everybody who asks in the same language, so that the response cache may keep it.
   * Not for inputs that can take any number of values that all succeed.
   */
  shared?: boolean;
  params?: z.ZodType<Params>;
  /** The message of the 404 where the path names no record, a malformed id included. */
  missing?: MessageKey;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** The schema of the response body; fields that it does not have are left out. */
  response: Output;
  status?: 200 | 201;
  /** The message of a conflict (409), where there can be one; for the documentation. */
  conflict?: MessageKey;
  /** The message of the 429, where attempts are limited; for the documentation. */
  tooMany?: MessageKey;
  /** Counts a request before anything of it is parsed, and throws where it is one too many. */
  count?: (ctx: ApiContext) => Promise<void>;
  /** Further error statuses, besides those of the fields above; for the documentation. */
  errorStatuses?: number[];
  /** A body as a client would send it, for the documentation. */
  example?: unknown;
  /** The language of the texts in the response; undefined where the request names none. */
  contentLanguage?: (query: Query, output: unknown) => Locale | undefined;
  run: (request: { ctx: ApiContext; params: Params; query: Query; body: Body }) => Promise<z.input<Output>>;
};

/** One method of one path. */
export type Route = {
  method: Method;
  path: string;
  /** Whether a bearer token is needed, which `createRestApp` checks before it calls `handle`. */
  admin: boolean;
  /** The API tokens that may use it; none where absent. */
  tokens?: ApiArea;
  /** Whether it is for owners, and their API tokens, and not for editors; checked after the token. */
  owner?: true;
  /** Whether the person has to have typed the password in the last ten minutes; checked after the token. */
  proof?: true;
  /** Whether the handler bounds the size of the body itself. */
  boundsBody?: boolean;
  handle: (c: Context<RestEnv>) => Promise<Response>;
};

/** A form with one file, for the documentation. */
export type UploadDoc = {
  field: string;
  /** What the file must be. */
  accepts: string;
  errors: Partial<Record<400 | 413 | 503, MessageKey[]>>;
};

/** A route with its documentation. */
export type Endpoint = Route & {
  shared?: boolean;
  doc: Pick<
    Definition<unknown, unknown, unknown, z.ZodType>,
    'tag' | 'summary' | 'missing' | 'conflict' | 'tooMany' | 'errorStatuses' | 'example'
  > & {
    params: z.ZodType | undefined;
    query: z.ZodType | undefined;
    /** Headers of its own, in lower case. */
    headers?: z.ZodType | undefined;
    body: z.ZodType | undefined;
    upload?: UploadDoc;
    /** The media types of the file that the response carries instead of JSON. */
    files?: string[];
    response: z.ZodType;
    status: 200 | 201;
  };
};

/**
 * Defines an endpoint. The same schemas validate the request, build the response body and document both. The order of
 * checks is fixed: token, limit, path, query, body.
 */
export function endpoint<Output extends z.ZodType, Params = undefined, Query = undefined, Body = undefined>(
  definition: Definition<Params, Query, Body, Output>,
): Endpoint {
  const {
    method,
    path,
    admin = false,
    tokens,
    owner,
    proof,
    shared = false,
    params,
    query,
    body,
    response,
    status = 200,
    missing,
    count,
  } = definition;
  const { tag, summary, conflict, tooMany, errorStatuses, example } = definition;
  return {
    method,
    path,
    admin,
    tokens,
    owner,
    proof,
    shared,
    doc: { tag, summary, missing, conflict, tooMany, errorStatuses, example, params, query, body, response, status },
    async handle(c) {
      const ctx = c.get('ctx');
      await count?.(ctx);
      const request = {
        ctx,
        params: readParams(c, (params ?? nothing) as z.ZodType<Params>, params !== undefined, missing),
        query: parseInput((query ?? nothing) as z.ZodType<Query>, query ? c.req.query() : undefined),
        body: parseInput((body ?? nothing) as z.ZodType<Body>, body ? await readJson(c) : undefined),
      };
      const result = response.parse(await definition.run(request));
      const language = definition.contentLanguage?.(request.query, result);
      return c.json(result as object, status, language ? { 'content-language': language } : {});
    },
  };
}

/** The id of a record in a path: digits only, so that each record has one address. */
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

/** A page of records as the response body of a list. */
export const listResponse = <T>({ items, total, limit, offset }: Page<T>) => ({
  data: items,
  meta: { total, limit, offset },
});

/** The schema of a part of the request that an endpoint does not have. */
export const nothing = z.undefined();

/**
 * Parses the parameters of the path.
 * @throws AppError the same 404 as for a missing record, where a parameter is malformed
 */
export function readParams<P>(c: Context<RestEnv>, schema: z.ZodType<P>, wanted: boolean, missing?: MessageKey): P {
  const result = schema.safeParse(wanted ? c.req.param() : undefined);
  if (!result.success) throw new AppError('notFound', missing ?? 'request.notFound');
  return result.data;
}

/**
 * Parses the input.
 * @throws AppError with the message of the first rule that fails
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const { key, params } = readMessage(issue?.message ?? '');
  throw new AppError('invalid', isMessageKey(key) ? key : 'request.invalid', {
    params,
    field: issue?.path.join('.'),
    fields: fieldErrors(result.error),
  });
}

/**
 * Reads the body, which has to be a JSON object with a JSON content type: browsers send other types, and bodies without
 * one, to foreign sites without a CORS preflight.
 */
async function readJson(c: Context<RestEnv>): Promise<object> {
  const type = c.req.header('content-type');
  const text = await c.req.text();
  if ((type || text) && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? '')) {
    throw new AppError('unsupportedMediaType', 'request.unsupportedMediaType');
  }
  const body = parseJson(text);
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
