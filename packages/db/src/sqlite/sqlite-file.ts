/** The path in a `file:` address; throws for any other kind of address. */
export function sqliteFile(url: string): string {
  const path = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (!path) throw new Error(`Not a SQLite address: ${url.replace(/\/\/.*@/, '//…@')}`);
  return path;
}
