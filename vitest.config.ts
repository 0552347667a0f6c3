import { configDefaults, defineConfig } from 'vitest/config';

/** What is tested on one database only. */
const sqliteOnly = ['packages/db/src/sqlite*.test.ts'];
const postgresOnly = ['packages/db/src/postgres*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    // Tests with real processes and sockets can miss a deadline on a starved machine.
    retry: process.env.CI ? 2 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: [...configDefaults.exclude, ...postgresOnly],
        },
      },
      {
        // The same tests once more wherever a database is behind them.
        extends: true,
        test: {
          name: 'postgres',
          include: ['packages/db/src/**/*.test.ts', 'apps/server/src/transfer/*.test.ts'],
          exclude: [...configDefaults.exclude, ...sqliteOnly],
          globalSetup: 'packages/db/src/testing-global.ts',
          setupFiles: 'packages/db/src/testing-setup.ts',
        },
      },
    ],
  },
});
