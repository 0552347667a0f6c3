// npm run visual: renews the reference pictures of e2e/visual.spec.ts, after a build. They are
// reduced to 256 colours; the loss is far below the tolerance of the comparison.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from './lib/browser.mjs';
import { explainOnHelp } from './lib/command-line.mjs';
import { run } from './lib/run.mjs';
import { root } from './lib/setup.mjs';

explainOnHelp(import.meta.url);

const sharp = createRequire(join(root, 'packages/api/package.json'))('sharp');
const folder = join(root, 'e2e/visual');

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const args = [playwright, 'test', '--config', 'e2e/playwright.config.ts', 'visual.spec.ts', '--update-snapshots=all'];
const { code } = await run(process.execPath, args, { env: { PANO_CHROMIUM: await findChromium() } });

for (const name of await readdir(folder, { recursive: true })) {
  if (!name.endsWith('.png')) continue;
  const taken = await readFile(join(folder, name));
  const reduced = await sharp(taken).png({ palette: true, effort: 10 }).toBuffer();
  if (reduced.length < taken.length) await writeFile(join(folder, name), reduced);
}
process.exit(code);
