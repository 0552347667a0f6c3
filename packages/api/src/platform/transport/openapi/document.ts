import { translate } from '@pano/i18n/translate';
import { type Endpoint, idPattern } from '../endpoint';
import { type ErrorResponse, listErrorResponses } from './error-responses';
import {
  type ApiResponse,
  createExample,
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type SchemaCollector,
  schemaCollector,
} from './schemas';

/** The OpenAPI document of the endpoints: generated from the schemas that validate the requests. */
export function openApiDocument(endpoints: Endpoint[]): OpenApiDocument {
  const schemas = schemaCollector();
  const known = knownValues(endpoints);
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const { method, path, doc } = endpoint;
    paths[path] = { ...paths[path], [method]: describeOperation(endpoint, known.get(doc.tag) ?? {}, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pano API', version: '1.0.0', description },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(endpoints.map(({ doc }) => doc.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.components, Error: errorSchema },
      responses: { SignInRequired: signInRequired, [otherErrorName]: otherError },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `data.token` of `POST /auth/login`' },
      },
    },
  };
}

/** The values of the example bodies of each entity, so that its example responses show the same record. */
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

const errorContent = (texts: Record<string, string>) => ({
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
  content: errorContent({ 'auth.required': translate('tr', 'auth.required') }),
};

const otherError = {
  description:
    'Any other refusal: 405 for a method that the path does not take (`Allow` names the right ones), 400 for a ' +
    'compressed body, 5xx when the server fails',
  content: errorContent({
    'request.methodNotAllowed': translate('tr', 'request.methodNotAllowed', { method: 'PATCH' }),
    'request.unsupportedEncoding': translate('tr', 'request.unsupportedEncoding'),
    'request.failed': translate('tr', 'request.failed', { requestId: '4be1' }),
  }),
};

const description = `Content and back office of an electrical contractor's web site.

**Answers.** One record is \`{ "data": { … } }\`, a list \`{ "data": [ … ], "meta": { "total", "limit", "offset" } }\`. A refusal is \`{ "error": text, "message": the same text }\`. Instants are ISO 8601 in UTC, absent optional values are \`null\`.

**Signing in.** Send \`Authorization: Bearer <token>\` with the token of \`POST /auth/login\`. It is checked before path, query and body. Public paths ignore it. Other programs send an API token (\`pano_…\`) instead, which may do what its scopes name; anything else is 403.

**Writing.** Bodies are JSON objects; unknown fields are ignored. PUT merges: an absent field stays, \`null\` or \`""\` clears an optional one. Toggles take no body. One error at a time, in the order of the fields.

**Languages.** Texts are Turkish; English where it ranks first in \`Accept-Language\`.

**Other methods.** Every path that takes GET takes HEAD; OPTIONS names the methods in \`Allow\`. An unknown path answers 404 in JSON, and 401 under \`/admin\` without a token.`;

/** The name of the response for every error that an endpoint does not list. */
const otherErrorName = 'Refusal';

const errorReference: JsonSchema = { $ref: '#/components/schemas/Error' };

/** @param known values that a record of the endpoint's entity has in examples */
function describeOperation(endpoint: Endpoint, known: Record<string, unknown>, schemas: SchemaCollector): Operation {
  const { admin, method, path, doc } = endpoint;
  const parameters = (['path', 'query', 'header'] as const).flatMap((where) =>
    listParameters(where, endpoint, schemas),
  );
  const body = requestBody(endpoint, schemas);
  return {
    operationId: operationId(method, path),
    tags: [doc.tag],
    summary: doc.summary,
    security: admin ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      [doc.status]: success(endpoint, known, schemas),
      ...Object.fromEntries(
        listErrorResponses(endpoint).map((response) => [response.status, describeError(response, admin)]),
      ),
      default: { $ref: `#/components/responses/${otherErrorName}` },
    },
  };
}

function success({ doc }: Endpoint, known: Record<string, unknown>, schemas: SchemaCollector): ApiResponse {
  if (doc.files) {
    const file = { schema: { type: 'string', format: 'binary' } } as const;
    return { description: 'The file', content: Object.fromEntries(doc.files.map((type) => [type, file])) };
  }
  const schema = schemas.output(doc.response);
  return {
    description: doc.status === 201 ? 'Created' : 'Done',
    content: { 'application/json': { schema, example: createExample(schema, known, schemas.resolve) } },
  };
}

function describeError(
  { status, description, examples }: ErrorResponse,
  admin: boolean,
): ApiResponse | { $ref: string } {
  if (status === 401 && admin) return { $ref: '#/components/responses/SignInRequired' };
  const content = { 'application/json': { schema: errorReference, examples } };
  if (status !== 429) return { description, content };
  const headers = {
    'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const, minimum: 1 } },
  };
  return { description, headers, content };
}

function requestBody({ doc }: Endpoint, schemas: SchemaCollector): Operation['requestBody'] {
  if (doc.upload) return { required: true, content: { 'multipart/form-data': { schema: formSchema(doc.upload) } } };
  if (!doc.body) return undefined;
  const schema = schemas.input(doc.body);
  const media = doc.example === undefined ? { schema } : { schema, example: doc.example };
  return { required: true, content: { 'application/json': media } };
}

const formSchema = ({ field, accepts }: NonNullable<Endpoint['doc']['upload']>): JsonSchema => ({
  type: 'object',
  properties: { [field]: { type: 'string', format: 'binary', description: accepts } },
  required: [field],
});

function listParameters(where: Parameter['in'], { doc }: Endpoint, schemas: SchemaCollector): Parameter[] {
  const source = { path: doc.params, query: doc.query, header: doc.headers }[where];
  if (!source) return [];
  const { properties = {}, required = [] } = schemas.resolve(schemas.input(source));
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = asWritten(property as JsonSchema);
    const said = description ?? (where === 'query' ? queryNotes[name] : undefined);
    const fields = { name, in: where, required: where === 'path' || required.includes(name), schema };
    return said ? { ...fields, description: said } : fields;
  });
}

/** Documents a number as a number, although a path or query contains it as text. */
const asWritten = (schema: JsonSchema): JsonSchema =>
  schema.pattern === idPattern.source
    ? { description: schema.description, type: 'integer', minimum: 1, maximum: 999_999_999 }
    : schema;

const queryNotes: Record<string, string> = {
  limit: 'How many rows at most; 1000 without it, and never more',
  offset: 'How many rows to pass over',
  q: 'Words that must all occur; capitals and Turkish accents do not matter',
  sort: 'The order; a leading minus reverses it',
};

/** `PUT /admin/services/{id}/toggle-visible` -> `putAdminServicesByIdToggleVisible` */
const operationId = (method: string, path: string) =>
  method +
  path
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/^\{(\w+)\}$/, 'by-$1'))
    .join('-')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
