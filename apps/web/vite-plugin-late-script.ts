import type { Plugin } from 'vite';

const query = '?url';

/**
 * `import address from './file.ts?url'` gives the address of a script that has a file of its own. A plain `import()` brings a
 * helper for its styles and its own imports along, which would be in the first script of every page.
 */
export function lateScript(): Plugin {
  let isBuild = false;
  const references = new Set<string>();
  return {
    name: 'late-script',
    enforce: 'pre',
    // Its own code would work the address out in the browser. Only `import()` takes one from its file: a picture's begins
    // at the root.
    resolveFileUrl: ({ referenceId, relativePath }) =>
      references.has(referenceId) ? JSON.stringify(`./${relativePath}`) : null,
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: /\.ts\?url$/ },
      async handler(id, importer) {
        const file = await this.resolve(id.slice(0, -query.length), importer);
        return file && file.id + query;
      },
    },
    load: {
      filter: { id: /\.ts\?url$/ },
      handler(id) {
        const file = id.slice(0, -query.length);
        if (!isBuild) return `export default ${JSON.stringify(`/@fs${file}`)}`;
        const reference = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
        references.add(reference);
        return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
      },
    },
  };
}
