import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import {
  booleanField,
  imageUrlField,
  linkField,
  optionalHtml,
  optionalSlug,
  optionalText,
  orderField,
  requiredHtml,
  requiredId,
  requiredText,
  slugField,
  textLength,
} from '../input/fields';
import type { FieldKind } from '../records/revisions/history';
import { type Field, field, type Traits } from './field';

// The kinds of fields that most entities have. Each builder returns the rule with what it is to forms, history and API.

type Text = z.ZodString;
type OptionalText = ReturnType<typeof optionalText>;
type Nullable = z.ZodNullable<z.ZodString>;

type Required<Translated extends boolean> = Field<Text, Text, string, undefined, Translated>;
type Optional<Translated extends boolean> = Field<OptionalText, Nullable, null, null, Translated>;

const nullableText = () => z.string().nullable();

/** A text of one line; without `required` it may be empty, which is kept as null. */
export function line<Translated extends boolean = false>(
  traits: Traits<Translated> & { required: MessageKey; max?: number },
): Required<Translated>;
export function line<Translated extends boolean = false>(
  traits?: Traits<Translated> & { max?: number },
): Optional<Translated>;
export function line<Translated extends boolean = false>({
  required,
  max,
  ...traits
}: Traits<Translated> & { required?: MessageKey; max?: number } = {}) {
  return required
    ? field(
        { rule: requiredText(required, max), output: z.string(), kind: 'text', blank: '', initial: undefined },
        traits,
      )
    : field({ rule: optionalText(max), output: nullableText(), kind: 'text', blank: null, initial: null }, traits);
}

/** A plain text of several lines. */
export function text<Translated extends boolean = false>(
  traits: Traits<Translated> & { required: MessageKey },
): Required<Translated>;
export function text<Translated extends boolean = false>(traits?: Traits<Translated>): Optional<Translated>;
export function text<Translated extends boolean = false>(traits: Traits<Translated> & { required?: MessageKey } = {}) {
  const { required, ...others } = traits;
  return required ? line({ ...others, required, max: textLength }) : line({ ...others, max: textLength });
}

/** Text with formatting, as sanitized HTML; without `required` it may be empty, which is kept as null. */
export function richText<Translated extends boolean = false>(
  traits: Traits<Translated> & { required: MessageKey },
): Required<Translated>;
export function richText<Translated extends boolean = false>(
  traits?: Traits<Translated>,
): Field<ReturnType<typeof optionalHtml>, Nullable, null, null, Translated>;
export function richText<Translated extends boolean = false>({
  required,
  ...traits
}: Traits<Translated> & { required?: MessageKey } = {}) {
  return required
    ? field(
        { rule: requiredHtml(required), output: z.string(), kind: 'richText', blank: '', initial: undefined },
        traits,
      )
    : field({ rule: optionalHtml(), output: nullableText(), kind: 'richText', blank: null, initial: null }, traits);
}

/** The part of an address that belongs to the record. */
export const requiredSlug = <Translated extends boolean = false>(traits: Traits<Translated> = {}) =>
  field({ rule: slugField, output: z.string(), kind: 'text', blank: '', initial: undefined }, traits);

/** A slug that the operation makes from the title where it is null or empty; in a response it is there. */
export const slug = <Translated extends boolean = false>(traits: Traits<Translated> = {}) =>
  field({ rule: optionalSlug, output: z.string(), kind: 'text', blank: null, initial: null }, traits);

/** The address of an image of this site or of the web. */
export const image = (traits: Traits<false> = {}) =>
  field({ rule: imageUrlField, output: nullableText(), kind: 'image', blank: null, initial: null }, traits);

/** The target of a button. */
export const link = <Translated extends boolean = false>(traits: Traits<Translated> = {}) =>
  field({ rule: linkField, output: nullableText(), kind: 'text', blank: null, initial: null }, traits);

/** A position in a list, 0 where none was given; no older version brings it back. */
export const position = (traits: Traits<false> = {}) =>
  field({ rule: orderField, output: z.int(), kind: 'state', blank: 0, initial: 0 }, traits);

/** A switch that shows or hides; no older version brings it back. */
export const flag = ({ initial, ...traits }: Traits<false> & { initial: boolean }) =>
  field({ rule: booleanField, output: z.boolean(), kind: 'state', blank: initial, initial }, traits);

/** A field with a rule of its own that may be empty, which is kept as null. */
export const nullable = <Rule extends z.ZodType, Output extends z.ZodType, Translated extends boolean = false>(
  kind: FieldKind,
  rule: Rule,
  output: Output,
  traits: Traits<Translated> = {},
) => field({ rule, output, kind, blank: null, initial: null }, traits);

/** The number of another record, which has to be chosen. */
export const reference = ({
  required,
  wrong,
  ...traits
}: Traits<false> & { required: MessageKey; wrong: MessageKey }) =>
  field(
    { rule: requiredId(required, wrong), output: z.int(), kind: 'reference', blank: null, initial: undefined },
    traits,
  );

/** What search engines show of a page instead of its title and its description. */
export const seoFields = {
  seoTitle: line({ translated: true }),
  seoDescription: text({ translated: true }),
};
