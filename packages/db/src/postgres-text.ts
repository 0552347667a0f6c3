/** PostgreSQL knows no NUL in a text. The sign for an unreadable character makes it as unfindable as it should be. */
export const withoutNul = (values: unknown[]): unknown[] =>
  values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value));
