import { readMessage } from '@pano/i18n/message';
import { isMessageKey, type MessageKey } from '@pano/i18n/translate';
import type { Context } from 'hono';
import * as z from 'zod';
import type { ApiContext } from '../context';
import { AppError } from './errors';

type RestContext = Context<{ Variables: { ctx: ApiContext } }>;

/** The schema of what an endpoint does not take. */
export const nothing = z.undefined();

/** The parameters of the path; one that names nothing answers as a missing record does. */
export function readParams<P>(c: RestContext, schema: z.ZodType<P>, wanted: boolean, missing?: MessageKey): P {
  const result = schema.safeParse(wanted ? c.req.param() : undefined);
  if (!result.success) throw new AppError('notFound', missing ?? 'request.notFound');
  return result.data;
}

/** The parsed input, or a refusal with the message of the first failing rule. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const { key, params } = readMessage(issue?.message ?? '');
  throw new AppError('invalid', isMessageKey(key) ? key : 'request.invalid', { params, field: issue?.path.join('.') });
}

/** The body, which has to be a JSON object. */
export async function readJson(c: RestContext): Promise<object> {
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
