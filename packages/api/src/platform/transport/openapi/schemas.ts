import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { JsonSchema } from './types';

const components = '#/components/schemas/';

/** Turns zod schemas into JSON Schema; those with an id of their own become components that the others point at. */
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
    /** What a client sends. */
    input: (schema: z.ZodType) => convert(schema, 'input'),
    /** What a client receives. */
    output: (schema: z.ZodType) => convert(schema, 'output'),
    /** The schema itself, where a component stands for it. */
    resolve: (schema: JsonSchema): JsonSchema =>
      schema.$ref ? (collected[schema.$ref.slice(components.length)] ?? schema) : schema,
  };
}
export type SchemaCollector = ReturnType<typeof schemaCollector>;

/** Leaves out what tells a reader nothing: the largest safe integer, and that an answer has no further fields today. */
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
