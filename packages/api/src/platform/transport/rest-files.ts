import type * as z from 'zod';
import type { ApiContext } from '../context';
import { type Definition, type Endpoint, nothing, parseInput, readParams, type UploadDoc } from './endpoint';

type UploadDefinition<Params, Headers, Output extends z.ZodType> = Pick<
  Definition<Params, undefined, undefined, Output>,
  'path' | 'tag' | 'summary' | 'admin' | 'params' | 'missing' | 'conflict' | 'tooMany' | 'count' | 'response' | 'status'
> & {
  upload: UploadDoc;
  /** The headers that `run` reads, in lower case. */
  headers?: z.ZodType<Headers>;
  run: (request: { ctx: ApiContext; params: Params; headers: Headers; request: Request }) => Promise<z.input<Output>>;
};

/**
 * Defines an endpoint that takes a form with a file, of the back office unless it says otherwise. Token, limit, path and headers
 * are checked first; `run` reads the body as a stream and limits its size.
 */
export function uploadEndpoint<Output extends z.ZodType, Params = undefined, Headers = undefined>(
  definition: UploadDefinition<Params, Headers, Output>,
): Endpoint {
  const { path, tag, summary, admin = true, params, headers, missing, conflict, tooMany, count } = definition;
  const { response, status = 200, upload } = definition;
  const doc = { tag, summary, missing, conflict, tooMany, params, headers, query: undefined, body: undefined };
  return {
    method: 'post',
    path,
    admin,
    tokens: admin ? 'content' : undefined,
    boundsBody: true,
    doc: { ...doc, upload, response, status },
    async handle(c) {
      const ctx = c.get('ctx');
      await count?.(ctx);
      const request = {
        ctx,
        params: readParams(c, (params ?? nothing) as z.ZodType<Params>, params !== undefined, missing),
        headers: parseInput((headers ?? nothing) as z.ZodType<Headers>, headers ? c.req.header() : undefined),
        request: c.req.raw,
      };
      const result = response.parse(await definition.run(request));
      return c.json(result as object, status);
    },
  };
}

type FileDefinition<Params> = Required<
  Pick<
    Definition<Params, undefined, undefined, z.ZodType>,
    'path' | 'tag' | 'summary' | 'tokens' | 'params' | 'missing'
  >
> & {
  type: string;
  run: (request: { ctx: ApiContext; params: Params }) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Defines an endpoint of the back office that responds with a stored file, of which nothing on its way may take a copy. */
export function fileEndpoint<Params>(definition: FileDefinition<Params>): Endpoint {
  const { path, tag, summary, tokens, params, missing, type } = definition;
  const doc = { tag, summary, missing, params, query: undefined, body: undefined };
  return {
    method: 'get',
    path,
    admin: true,
    tokens,
    doc: { ...doc, files: [type], response: nothing, status: 200 },
    async handle(c) {
      const bytes = await definition.run({ ctx: c.get('ctx'), params: readParams(c, params, true, missing) });
      return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'private, no-store' });
    },
  };
}

/** A file that is generated while it is sent. */
export type Download = { fileName: string; type: string; content: AsyncGenerator<string | Uint8Array> };

type DownloadDefinition<Query> = Required<
  Pick<Definition<undefined, Query, undefined, z.ZodType>, 'path' | 'tag' | 'summary' | 'query'>
> &
  Pick<Endpoint, 'owner' | 'proof'> & {
    /** The media types that `run` may respond with. */
    files: string[];
    run: (request: { ctx: ApiContext; query: Query }) => Promise<Download>;
  };

/** Defines an endpoint of the back office that responds with a file. */
export function downloadEndpoint<Query>(definition: DownloadDefinition<Query>): Endpoint {
  const { path, owner, proof, tag, summary, query, files } = definition;
  return {
    method: 'get',
    path,
    admin: true,
    owner,
    proof,
    doc: { tag, summary, params: undefined, query, body: undefined, files, response: nothing, status: 200 },
    async handle(c) {
      const ctx = c.get('ctx');
      const { fileName, type, content } = await definition.run({ ctx, query: parseInput(query, c.req.query()) });
      return c.body(streamOf(ctx, content), 200, {
        'content-type': type,
        'content-disposition': `attachment; filename="${fileName}"`,
      });
    },
  };
}

/** Pulls the next chunk only when the last one was sent; a client that disconnects ends the generation. */
function streamOf({ log, requestId }: ApiContext, content: Download['content']): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await content.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      } catch (error) {
        // The headers were sent already, so only a broken connection tells the client.
        log.error({ err: error, requestId }, 'a download broke off');
        controller.error(error);
      }
    },
    cancel: async () => {
      await content.return(undefined);
    },
  });
}
