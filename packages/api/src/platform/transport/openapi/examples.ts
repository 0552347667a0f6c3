import type { SchemaCollector } from './schemas';
import type { JsonSchema } from './types';

/** What a field of this name typically holds, wherever no example of the entity says. */
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

/** A value that fits the schema of an answer; fields that `known` names take its values. */
export function exampleOf(
  schema: JsonSchema,
  known: Record<string, unknown>,
  resolve: SchemaCollector['resolve'],
): unknown {
  const target = resolve(schema);
  if (target.const !== undefined) return target.const;
  if (target.enum) return target.enum[0];
  if (target.anyOf?.[0]) return exampleOf(choose(target.anyOf), known, resolve);
  switch (Array.isArray(target.type) ? target.type[0] : target.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(target.properties ?? {}).map(([name, property]) => [
          name,
          fieldExample(name, property as JsonSchema, known, resolve),
        ]),
      );
    case 'array':
      return [exampleOf(target.items as JsonSchema, known, resolve)];
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
  if (isRecord(value)) return exampleOf(schema, value, resolve);
  return value !== undefined && fits(value, schema, resolve) ? value : exampleOf(schema, known, resolve);
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
