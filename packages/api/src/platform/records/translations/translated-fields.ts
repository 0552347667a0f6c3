import * as z from 'zod';

type OwnNames<Owned> = { [Name in keyof Owned]: Owned[Name] extends true ? Name : never }[keyof Owned];

/**
 * The fields of a schema that each language has for itself, with the rules that Turkish has. Every field is named, with
 * whether it is such a field: one that is missing here, or that the schema does not have, does not compile.
 */
export function pickTranslated<
  Shape extends z.ZodRawShape,
  const Owned extends { readonly [Name in keyof Shape]: boolean },
>(fields: z.ZodObject<Shape>, owned: Owned & { readonly [Name in Exclude<keyof Owned, keyof Shape>]: never }) {
  const chosen = Object.fromEntries(
    Object.entries(fields.shape).filter(([name]) => owned[name as keyof Owned] === true),
  );
  return z.object(chosen as Pick<Shape, Extract<OwnNames<Owned>, keyof Shape>>);
}
