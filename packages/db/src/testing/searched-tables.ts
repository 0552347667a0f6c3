import type { Prisma } from '#generated/sqlite/client';

/** The tables that grow with the years. Each has an index over all parts of its search column. */
export const searchedTables = ['Article', 'Project', 'ContactForm'] as const satisfies Prisma.ModelName[];
