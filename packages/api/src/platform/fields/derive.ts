import * as z from 'zod';
import type { RecordKind } from '#addresses';
import type { FieldKind } from '../records/revisions/history';
import type { AnyField, FieldTable } from './field';

type Rules<Fields extends FieldTable> = { -readonly [Name in keyof Fields]: Fields[Name]['rule'] };
type CreateRules<Fields extends FieldTable> = {
  -readonly [Name in keyof Fields]: Fields[Name]['initial'] extends undefined
    ? Fields[Name]['rule']
    : z.ZodDefault<Fields[Name]['rule']>;
};
type TranslatedRules<Fields extends FieldTable> = {
  -readonly [Name in keyof Fields as Fields[Name]['translated'] extends true ? Name : never]: Fields[Name]['rule'];
};
type Blank<Fields extends FieldTable> = { -readonly [Name in keyof Fields]: Fields[Name]['blank'] };
type Kinds<Fields extends FieldTable> = { readonly [Name in keyof Fields]: FieldKind };

/**
 * What follows from the fields of an entity: the schemas of a new record, of a change of some fields, and of its English
 * texts; what its history holds; and the values of the form of a new record.
 */
export function deriveSchemas<Fields extends FieldTable>(entity: RecordKind, fields: Fields) {
  const rules = mapFields(fields, ({ rule }) => rule) as Rules<Fields>;
  const create = mapFields(fields, ({ rule, initial }) => (initial === undefined ? rule : rule.default(initial)));
  const translated = Object.fromEntries(Object.entries(fields).filter(([, { translated }]) => translated));
  return {
    /** All fields, none of which may be left out. */
    whole: z.object(rules),
    create: z.object(create as CreateRules<Fields>),
    update: z.object(rules).partial(),
    translation: z.object(mapFields(translated, ({ rule }) => rule) as TranslatedRules<Fields>),
    history: { entity, fields: mapFields(fields, ({ kind }) => kind) as Kinds<Fields> },
    blank: mapFields(fields, ({ blank }) => blank) as Blank<Fields>,
  };
}

type Outputs<Fields extends FieldTable, Name extends keyof Fields> = { -readonly [N in Name]: Fields[N]['output'] };

/** All fields as a response has them. */
export const outputsOf = <Fields extends FieldTable>(fields: Fields) =>
  mapFields(fields, ({ output }) => output) as Outputs<Fields, keyof Fields>;

/** The fields of a response by their names, in this order: a new field is in none until it is named. */
export const contractOf = <Fields extends FieldTable, const Names extends readonly (keyof Fields & string)[]>(
  fields: Fields,
  names: Names,
) => outputsOf(pickFields(fields, names)) as Outputs<Fields, Names[number]>;

/** The fields of a response that another one does not have. */
export const besideContract = <Fields extends FieldTable, Shown extends object>(fields: Fields, contract: Shown) => {
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in contract)));
  return outputsOf(others) as Outputs<Fields, Exclude<keyof Fields, keyof Shown>>;
};

/** The values of the examples in the documentation of the API. */
export const exampleOf = (fields: FieldTable, language: 'tr' | 'en' = 'tr') =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { examples }]) =>
      examples[language] === undefined ? [] : [[name, examples[language]]],
    ),
  );

/** The fields that the owner is told of when an API token changes them. */
export const reportedOf = (fields: FieldTable): string[] =>
  Object.entries(fields).flatMap(([name, { reported }]) => (reported ? [name] : []));

/** Some of the fields, in this order. */
export const pickFields = <Fields extends FieldTable, const Names extends readonly (keyof Fields & string)[]>(
  fields: Fields,
  names: Names,
) => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Names[number]>;

const mapFields = <Value>(fields: FieldTable, read: (field: AnyField) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)]));
