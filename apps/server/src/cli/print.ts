/** Progress goes to the error output: what a command answers can be piped on. */
export const step = (text: string): void => console.error(`• ${text} …`);

/** One line that counts up in a terminal; nothing where nobody watches. */
export function counter(label: string): (done: number, of: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done, of) => {
    process.stderr.write(`\r• ${label}: ${done} of ${of}`);
    if (done === of) process.stderr.write('\n');
  };
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes as people read it. */
export function sizeOf(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}

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

/** The records of an archive of content that people count by. */
export const contentCounts = (content: { projects: unknown[]; articles: unknown[]; media: unknown[] }): string =>
  [
    countOf(content.projects.length, 'project'),
    countOf(content.articles.length, 'article'),
    countOf(content.media.length, 'picture'),
  ].join(', ');
