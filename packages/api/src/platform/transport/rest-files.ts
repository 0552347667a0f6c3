import type * as z from 'zod';
import type { ApiContext } from '../context';
import { type Definition, type Endpoint, nothing, parseInput, readParams, type UploadDoc } from './endpoint';

type UploadDefinition<Params, Output extends z.ZodType> = Pick<
  Definition<Params, undefined, undefined, Output>,
  'path' | 'tag' | 'summary' | 'params' | 'missing' | 'conflict' | 'response' | 'status'
> & {
  upload: UploadDoc;
  run: (request: { ctx: ApiContext; params: Params; request: Request }) => Promise<z.input<Output>>;
};

/**
 * Defines an endpoint of the back office that takes a form with a file. The token is checked first; `run`
 * reads the body as a stream and limits its size.
 */
export function uploadEndpoint<Output extends z.ZodType, Params = undefined>(
  definition: UploadDefinition<Params, Output>,
): Endpoint {
  const { path, tag, summary, params, missing, conflict, response, status = 200, upload } = definition;
  return {
    method: 'post',
    path,
    admin: true,
    tokens: 'content',
    boundsBody: true,
    doc: { tag, summary, missing, conflict, params, query: undefined, body: undefined, upload, response, status },
    async handle(c) {
      const ctx = c.get('ctx');
      const named = readParams(c, (params ?? nothing) as z.ZodType<Params>, params !== undefined, missing);
      const result = response.parse(await definition.run({ ctx, params: named, request: c.req.raw }));
      return c.json(result as object, status);
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
