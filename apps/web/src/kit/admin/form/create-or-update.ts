/** How most forms save: a new record is created, another one updated from the version it carries. */
export const createOrUpdate =
  <Output, Saved extends { id: number; version: number }>(
    create: (data: Output) => Promise<Saved>,
    update: (changes: { id: number; version: number; data: Output }) => Promise<Saved>,
  ) =>
  (data: Output, current: Saved | undefined): Promise<Saved> =>
    current ? update({ id: current.id, version: current.version, data }) : create(data);
