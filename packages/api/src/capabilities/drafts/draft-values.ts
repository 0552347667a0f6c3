import { message, readMessage } from '@pano/i18n/message';
import { isMessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import { isStorable } from '#platform/input/fields';
import { AppError } from '#platform/transport/errors';

/** The fields of a draft by their names. */
export const draftValues = z.record(z.string(), z.json());
export type DraftValues = z.output<typeof draftValues>;

/**
 * Checks values that somebody keeps without publishing them: known names, types, characters and lengths. What is required,
 * patterns and what the database knows wait until they are published.
 * @returns the values as they would be stored; one that publishing would reject, as it came
 * @throws AppError that names the fields
 */
export function checkDraft(rules: z.ZodObject, values: Record<string, unknown>): DraftValues {
  const checked = Object.entries(values).map(([name, value]) => {
    const rule = Object.hasOwn(rules.shape, name) ? rules.shape[name] : undefined;
    return [name, rule ? checkValue(rule, value) : { error: message('draft.unknownField', { field: name }) }] as const;
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

function checkValue(rule: z.core.$ZodType, value: unknown): { value?: unknown; error?: string } {
  if (!isStorableDeep(value)) return { error: message('field.characters') };
  const { data, error } = z.safeParse(rule, value);
  if (!error) return { value: data };
  const issue = error.issues.find((one) => !canWait(one, value));
  return issue ? { error: issue.message } : { value };
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
  if (!isObject(value)) return true;
  return (
    depth < maxDepth &&
    Object.entries(value).every(([name, inner]) => isStorable(name) && isStorableDeep(inner, depth + 1))
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
