import { listSome } from '#operations/doctor/finding';

/** Rows of words in columns as wide as their longest word. */
export function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((word, column) => word.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A number with its noun. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Prints a warning where the database in an archive has rows that refer to missing ones. */
export function warnOfBrokenReferences({ brokenReferences }: { brokenReferences: string[] }): void {
  if (brokenReferences.length === 0) return;
  console.error(
    `! Rows refer to missing ones: ${listSome(brokenReferences)}; the backup brings them back as they are.`,
  );
}

/** The records of an archive of content that people count by. */
export const formatContentCounts = (content: { projects: unknown[]; articles: unknown[]; media: unknown[] }): string =>
  [
    formatCount(content.projects.length, 'project'),
    formatCount(content.articles.length, 'article'),
    formatCount(content.media.length, 'picture'),
  ].join(', ');
