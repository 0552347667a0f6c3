import type { SaveMode } from './english/english-context';

/** What a stored record has beside its content. */
export type SavedRecord = { id: number; version: number; updatedAt: string };

/**
 * Whether something that came from outside (a refusal's record, a stored draft) has all the fields of a value whose
 * shape is known, each of the same kind or empty.
 */
export function hasSameFields<T extends object>(value: unknown, known: T): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(known).every(([name, example]) => {
    const field: unknown = fields.get(name);
    if (!fields.has(name)) return example === undefined;
    return field === null || example === null || example === undefined || typeof field === typeof example;
  });
}

/** How most forms save: a new record is created, another one updated from the version it carries. */
export const createOrUpdate =
  <Output extends object, Saved extends { id: number; version: number }>(
    create: (data: Output) => Promise<Saved>,
    update: (changes: { id: number; version: number; data: Output; minorEdit?: true }) => Promise<Saved>,
  ) =>
  (
    data: Output,
    current: Pick<Saved, 'id' | 'version'> | undefined,
    { store, minorEdit }: SaveMode<Saved> = {},
  ): Promise<Saved> => {
    if (store) return store({ version: current?.version ?? 0, data });
    if (!current) return create(data);
    const { id, version } = current;
    return update({ id, version, data, ...(minorEdit ? { minorEdit } : {}) });
  };

type Mutation<Input, Saved> = { useMutation: () => { mutateAsync: (input: Input) => Promise<Saved> } };

/** The same with the procedures of an entity, such as `trpc.articles`. */
export function useCreateOrUpdate<Output extends object, Saved extends { id: number; version: number }>(procedures: {
  create: Mutation<Output, Saved>;
  update: Mutation<{ id: number; version: number; data: Output; minorEdit?: true }, Saved>;
}) {
  return createOrUpdate(procedures.create.useMutation().mutateAsync, procedures.update.useMutation().mutateAsync);
}
