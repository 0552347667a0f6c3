type Where = { where: object };

/** What all tables of records have. */
export type StoredRow = { id: number; slug?: string | null; createdAt: Date; updatedAt: Date };

/** A table of records, for what is the same in all of them. */
export type RecordTable = {
  findMany(
    query: Where & Partial<{ select: object; orderBy: object; take: number; skip: number }>,
  ): PromiseLike<StoredRow[]>;
  count(query: Where): PromiseLike<number>;
  updateMany(query: Where & { data: object }): PromiseLike<{ count: number }>;
  deleteMany(query: Where): PromiseLike<{ count: number }>;
};
