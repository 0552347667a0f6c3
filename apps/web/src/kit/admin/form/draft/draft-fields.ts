import * as z from 'zod';
import type { Inputs, Outputs } from '#kit/shared/trpc.ts';
import { isSameValue } from '../merge-versions';

/** A draft as the server has it: the fields that differ from what is live. */
export type ServerDraft = NonNullable<Outputs['drafts']['get']>;

/** Which draft is published, and what of the record it may replace. */
export type PublishChoice = NonNullable<Inputs['drafts']['publish']['english']>;

/**
 * The fields that differ from what is live, as they would be saved, and those that were in the draft; of a record that is
 * not there yet, all of them.
 */
export function readChanges(
  values: object,
  { fields, live }: { fields: Readonly<Record<string, z.core.$ZodType>>; live: object | undefined },
  draft: ServerDraft | null,
) {
  const typed = new Map<string, unknown>(Object.entries(values));
  const present = live && new Map<string, unknown>(Object.entries(live));
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !present || !isSameValue(typed.get(name), present.get(name)) || name in (draft?.values ?? {}))
      .map(([name, rule]): [string, unknown] => {
        const value = typed.get(name) ?? null;
        return [name, z.safeParse(rule, value).data ?? value];
      }),
  );
}

/** Of the values those that all of the others have, too. */
export const pick = (values: object, ...others: object[]): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => others.every((other) => Object.hasOwn(other, name))));

export const isSame = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
