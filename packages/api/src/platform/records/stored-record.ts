/** A record as it comes back: the fields of its form, and what the database keeps with them. Instants are ISO strings. */
export type Stored<Fields> = Fields & { id: number; version: number; createdAt: string; updatedAt: string };
