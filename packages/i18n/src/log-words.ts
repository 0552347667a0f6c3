/** How sentences of the activity log name the records of one kind: one, as an object, all of them, of all of them. */
type LogWords = {
  name: string;
  object: string;
  all: string;
  ofAll: string;
  /** What the log calls a field, where that differs from the label in the form. */
  fields?: Record<string, string>;
};

type Block = { fields?: Record<string, string>; log?: Record<string, LogWords> };
type KindIn<Blocks> = {
  [K in keyof Blocks]: Blocks[K] extends { log: infer Log } ? keyof Log & string : never;
}[keyof Blocks];

/**
 * The words of the activity log by kind of record, collected from the objects of the entities (`articles.log.article`).
 * A field is called what the entity says for the log, otherwise what all entities call it there, otherwise what the
 * form calls it.
 */
export function collectLogWords<Blocks extends Record<string, object>>(
  blocks: Blocks,
  commonFields: Record<string, string>,
): Record<KindIn<Blocks>, LogWords & { fields: Record<string, string> }>;
export function collectLogWords(blocks: Record<string, Block>, commonFields: Record<string, string>) {
  return Object.fromEntries(
    Object.values(blocks).flatMap(({ fields, log = {} }) =>
      Object.entries(log).map(([kind, words]) => [
        kind,
        { ...words, fields: { ...fields, ...commonFields, ...words.fields } },
      ]),
    ),
  );
}
