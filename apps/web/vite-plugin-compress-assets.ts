import { Buffer } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg)$/;
/** Smaller ones fit into the first packet anyway. */
const worthwhile = 1024;

/** Writes each file of the build compressed beside itself: the server sends these instead of compressing per request. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).map((file) => ({
        path: join(dir, file.fileName),
        bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
      }));
      const worth = files.filter(({ path, bytes }) => compressible.test(path) && bytes.length > worthwhile);
      await Promise.all(
        worth.flatMap(({ path, bytes }) => [
          promisify(gzip)(bytes, { level: 9 }).then((zipped) => writeFile(`${path}.gz`, zipped)),
          // As small as it gets: the build has the time that a request does not have.
          promisify(brotliCompress)(bytes).then((squeezed) => writeFile(`${path}.br`, squeezed)),
        ]),
      );
    },
  };
}
