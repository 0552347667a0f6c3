/** How the activity log speaks of one kind of record. */
type LogWords = {
  /** The kind in a list of choices. */
  name: string;
  /** One record as the object of a sentence ("deleted the article"). */
  object: string;
  /** The kind alone as the object of a sentence ("add the first article"), where people add records. */
  bare?: string;
  /** All records as the object of a sentence ("exported the articles"). */
  all: string;
  /** All records in the genitive ("the order of the articles"), which Turkish writes in another form. */
  ofAll: string;
  /** What its fields are called, where it has no form in which they have labels. */
  fields?: Record<string, string>;
  /** What people call the names that stand in its values, such as those of sections. */
  values?: Record<string, string>;
};

type Block = { fields?: Record<string, string>; log?: Record<string, LogWords> };
type KindIn<Blocks> = {
  [K in keyof Blocks]: Blocks[K] extends { log: infer Log } ? keyof Log & string : never;
}[keyof Blocks];

/**
 * The words of the activity log by kind of record, collected from the objects of the entities (`articles.log.article`).
 * A field is called as in the form.
 */
export function collectLogWords<Blocks extends Record<string, object>>(
  blocks: Blocks,
): Record<
  KindIn<Blocks>,
  Omit<LogWords, 'bare' | 'values'> & { fields: Record<string, string>; values: Record<string, string> }
>;
export function collectLogWords(blocks: Record<string, Block>) {
  return Object.fromEntries(
    Object.values(blocks).flatMap(({ fields, log = {} }) =>
      Object.entries(log).map(([kind, words]) => [
        kind,
        { ...words, fields: words.fields ?? fields ?? {}, values: words.values ?? {} },
      ]),
    ),
  );
}
