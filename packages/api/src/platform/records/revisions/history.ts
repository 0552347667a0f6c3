import type { RecordKind } from '#addresses';

/** By what way a version came into being; `unknown` for what stood there before the history began. */
export const revisionOrigins = [
  'form',
  'rest',
  'schedule',
  'restore',
  'assistant',
  'translation',
  'import',
  'command',
  'unknown',
] as const;
export type RevisionOrigin = (typeof revisionOrigins)[number];

/**
 * What a field is to the history. All but `state` are content and stand in every version; `state` says whether, where and
 * when the record is shown, and never comes back with an older version. A `reference` is the number of another record,
 * `references` a list of such numbers, a `textPair` is `{ tr, en }`, and `blocks` are what platform/records/blocks.ts reads.
 */
export const fieldKinds = [
  'text',
  'textPair',
  'richText',
  'image',
  'images',
  'reference',
  'references',
  'value',
  'blocks',
  'state',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** The fields of an entity's schema: one that is missing here, or that the schema does not have, does not compile. */
export type History<Fields extends object> = {
  entity: RecordKind;
  fields: { readonly [Name in keyof Fields]-?: FieldKind };
};

/** How snapshots are written today; a renamed field takes another number, and a step that reads the older one. */
export const snapshotFormat = 1;

/** The names of the content fields. */
export const contentNames = (fields: Readonly<Record<string, FieldKind>>): string[] =>
  Object.keys(fields).filter((name) => fields[name] !== 'state');
