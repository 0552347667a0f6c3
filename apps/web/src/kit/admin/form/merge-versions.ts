/** What no form edits; of two versions the newer one's is always right. */
const recordKeys = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** An emptied text is stored as null and may stand in a form as an empty string. */
const comparable = (value: unknown): string => JSON.stringify(value || (value === 0 || value === false ? value : null));

export const isSameValue = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

type Merge<Record> = {
  merged: Record;
  /** The fields that both sides changed, to different values. */
  disputed: string[];
  /** The fields that only the other side changed. */
  taken: string[];
};

/**
 * Merges what was typed into a newer version of the record: a field that only one side changed keeps that change.
 * @param base the version that both sides began with; null where it is not known, then every difference is disputed
 * @param winner whose value a disputed field gets
 */
export function mergeVersions<Record extends object>(
  base: object | null,
  mine: object,
  theirs: Record,
  winner: 'mine' | 'theirs',
): Merge<Record> {
  const before = new Map<string, unknown>(Object.entries(base ?? {}));
  const stored = new Map<string, unknown>(Object.entries(theirs));
  const disputed: string[] = [];
  const taken: string[] = [];
  const values = Object.entries<unknown>({ ...mine }).filter(([name]) => !recordKeys.has(name));
  const merged = values.map(([name, own]): [string, unknown] => {
    const other = stored.get(name);
    const old = before.get(name);
    if (isSameValue(own, other)) return [name, own];
    if (base && isSameValue(own, old)) {
      taken.push(name);
      return [name, other];
    }
    if (base && isSameValue(other, old)) return [name, own];
    // Texts in two languages are two fields on the screen.
    if (base && isPlainObject(own) && isPlainObject(other) && isPlainObject(old)) {
      const inner = mergeVersions(old, own, other, winner);
      if (inner.disputed.length > 0) disputed.push(name);
      return [name, inner.merged];
    }
    if (base && isList(own) && isList(other) && isList(old) && haveSameItems(own, other) && haveSameItems(own, old)) {
      const items = own.map((item, place) => mergeVersions(old[place] ?? null, item, other[place] ?? item, winner));
      if (items.some((item) => item.disputed.length > 0)) disputed.push(name);
      return [name, items.map((item) => item.merged)];
    }
    disputed.push(name);
    return [name, winner === 'mine' ? own : other];
  });
  return { merged: { ...theirs, ...Object.fromEntries(merged) }, disputed, taken };
}

/** The old values of the fields that were changed: with what is typed now they are the version that it began with. */
export const changedSince = (base: object, values: object): object => {
  const now = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(Object.entries(base).filter(([name, old]) => !isSameValue(old, now.get(name))));
};

type Item = { id: number };
const isList = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((item) => isPlainObject(item) && 'id' in item && typeof item.id === 'number');
/** Items that were neither added nor taken away nor moved are merged one by one. */
const haveSameItems = (one: Item[], other: Item[]) =>
  isSameValue(
    one.map(({ id }) => id),
    other.map(({ id }) => id),
  );

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
