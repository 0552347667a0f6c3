import { type MessageKey, translate } from '@pano/i18n/translate';
import type * as z from 'zod';
import type { Endpoint } from '../endpoint';
import { translateMessage } from '../errors';
import type { Example } from './schemas';

const descriptions: Record<number, string> = {
  400: 'The input breaks a rule; the text says which, the first one that fails',
  401: 'Nobody is signed in',
  403: 'The person is an editor and this is for owners; or the password has to be typed first, `POST /auth/reauthenticate`, and the body carries `proofWanted: true`',
  404: 'There is no such record, or it is not public',
  409: 'The change contradicts what is stored',
  413: 'The body is too large',
  415: 'The content type of the body is not `application/json`',
  503: 'The server has too much to do, or no room; `Retry-After` says when to come back',
  429: 'Too many tries; `Retry-After` says after how many seconds another makes sense',
};

export type ErrorResponse = { status: number; description: string; examples: Record<string, Example> };

/** Every error response of an endpoint, with the messages it can carry. */
export function listErrorResponses({ admin, owner, proof, doc }: Endpoint): ErrorResponse[] {
  const statuses = new Set(doc.errorStatuses);
  if (admin) statuses.add(401);
  if (owner || proof) statuses.add(403);
  if (doc.body || doc.query) statuses.add(400);
  if (doc.params || doc.missing) statuses.add(404);
  if (doc.conflict) statuses.add(409);
  if (doc.body) statuses.add(413).add(415);
  if (doc.tooMany) statuses.add(429);
  for (const status of Object.keys(doc.upload?.errors ?? {})) statuses.add(Number(status));
  return [...statuses].sort().map((status) => ({
    status,
    description: descriptions[status] ?? 'Refused',
    examples: Object.fromEntries(
      listErrorTexts(status, { admin, owner, proof }, doc).map(([name, text]) => [name, example(text)]),
    ),
  }));
}

const example = (text: string): Example => ({ value: { error: text, message: text } });

type Text = [name: string, text: string];
const say = (key: MessageKey, params = {}): Text => [key, translate('tr', key, params)];

type Access = Pick<Endpoint, 'admin' | 'owner' | 'proof'>;

function listErrorTexts(status: number, { admin, owner, proof }: Access, doc: Endpoint['doc']): Text[] {
  if (status === 400 || status === 413 || status === 503) {
    const texts = doc.upload?.errors[status];
    if (texts) return texts.map((key) => say(key));
  }
  switch (status) {
    case 400:
      return [...brokenRules(doc.query), ...brokenRules(doc.body, doc.example), ...malformed(doc)];
    case 401:
      return [say(admin ? 'auth.required' : 'auth.invalid')];
    case 403:
      return [...(owner ? [say('auth.ownerOnly')] : []), ...(proof ? [say('auth.proofWanted')] : [])];
    case 404:
      return [say(doc.missing ?? 'request.notFound')];
    case 409:
      return [say(doc.conflict ?? 'record.stale')];
    case 415:
      return [say('request.unsupportedMediaType')];
    case 429:
      return [say(doc.tooMany ?? 'auth.tooMany', { minutes: 10 })];
    default:
      return [say('request.tooLarge')];
  }
}

const malformed = ({ body }: Endpoint['doc']) =>
  body ? [say('request.malformedJson'), say('request.notAnObject')] : [];

/** Values that break the common rules: missing, empty, no text, negative, not matching the pattern. */
const wrong = [undefined, '', {}, -1, '?!'];

/** Collects the messages of a schema by breaking the rules of one field after the other. */
function brokenRules(schema: z.ZodType | undefined, valid: unknown = {}): Text[] {
  if (!schema || !('shape' in schema) || typeof schema.shape !== 'object' || schema.shape === null) return [];
  const texts = new Map<string, string>();
  for (const field of Object.keys(schema.shape)) {
    for (const value of wrong) {
      const issue = schema.safeParse({ ...(valid as object), [field]: value }).error?.issues[0];
      const text = issue && translateMessage('tr', issue.message);
      if (issue && text && ![...texts.values()].includes(text)) texts.set(issue.message, text);
    }
  }
  return [...texts];
}
