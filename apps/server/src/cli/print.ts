import { someOf } from '#operations/doctor/finding';

/** Rows of words in columns as wide as their longest word. */
export function table(rows: string[][]): string {
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
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Says so where the database in an archive has rows that refer to missing ones. */
export function warnOfBroken({ brokenReferences }: { brokenReferences: string[] }): void {
  if (brokenReferences.length === 0) return;
  console.error(`! Rows refer to missing ones: ${someOf(brokenReferences)}; the backup brings them back as they are.`);
}

/** The records of an archive of content that people count by. */
export const contentCounts = (content: { projects: unknown[]; articles: unknown[]; media: unknown[] }): string =>
  [
    countOf(content.projects.length, 'project'),
    countOf(content.articles.length, 'article'),
    countOf(content.media.length, 'picture'),
  ].join(', ');
