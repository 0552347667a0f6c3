import { message, readMessage } from '@pano/i18n/message';
import { isMessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import { htmlLength, isStorable, textLength } from '#platform/input/fields';
import { cleanHtml } from '#platform/input/rich-text';
import { mapBlockHtml, readBlockJson } from '#platform/records/blocks';
import type { FieldKind } from '#platform/records/revisions/history';
import { AppError } from '#platform/transport/errors';
import type { Live } from './live-record';

/** The fields of a draft by their names. */
export const draftValues = z.record(z.string(), z.json());
export type DraftValues = z.output<typeof draftValues>;

/**
 * Checks values that somebody keeps without publishing them: known names, types, characters and lengths. What is required,
 * patterns and what the database knows wait until they are published.
 * @returns the values as they would be stored; one that publishing would reject, as it came; rich text cleaned
 * @throws AppError that names the fields
 */
export function checkDraft(
  { rules, fields: kinds }: Pick<Live, 'rules' | 'fields'>,
  values: Record<string, unknown>,
): DraftValues {
  const checked = Object.entries(values).map(([name, value]): [name: string, Checked] => {
    const rule = Object.hasOwn(rules.shape, name) ? rules.shape[name] : undefined;
    if (!rule) return [name, { error: message('draft.unknownField', { field: name }) }];
    return [name, checkValue(rule, kinds[name], value)];
  });
  const errors = checked.flatMap(([name, { error }]) => (error === undefined ? [] : [[name, error] as const]));
  const [first] = errors;
  if (first) {
    const { key, params } = readMessage(first[1]);
    const fields = Object.fromEntries(errors);
    throw new AppError('invalid', isMessageKey(key) ? key : 'request.invalid', { params, field: first[0], fields });
  }
  return draftValues.parse(Object.fromEntries(checked.map(([name, { value }]) => [name, value])));
}

type Checked = { value?: unknown; error?: string };

function checkValue(rule: z.core.$ZodType, kind: FieldKind | undefined, given: unknown): Checked {
  if (!isStorableDeep(given)) return { error: message('field.characters') };
  const max = kind === 'richText' || kind === 'blocks' ? htmlLength : textLength;
  if (!isShort(given, max)) return { error: message('field.tooLong', { max }) };
  const cleaned = clean(kind, given);
  if (cleaned === undefined) return { error: message('field.text') };
  const { data, error } = z.safeParse(rule, cleaned);
  if (!error) return { value: data };
  const issue = error.issues.find((one) => !canWait(one, cleaned));
  return issue ? { error: issue.message } : { value: cleaned };
}

/**
 * A value with its rich text as publishing cleans it: other people open a draft, and the owner is told of the links in it.
 * Undefined where English blocks are no JSON.
 */
function clean(kind: FieldKind | undefined, value: unknown): unknown {
  if (kind === 'richText') return typeof value === 'string' ? cleanHtml(value) : value;
  if (kind !== 'blocks') return value;
  if (typeof value !== 'string' || value === '') return mapBlockHtml(value, cleanHtml);
  const blocks = readBlockJson(value);
  return blocks === null ? undefined : JSON.stringify(mapBlockHtml(blocks, cleanHtml));
}

/** Whether a value may stay in a draft although a rule rejects it: it is empty, or of the right type and not too long. */
function canWait(issue: z.core.$ZodIssue, root: unknown): boolean {
  const value = issue.path.reduce<unknown>((at, key) => (isObject(at) ? Reflect.get(at, key) : undefined), root);
  if (value === null) return true;
  if (issue.code === 'invalid_union') {
    return issue.errors.some((branch) => branch.every((inner) => canWait(inner, value)));
  }
  if (issue.code === 'too_big') return issue.origin !== 'string' && issue.origin !== 'array';
  return issue.code === 'too_small' || issue.code === 'invalid_format' || issue.code === 'custom';
}

/** No field holds lists in lists deeper than this. */
const maxDepth = 8;

function isStorableDeep(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  // A number that is too large for JSON arrives as infinite.
  if (typeof value === 'number') return Number.isFinite(value);
  if (!isObject(value)) return true;
  return (
    depth < maxDepth &&
    Object.entries(value).every(([name, inner]) => isStorable(name) && isStorableDeep(inner, depth + 1))
  );
}

const isShort = (value: unknown, max: number): boolean =>
  typeof value === 'string'
    ? value.length <= max
    : !isObject(value) || Object.values(value).every((one) => isShort(one, max));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
