import { translate } from '@pano/i18n/translate';
import type { Endpoint } from '../endpoint';
import { operationOf } from './operation';
import { schemaCollector } from './schemas';
import type { JsonSchema, OpenApiDocument } from './types';

/** The OpenAPI document of the endpoints: made from the schemas that validate and from nothing else. */
export function openApiDocument(endpoints: Endpoint[]): OpenApiDocument {
  const schemas = schemaCollector();
  const known = knownValues(endpoints);
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const { method, path, doc } = endpoint;
    paths[path] = { ...paths[path], [method]: operationOf(endpoint, known.get(doc.tag) ?? {}, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pano API', version: '1.0.0', description },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(endpoints.map(({ doc }) => doc.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.components, Error: errorSchema },
      responses: { SignInRequired: signInRequired, Refusal: refusal },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `data.token` of `POST /auth/login`' },
      },
    },
  };
}

/** Of each entity the values of its example bodies, so that its answers show the same record. */
function knownValues(endpoints: Endpoint[]): Map<string, Record<string, unknown>> {
  const known = new Map<string, Record<string, unknown>>();
  for (const { doc } of endpoints) {
    if (typeof doc.example === 'object') known.set(doc.tag, { ...doc.example, ...known.get(doc.tag) });
  }
  return known;
}

const errorSchema: JsonSchema = {
  type: 'object',
  description: 'Why a request was refused, in the language of the reader',
  properties: { error: { type: 'string', minLength: 1 }, message: { type: 'string', minLength: 1 } },
  required: ['error', 'message'],
};

const media = (texts: Record<string, string>) => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Error' },
    examples: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, { value: { error: text, message: text } }]),
    ),
  },
});

const signInRequired = {
  description: 'No valid bearer token; checked before anything else',
  headers: { 'WWW-Authenticate': { description: 'How to sign in', schema: { type: 'string' as const } } },
  content: media({ 'auth.required': translate('tr', 'auth.required') }),
};

const refusal = {
  description:
    'Any other refusal: 405 for a method that the path does not take (`Allow` names the right ones), 400 for a ' +
    'compressed body, 5xx when the server fails',
  content: media({
    'request.methodNotAllowed': translate('tr', 'request.methodNotAllowed', { method: 'PATCH' }),
    'request.unsupportedEncoding': translate('tr', 'request.unsupportedEncoding'),
    'request.failed': translate('tr', 'request.failed', { requestId: '4be1' }),
  }),
};

const description = `Content and back office of an electrical contractor's web site.

**Answers.** One record is \`{ "data": { … } }\`, a list \`{ "data": [ … ], "meta": { "total", "limit", "offset" } }\`. A refusal is \`{ "error": text, "message": the same text }\`. Instants are ISO 8601 in UTC, absent optional values are \`null\`.

**Signing in.** Send \`Authorization: Bearer <token>\` with the token of \`POST /auth/login\`. It is checked before path, query and body. Public paths ignore it.

**Writing.** Bodies are JSON objects; unknown fields are ignored. PUT merges: an absent field stays, \`null\` or \`""\` clears an optional one. Toggles take no body. One error at a time, in the order of the fields.

**Languages.** Texts are Turkish; English where it ranks first in \`Accept-Language\`.

**Other methods.** Every path that takes GET takes HEAD; OPTIONS names the methods in \`Allow\`. An unknown path answers 404 in JSON, and 401 under \`/admin\` without a token.`;
