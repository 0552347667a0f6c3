const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes as people read it. */
export function sizeOf(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
