import type { ActivityEntity } from '@pano/api/activity/activity.schema';
import { nameField } from '@pano/i18n/activity-words';
import type { admin } from '@pano/i18n/tr/admin/index';
import { createContext, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';

type Texts = typeof admin;

/** The texts of what has a form, such as `projects`. */
export type FormTexts = {
  [Name in keyof Texts]: Texts[Name] extends { fields: object; log: object } ? Name : never;
}[keyof Texts];

/** The texts of records that are created and edited on a screen of their own. */
export type RecordTexts = Exclude<FormTexts, 'keywords'>;

/** The rules of a form by the names of its fields. One without a text, as `projects.fields.capacity`, does not compile. */
export type LabelledFields<Name extends FormTexts, Fields> = Fields &
  Record<Exclude<keyof Fields, keyof Texts[Name]['fields']>, never>;

export type FieldLabel = { label: string; hint: string | undefined; required: boolean };

/** What the fields of a form are called, by their names and in their order. */
export type FieldLabels = ReadonlyMap<string, FieldLabel>;

/** For the fields of the form around. */
export const FieldLabelsContext = createContext<FieldLabels>(new Map());

/** What the form around calls a field; one that it does not know, such as a row of a list, names itself. */
export const useFieldLabel = (name: string): FieldLabel =>
  use(FieldLabelsContext).get(name) ?? { label: name, hint: undefined, required: false };

/** Finds the label `capacity` and the hint `capacityHint` of each field in the texts. */
export function useFieldLabels<Name extends FormTexts, Fields extends Record<string, z.core.$ZodType>>(
  texts: Name,
  fields: LabelledFields<Name, Fields>,
): FieldLabels {
  const { t } = useTranslation('admin');
  return useMemo(() => {
    const words = new Map<string, unknown>(Object.entries(t(`${texts as FormTexts}.fields`, { returnObjects: true })));
    const read = (key: string) => {
      const text = words.get(key);
      return typeof text === 'string' ? text : undefined;
    };
    return new Map(
      Object.entries<z.core.$ZodType>(fields).map(([name, rule]) => [
        name,
        { label: read(name) ?? name, hint: read(`${name}Hint`), required: isRequired(rule) },
      ]),
    );
  }, [t, texts, fields]);
}

/** Whether a field must be filled in. */
const isRequired = (rule: z.core.$ZodType): boolean =>
  [undefined, null, ''].every((empty) => !z.safeParse(rule, empty).success);

/** What those fields are called whose values the rules reject. */
export function findRejected(
  values: object,
  fields: Readonly<Record<string, z.core.$ZodType>>,
  labels: FieldLabels,
): string[] {
  const typed = new Map<string, unknown>(Object.entries(values));
  return Object.entries(fields).flatMap(([name, rule]) =>
    z.safeParse(rule, typed.get(name)).success ? [] : [labels.get(name)?.label ?? name],
  );
}

/** What people call a field of a kind of record in log, history and trash. */
export function useFieldNames(kind: ActivityEntity): (field: string) => string {
  const { t } = useTranslation('admin');
  return (field) => nameField(t, kind, field);
}
