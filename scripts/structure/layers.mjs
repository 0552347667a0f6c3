// Who may import whom: a row may import the rows above it and, unless its folders stand apart, its own row.

/** Between the packages. The rows name folders of the project. */
export const packageLayers = [
  { folders: ['packages/i18n', 'packages/db', 'packages/ui'], apart: true },
  { folders: ['packages/api'] },
  { folders: ['apps/web'] },
  { folders: ['apps/server'] },
  { folders: ['e2e', 'scripts', '.'] },
];

/** Inside the packages. The rows name files and folders below src; `*` is each folder that no other row names. */
export const sourceLayers = {
  'packages/api': [
    { folders: ['platform', 'addresses.ts'] },
    { folders: ['*'] },
    { folders: ['entities'] },
    { folders: ['capabilities'] },
    { folders: ['router.ts', 'rest.ts', 'procedures.ts', 'shared-reads.ts', 'index.ts', 'server.ts'] },
    { folders: ['testing', 'tests'] },
  ],
  'apps/web': [
    { folders: ['kit', 'styles'] },
    { folders: ['features/*'], apart: true },
    { folders: ['app'] },
    { folders: ['testing', 'tests'] },
  ],
};
