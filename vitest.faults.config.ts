import { defineConfig } from 'vitest/config';

const programs = 'apps/server/src/testing/build-programs.ts';
const options = {
  env: { PANO_FAULT_CYCLES: '20' },
  testTimeout: 60_000,
  // One after the other: what one measures must not be another's load.
  fileParallelism: false,
};

/** `npm run test:faults`: what docs/reliability.md reports, in full length and with the figures that were measured. */
export default defineConfig({
  test: {
    ...options,
    globalSetup: programs,
    include: [
      'apps/server/tests/faults/*.{test,fault}.ts',
      'apps/server/tests/{counts-kills,history-kills,kill-uploads,publishing-kills,raw-requests,sqlite-outage,upload-connections}.test.ts',
      'apps/server/src/http/load-guard.test.ts',
      'apps/server/src/process/uncaught-errors.test.ts',
      'packages/api/tests/fuzz.test.ts',
      'packages/db/src/sqlite/unavailability.test.ts',
    ],
    reporters: ['verbose'],
    silent: true,
    projects: [
      { extends: true, test: { name: 'sqlite' } },
      {
        test: {
          ...options,
          name: 'postgres',
          globalSetup: [programs, 'packages/db/src/testing/global-setup.ts'],
          setupFiles: 'packages/db/src/testing/setup.ts',
          include: ['apps/server/tests/{counts,history,publishing}-kills.test.ts'],
        },
      },
    ],
  },
});
