import { inputOf, sharedProcedures } from '@pano/api/server';
import * as z from 'zod';
import { pickParams, type ReadAddress, withQuery } from './cache-key';

const base = '/trpc/';
/** As many as a page asks for at once. */
const maxCalls = 10;
const inputs = z.record(z.string(), z.unknown());

/** Public queries, one or a batch of them, where all may be shared. Two inputs that their schema reads alike are one. */
export const readTrpcAddress: ReadAddress = (path, params) => {
  if (!path.startsWith(base)) return null;
  const names = path.slice(base.length).split(',');
  if (names.length > maxCalls || !names.every((name) => sharedProcedures.has(name))) return null;
  const picked = pickParams(params, ['batch', 'input']);
  // Our own client always sends batches; what else may be sent is not worth remembering.
  if (picked?.batch !== '1') return null;
  const given = inputs.safeParse(parseJson(picked.input ?? '{}'));
  if (!given.success) return null;
  const read = names.map((name, place) => parsedInput(name, given.data[place]));
  if (read.includes(null)) return null;
  return { kind: 'trpc', key: `${path}?${JSON.stringify(read)}`, path: withQuery(path, picked), negotiated: true };
};

/** What the procedure would make of an input; null for one that it refuses. */
function parsedInput(name: string, input: unknown): { data: unknown } | null {
  const schema = inputOf(name);
  if (!schema) return input === undefined ? { data: null } : null;
  const result = schema.safeParse(input);
  return result.success ? { data: result.data } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
