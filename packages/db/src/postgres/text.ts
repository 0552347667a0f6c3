/** PostgreSQL knows no NUL in a text. The sign for an unreadable character makes it as unfindable as it should be. */
export const withoutNul = (values: unknown[]): unknown[] =>
  values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value));

/**
 * Drafts have no date and count as the oldest, as SQLite has it; PostgreSQL takes what is empty for the largest. Asking
 * Prisma for this order keeps SQLite from using its index.
 */
export const emptyFirst = (sql: string): string =>
  sql.replace(
    /("publishedAt") (ASC|DESC)\b/g,
    (_all, column: string, way: string) => `${column} ${way} NULLS ${way === 'ASC' ? 'FIRST' : 'LAST'}`,
  );
