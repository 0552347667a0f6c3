import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;
export type Example = { summary?: string; value: unknown };
export type Media = { schema: JsonSchema; example?: unknown; examples?: Record<string, Example> };
type Reference = { $ref: string };
type Header = { description: string; schema: JsonSchema };
export type ApiResponse = { description: string; headers?: Record<string, Header>; content?: Record<string, Media> };

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, Media> };
  responses: Record<string, ApiResponse | Reference>;
};

/** The parts of OpenAPI 3.1 that our document uses. */
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ApiResponse>;
    securitySchemes: Record<string, unknown>;
  };
};

const components = '#/components/schemas/';

/** Converts zod schemas to JSON Schema; those with an id become components that the others reference. */
export function schemaCollector() {
  const collected: Record<string, JsonSchema> = {};

  function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, $defs, ...converted } = z.toJSONSchema(schema, { io, override: tidy });
    for (const [id, definition] of Object.entries($defs ?? {})) {
      const component = pointToComponents(definition);
      const known = collected[id];
      if (known && !isDeepStrictEqual(known, component)) throw new Error(`Two different schemas have the id ${id}`);
      collected[id] = component;
    }
    return pointToComponents(converted);
  }

  return {
    components: collected,
    /** The schema of a request. */
    input: (schema: z.ZodType) => convert(schema, 'input'),
    /** The schema of a response. */
    output: (schema: z.ZodType) => convert(schema, 'output'),
    /** Resolves a reference to a component. */
    resolve: (schema: JsonSchema): JsonSchema =>
      schema.$ref ? (collected[schema.$ref.slice(components.length)] ?? schema) : schema,
  };
}
export type SchemaCollector = ReturnType<typeof schemaCollector>;

/** Removes what is of no use to a reader: the largest safe integer, and that a response has no further fields. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }) {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  delete jsonSchema.id;
}

const pointToComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', components) : value,
  );

/** The example values of common fields, where no example of the entity has one. */
const typical: Record<string, unknown> = {
  id: 7,
  count: 2,
  total: 1,
  limit: 1000,
  offset: 0,
  order: 1,
  version: 3,
  name: 'Veltrin',
  slug: 'pano-yenileme',
  title: 'Pano yenileme',
  email: 'yonetici@ornekelektrik.example',
  token: 'k3v9q2m7x5b8n1c4z6p0d2f7h9j3l5r8t1w4y6a2',
  url: '/uploads/3f2a9c41d0b7.webp',
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-02T14:30:00.000Z',
  publishedAt: '2026-03-01T09:00:00.000Z',
  category: { id: 3, name: 'Endüstriyel tesisler', slug: 'endustriyel-tesisler', description: null },
};

/** An example that fits the schema of a response; its fields have the values of `known` where there are some. */
export function createExample(
  schema: JsonSchema,
  known: Record<string, unknown>,
  resolve: SchemaCollector['resolve'],
): unknown {
  const target = resolve(schema);
  if (target.const !== undefined) return target.const;
  if (target.enum) return target.enum[0];
  if (target.oneOf?.[0]) return createExample(target.oneOf[0], known, resolve);
  if (target.anyOf?.[0]) return createExample(choose(target.anyOf), known, resolve);
  switch (Array.isArray(target.type) ? target.type[0] : target.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(target.properties ?? {}).map(([name, property]) => [
          name,
          fieldExample(name, property as JsonSchema, known, resolve),
        ]),
      );
    case 'array':
      return [createExample(target.items as JsonSchema, known, resolve)];
    case 'integer':
    case 'number':
      return target.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 'metin';
  }
}

const choose = (schemas: JsonSchema[]): JsonSchema => schemas.find(({ type }) => type !== 'null') ?? {};

function fieldExample(
  name: string,
  schema: JsonSchema,
  known: Record<string, unknown>,
  resolve: SchemaCollector['resolve'],
): unknown {
  const value = name in known ? known[name] : typical[name];
  if (isRecord(value)) return createExample(schema, value, resolve);
  return value !== undefined && fits(value, schema, resolve) ? value : createExample(schema, known, resolve);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is of a type that the schema has room for. */
function fits(value: unknown, schema: JsonSchema, resolve: SchemaCollector['resolve']): boolean {
  const target = resolve(schema);
  if (target.anyOf) return target.anyOf.some((choice) => fits(value, choice, resolve));
  const types = [target.type].flat();
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'number') return types.includes('integer') || types.includes('number');
  return types.includes(typeof value === 'string' ? 'string' : 'boolean');
}
