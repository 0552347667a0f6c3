import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where the files are found on the site; services name them in the back office. */
const folder = 'icons/ms';
const address = /^\/icons\/ms\/([a-z0-9_]{1,64})\.svg$/;

/**
 * Offers the Material Symbols in their rounded outline as single files, and `names.json` with all their names.
 * Nothing of them is committed: they are copied out of their package.
 */
export function materialSymbols(): Plugin {
  let target: string | null = null;
  return {
    name: 'material-symbols',
    configResolved: ({ command, build, root }) => {
      target = command === 'build' && !build.ssr ? resolve(root, build.outDir, folder) : null;
    },
    async writeBundle() {
      if (!target) return;
      await mkdir(target, { recursive: true });
      const names = await symbolNames();
      const copies = names.map((name) => copyFile(symbolFile(name), join(String(target), `${name}.svg`)));
      await Promise.all([...copies, writeFile(join(target, 'names.json'), JSON.stringify(names))]);
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (path === `/${folder}/names.json`) {
          response.setHeader('content-type', 'application/json').end(JSON.stringify(await symbolNames()));
          return;
        }
        const name = address.exec(path)?.[1];
        if (!name || !(await symbolNames()).includes(name)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        createReadStream(symbolFile(name)).pipe(response);
      });
    },
  };
}

const source = join(
  dirname(createRequire(import.meta.url).resolve('@material-symbols/svg-400/package.json')),
  'rounded',
);
const symbolFile = (name: string) => join(source, `${name}.svg`);

let known: string[] | null = null;
async function symbolNames(): Promise<string[]> {
  known ??= (await readdir(source))
    .filter((file) => file.endsWith('.svg') && !file.endsWith('-fill.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
  return known;
}
