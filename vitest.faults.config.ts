import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: what docs/reliability.md reports, in full length and with the figures that were measured. */
export default defineConfig({
  test: {
    globalSetup: 'apps/server/src/testing/build-programs.ts',
    include: [
      'apps/server/tests/faults/*.{test,fault}.ts',
      'apps/server/tests/{kill-uploads,raw-requests,sqlite-outage,upload-connections}.test.ts',
      'apps/server/src/http/load-guard.test.ts',
      'apps/server/src/process/uncaught-errors.test.ts',
      'packages/api/tests/fuzz.test.ts',
      'packages/db/src/sqlite/unavailability.test.ts',
    ],
    env: { PANO_FAULT_CYCLES: '20' },
    testTimeout: 60_000,
    // One after the other: what one measures must not be another's load.
    fileParallelism: false,
    reporters: ['verbose'],
    silent: true,
  },
});
