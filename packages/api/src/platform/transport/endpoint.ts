import type { MessageKey } from '@pano/i18n/translate';
import type { Context } from 'hono';
import * as z from 'zod';
import type { ApiContext } from '../context';
import type { Page } from '../records/list';
import { requireSignedIn } from '../session/sessions';
import { nothing, parseInput, readJson, readParams } from './rest-input';

export type RestEnv = { Variables: { ctx: ApiContext } };
type Method = 'get' | 'post' | 'put' | 'delete';

export type Definition<Params, Query, Body, Answer extends z.ZodType> = {
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
export type UploadDoc = {
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
