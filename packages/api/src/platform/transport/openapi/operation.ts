import { type Endpoint, idPattern } from '../endpoint';
import { type Refusal, refusalsOf } from './error-responses';
import { exampleOf } from './examples';
import type { SchemaCollector } from './schemas';
import type { Answer, JsonSchema, Operation, Parameter } from './types';

const errorSchema: JsonSchema = { $ref: '#/components/schemas/Error' };

/** @param known values that a record of the endpoint's entity has in examples */
export function operationOf(endpoint: Endpoint, known: Record<string, unknown>, schemas: SchemaCollector): Operation {
  const { admin, method, path, doc } = endpoint;
  const parameters = [...parametersOf('path', endpoint, schemas), ...parametersOf('query', endpoint, schemas)];
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
      ...Object.fromEntries(refusalsOf(endpoint).map((refusal) => [refusal.status, refused(refusal, admin)])),
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

function success({ doc }: Endpoint, known: Record<string, unknown>, schemas: SchemaCollector): Answer {
  if (doc.files) {
    const file = { schema: { type: 'string', format: 'binary' } } as const;
    return { description: 'The file', content: Object.fromEntries(doc.files.map((type) => [type, file])) };
  }
  const schema = schemas.output(doc.answer);
  return {
    description: doc.status === 201 ? 'Created' : 'Done',
    content: { 'application/json': { schema, example: exampleOf(schema, known, schemas.resolve) } },
  };
}

function refused({ status, description, examples }: Refusal, admin: boolean): Answer | { $ref: string } {
  if (status === 401 && admin) return { $ref: '#/components/responses/SignInRequired' };
  const content = { 'application/json': { schema: errorSchema, examples } };
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

function parametersOf(where: Parameter['in'], { doc }: Endpoint, schemas: SchemaCollector): Parameter[] {
  const source = where === 'path' ? doc.params : doc.query;
  if (!source) return [];
  const { properties = {}, required = [] } = schemas.resolve(schemas.input(source));
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = asWritten(property as JsonSchema);
    const said = description ?? (where === 'query' ? queryNotes[name] : undefined);
    const fields = { name, in: where, required: where === 'path' || required.includes(name), schema };
    return said ? { ...fields, description: said } : fields;
  });
}

/** A number stays a number to its reader, though an address carries it as text. */
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
    .map((part) => part.replace(/^\{(\w+)\}$/, 'by-$1'))
    .join('-')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
