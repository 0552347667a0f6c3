/** What a stored record has beside its content. */
export type SavedRecord = { id: number; version: number; updatedAt: string };

/**
 * Whether something that came from outside (a refusal's record, a stored draft) has all the fields of a value whose
 * shape is known, each of the same kind or empty.
 */
export function hasShapeOf<T extends object>(value: unknown, known: T): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(known).every(([name, example]) => {
    const field: unknown = fields.get(name);
    if (!fields.has(name)) return example === undefined;
    return field === null || example === null || example === undefined || typeof field === typeof example;
  });
}
