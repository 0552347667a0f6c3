// Who may import whom: a row may import the rows above it and, unless it is marked as `apart`, the folders of its own row.

/** Between the packages. The rows name folders of the project. */
export const packageLayers = [
  { folders: ['packages/i18n', 'packages/db', 'packages/ui'], apart: true },
  { folders: ['packages/api'] },
  { folders: ['apps/web'] },
  { folders: ['apps/server'] },
  { folders: ['e2e', 'scripts', '.'] },
];

/**
 * Inside the packages. The rows name files and folders below src; `*` is whatever no other row names. Without a `*` that is
 * above all rows: a new folder has to be put in its place before another may import it.
 */
export const sourceLayers = {
  'packages/api': [
    { folders: ['platform', 'addresses.ts', 'plain-addresses.ts', 'beside-pages.ts', 'address-lookup.ts'] },
    { folders: ['*'] },
    { folders: ['entities'] },
    { folders: ['capabilities'] },
    { folders: ['router.ts', 'rest.ts', 'index.ts', 'server.ts'] },
    { folders: ['testing', 'tests'] },
  ],
  'packages/db': [
    { folders: ['driver.ts', 'tables.ts', 'errors.ts', 'folder-lock.ts'] },
    { folders: ['commits', 'cluster.ts'] },
    { folders: ['sqlite', 'postgres'], apart: true },
    {
      folders: [
        'client.ts',
        'dry-run.ts',
        'present-slugs.ts',
        'inspect.ts',
        'json-rows.ts',
        'overwrite-deleted.ts',
        'rate-limiter.ts',
        'saves.ts',
        'tallies.ts',
        'schema-differences.ts',
        'translation-states.ts',
      ],
    },
    { folders: ['migrations', 'copy-database.ts'] },
    { folders: ['index.ts'] },
    { folders: ['testing'] },
  ],
  'apps/server': [
    { folders: ['process'] },
    { folders: ['operations'] },
    { folders: ['http'] },
    { folders: ['response-cache', 'site'] },
    { folders: ['app.ts', 'start-services.ts'] },
    { folders: ['main.ts', 'serve.ts', 'dev.ts'] },
    { folders: ['cli'] },
    { folders: ['testing'] },
  ],
  'apps/web': [
    { folders: ['kit', 'styles'] },
    { folders: ['features/*'], apart: true },
    { folders: ['app'] },
    { folders: ['testing', 'tests'] },
  ],
};
