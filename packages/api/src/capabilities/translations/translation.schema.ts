import * as z from 'zod';
import { booleanField, versionField } from '#platform/input/fields';

const names = z.array(z.string().max(40)).max(40);
const data = z.record(z.string(), z.unknown());

/** English texts to save. */
export const translationEdit = z.object({ data, current: names.optional(), version: versionField.optional() });
export type TranslationEdit = z.output<typeof translationEdit>;

/** Turkish fields to save together with English ones. */
export const turkishEdit = z.object({ data, version: versionField.optional(), minorEdit: booleanField.optional() });
export type TurkishEdit = z.output<typeof turkishEdit>;

export type TranslationRecord = {
  texts: Record<string, string | null>;
  /** The fields whose Turkish has changed since, each with the number of the Turkish version that the text still says. */
  stale: Record<string, number>;
  version: number;
  createdAt: string;
  updatedAt: string;
};
