// Counts the lines of source of each package and of the folders of its second level, such as packages/api/src/entities:
// code, styles and database models, with their comments and blank lines. Not counted: tests and what serves them only,
// sample content, texts, migrations and generated files.
import { isTest, isTestingOrSample, isTexts } from './sources.mjs';

const isCounted = (path) =>
  /^(?:apps|packages)\/.*\.(?:tsx?|m[jt]s|css|prisma)$/.test(path) &&
  !/\/migrations\/.*\.prisma$/.test(path) &&
  ![isTest, isTestingOrSample, isTexts].some((isLeftOut) => isLeftOut(path));

/** A row for each package and each of its folders, sorted by name; "*" stands for the files that are in none. */
export function countLines(paths, read) {
  const lines = new Map();
  for (const path of paths.filter(isCounted)) {
    const [group, name, ...below] = path.split('/');
    const folders = below.slice(0, -1);
    const row = [group, name, ...(folders.length < 2 ? [...folders, '*'] : folders.slice(0, 2))].join('/');
    const count = read(path).split('\n').length - 1;
    for (const counted of [`${group}/${name}`, row]) lines.set(counted, (lines.get(counted) ?? 0) + count);
  }
  return [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The rows as an aligned table with the total of the packages; folders are indented. */
export function describeLines(rows) {
  const packages = rows.filter(([name]) => name.split('/').length === 2);
  const total = packages.reduce((sum, [, lines]) => sum + lines, 0);
  const table = [...rows.map(([name, lines]) => [name.replace(/^\w+\/\w+\//, '  '), lines]), ['total', total]];
  const width = Math.max(...table.map(([label]) => label.length));
  return table.map(([label, lines]) => `  ${label.padEnd(width)}  ${lines.toLocaleString('en').padStart(7)}`);
}
