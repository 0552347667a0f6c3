import type { AnyTRPCProcedure } from '@trpc/server';
import * as z from 'zod';
import { appRouter } from './router';

// The router's type nests the procedures, its value lists them flat, under names such as `services.list`.
const flat = z.record(
  z.string(),
  z.custom<AnyTRPCProcedure>((value) => typeof value === 'function'),
);

const all = flat.parse(appRouter._def.procedures);

/** Every procedure of the router by its full name. */
export const procedures = Object.entries(all).map(([path, { _def }]) => ({ path, type: _def.type }));

/** What a procedure takes; nothing where it takes nothing. */
export function inputOf(path: string): z.ZodType | undefined {
  const definition: object | undefined = all[path]?._def;
  const inputs = definition && 'inputs' in definition && Array.isArray(definition.inputs) ? definition.inputs : [];
  return inputs.find((input): input is z.ZodType => input instanceof z.ZodType);
}
