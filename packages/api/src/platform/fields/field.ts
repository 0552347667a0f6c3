import type * as z from 'zod';
import type { FieldKind } from '../records/revisions/history';

/** What a field table says of a field besides its rule. */
export type Traits<Translated extends boolean> = {
  /** Each language has a text of its own. */
  translated?: Translated;
  /** The search of the back office looks in it. */
  searched?: true;
  /** People call it, write or pay to it, or sign it: the owner is told when an API token changes it. */
  reported?: true;
  /** What the documentation of the API says of it. */
  rest?: string;
  /** Its value in the examples of the API; of a translated text the English one as well. */
  example?: Example<Translated>;
};

type Example<Translated extends boolean> = Translated extends true
  ? { tr: unknown; en?: string } | { en: string }
  : string | number | boolean | readonly unknown[];

/**
 * One field of an entity. The compiler knows the types of its rule, of its value in a response, of its value in the form
 * of a new record and of its default, and whether it is translated.
 */
export type Field<Rule extends z.ZodType, Output extends z.ZodType, Blank, Initial, Translated extends boolean> = {
  rule: Rule;
  /** Its value in a response of the API. */
  output: Output;
  /** What it is to the history. */
  kind: FieldKind;
  /** What the form of a new record begins with. */
  blank: Blank;
  /** What a new record gets where nothing is said; undefined where something must be. */
  initial: Initial;
  translated: Translated;
  searched: boolean;
  reported: boolean;
  examples: { tr?: unknown; en?: unknown };
};

export type AnyField = Field<z.ZodType, z.ZodType, unknown, unknown, boolean>;

/** The fields of an entity by their names, in the order in which their rules are reported. */
export type FieldTable = Readonly<Record<string, AnyField>>;

type Parts<Rule, Output, Blank, Initial> = {
  rule: Rule;
  output: Output;
  kind: FieldKind;
  blank: Blank;
  initial: Initial;
};

/** A field with a rule of its own, where none of the builders fits. */
export const field = <
  Rule extends z.ZodType,
  Output extends z.ZodType,
  Blank,
  Initial,
  Translated extends boolean = false,
>(
  { output, ...parts }: Parts<Rule, Output, Blank, Initial>,
  { translated, searched, reported, rest, example }: Traits<Translated> = {},
): Field<Rule, Output, Blank, Initial, Translated> => ({
  ...parts,
  output: rest === undefined ? output : output.meta({ description: rest }),
  translated: (translated ?? false) as Translated,
  searched: searched === true,
  reported: reported === true,
  examples: isPerLanguage(example) ? example : { tr: example },
});

const isPerLanguage = (example: unknown): example is { tr?: unknown; en?: unknown } =>
  typeof example === 'object' && example !== null && !Array.isArray(example);
