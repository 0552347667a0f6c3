// Measures whether the structure of the code holds, property by property: node scripts/check-structure.mjs [property]
// With the name of a property it lists every violation, without one it prints the lines of source by package and folder.
// `npm run check` runs it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countLines, describeLines } from './structure/lines.mjs';
import { isMet, measure } from './structure/properties.mjs';
import { listFiles, readSources } from './structure/sources.mjs';

/** The properties that fail the check; the others are only shown. */
const enforced = ['entities', 'guide', 'imports', 'visibility', 'size', 'words', 'unchanged'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const paths = listFiles(root);
const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
const properties = measure({ root, paths, sources: readSources(root, paths), read });
const chosen = process.argv[2];

if (!chosen) {
  console.log('Lines of source, without tests, samples, texts, migrations and generated files:');
  for (const row of describeLines(countLines(paths, read))) console.log(row);
}
let hasFailed = false;
for (const { id, title, figures } of properties) {
  const broken = figures.filter((figure) => !isMet(figure));
  const fails = broken.length > 0 && enforced.includes(id);
  hasFailed ||= fails;
  console.log(`${broken.length === 0 ? '✓' : fails ? '✗' : '·'} ${title}: ${figures.map(describe).join(', ')}`);
  const listed = chosen === id ? figures : fails ? broken : [];
  for (const offender of listed.flatMap(({ offenders }) => offenders)) console.log(`    ${offender}`);
}
process.exit(hasFailed ? 1 : 0);

function describe({ name, offenders, limit }) {
  return `${name} ${offenders.length} (limit ${limit})`;
}
