import { message } from '@pano/i18n/message';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import {
  linkField,
  optionalHtml,
  optionalText,
  requiredHtml,
  requiredImageUrl,
  requiredText,
  textLength,
} from '#platform/input/fields';
import { questionsField, readQuestions } from '#platform/input/questions';
import { completeLink } from '#platform/input/urls';

/** A field of a block: its rule, with what it is to the form, the API, the search, the history and the English. */
export type BlockField = {
  /** A `value` is chosen, not written: no text of the page. */
  is: 'line' | 'paragraph' | 'richText' | 'questions' | 'picture' | 'link' | 'value' | 'items';
  rule: z.ZodType;
  /** Its value in a response of the API. */
  output: z.ZodType;
  /** What a new block has in it. */
  blank: unknown;
  /** The rule of its English text; null where both languages share it. */
  english: z.ZodType<string | null> | null;
  /** Of `items`, which go by that name: the rule and the fields of each. */
  item?: z.ZodType;
  fields?: BlockFields;
};

/** By their names, in the order in which they are stored. */
export type BlockFields = Readonly<Record<string, BlockField>>;
export type BlockRules<Fields extends BlockFields> = { -readonly [Name in keyof Fields]: Fields[Name]['rule'] };

const field = <Rule extends z.ZodType, Blank, English extends BlockField['english']>(
  is: BlockField['is'],
  { rule, output, blank, english }: { rule: Rule; output: z.ZodType; blank: Blank; english: English },
) => ({ is, rule, output, blank, english });

const text = z.string();
const optional = { output: text.nullable(), blank: null };
const required = { output: text, blank: '' };
const line = { english: optionalText() };
const paragraph = { english: optionalText(textLength) };

export const optionalLine = () => field('line', { ...optional, ...line, rule: line.english.default(null) });
export const requiredLine = (missing: MessageKey) =>
  field('line', { ...required, ...line, rule: requiredText(missing) });
export const optionalParagraph = () =>
  field('paragraph', { ...optional, ...paragraph, rule: paragraph.english.default(null) });
export const requiredParagraph = (missing: MessageKey) =>
  field('paragraph', { ...required, ...paragraph, rule: requiredText(missing, textLength) });
export const richText = (missing: MessageKey) =>
  field('richText', { ...required, rule: requiredHtml(missing), english: optionalHtml() });

export const questions = (missing: MessageKey) => {
  const rule = questionsField.refine((text) => readQuestions(text).length > 0, { error: message(missing) });
  return field('questions', { ...optional, rule, english: questionsField });
};

export const picture = (missing: MessageKey) =>
  field('picture', { ...required, rule: requiredImageUrl(missing), english: null });

export const pictures = (missing: MessageKey, max: number) => {
  const rule = listOf(requiredImageUrl('field.imageUrl'), missing, max).transform((urls) => [...new Set(urls)]);
  return field('picture', { rule, output: z.array(text), blank: [], english: null });
};

/**
 * Where a button leads, completed as people type it. Both languages share it: English readers are led to the English
 * address of what it names.
 */
export const link = () => {
  const typed = z.string({ error: message('field.link') }).nullish();
  const rule = typed.transform((text) => (text ? (completeLink(text) ?? text) : null)).pipe(linkField);
  return field('link', { ...optional, rule, english: null });
};

/** What is neither a text nor a picture. */
export const value = <Rule extends z.ZodType, Blank>(rule: Rule, output: z.ZodType, blank: Blank) =>
  field('value', { rule, output, blank, english: null });

/** At least one item with a number and fields of its own. One that says nothing in English is not shown there. */
export const items = <Fields extends BlockFields>(fields: Fields, missing: MessageKey, max: number) => {
  const item = z.object({ id: blockNumber, ...rulesOf(fields) });
  const output = z.array(z.object({ id: z.int(), ...mapFields(fields, ({ output }) => output) }));
  return { ...field('items', { rule: listOf(item, missing, max), output, blank: [], english: null }), item, fields };
};

/** 0 for what has no number yet. */
export const blockNumber = z
  .int({ error: message('blocks.wrong') })
  .min(0)
  .default(0);

const listOf = <Item extends z.ZodType>(item: Item, missing: MessageKey, max: number) =>
  z
    .array(item, { error: message(missing) })
    .min(1, { error: message(missing) })
    .max(max, { error: message('blocks.tooMany', { max }) });

export const rulesOf = <Fields extends BlockFields>(fields: Fields) =>
  mapFields(fields, ({ rule }) => rule) as BlockRules<Fields>;

export const mapFields = <Value>(fields: BlockFields, read: (field: BlockField) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)]));
