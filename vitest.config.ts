import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sharedQueryCompiler } from './packages/db/scripts/shared-query-compiler.mjs';

/** What belongs to one database. */
const postgresOnly = ['**/postgres*.test.ts', 'packages/db/src/postgres/**'];
/**
 * What is tested on SQLite only: what happens without any database, to files, or above the operations whose SQL other
 * tests send to both.
 */
const sqliteOnly = [
  '**/sqlite*.test.ts',
  'packages/db/src/sqlite/**',
  'packages/api/src/platform/{input,services,session,transport}/**',
  'packages/api/src/platform/records/activity/compare-fields.test.ts',
  'packages/api/src/{addresses,accounts/user-agent,accounts/second-factor}.test.ts',
  'packages/api/src/media/{job-queue,encode,finish-variants,upload,remove-media}*.test.ts',
  'packages/api/src/capabilities/samples/first-steps.test.ts',
  'packages/api/src/{privacy/retention-clock,settings/setting}.test.ts',
  'packages/api/tests/{activity,api-tokens,hidden-records,hostile-text,openapi,proofs,roles}.test.ts',
  'packages/api/tests/{seo-texts,sign-in,token-reports,two-transports}.test.ts',
  'apps/server/src/operations/{backup,doctor}/**',
  'apps/server/src/operations/jobs/job.test.ts',
  'apps/server/src/{app,dev,cli/run-cli}.test.ts',
  'apps/server/src/http/**',
  'apps/server/src/process/{env,secret-key,uncaught-errors}.test.ts',
  'apps/server/src/response-cache/{cache-poisoning,unknown-addresses}.test.ts',
  'apps/server/src/site/{company-details,contact-form,contact-photos,feeds,share-images,site-icons,site-pages}.test.ts',
  'apps/server/tests/faults/**',
  'apps/server/tests/{api-doc,contact-mail,crawl,english-addresses,english-off,home-page,hostile-assistants}.test.ts',
  'apps/server/tests/{hostile-content,hostile-rows,kill-uploads,list-addresses,long-lists}.test.ts',
  'apps/server/tests/{maintenance-bypass,no-outgoing-requests,proxy-watch,raw-requests,rendered-once}.test.ts',
  'apps/server/tests/{restore-drill,start,upload-connections}.test.ts',
];

/** What builds a copy of the project or waits for processes: begun first, so that no core is idle at the end. */
const slow = /scripts\/|faults\/|(?:counts|history|publishing)-kills|restore-drill|slow-clients|dev\.test/;

/** Slow files first, then one database after the other: a process serves one, and goes on with what it has loaded. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId, project }: TestSpecification) =>
      slow.test(moduleId) ? 0 : project.name === 'sqlite' ? 1 : 2;
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  plugins: [sharedQueryCompiler()],
  test: {
    globalSetup: 'apps/server/src/testing/build-programs.ts',
    setupFiles: ['scripts/lib/watch-test-file.mjs'],
    // Its notice that versions of 2027 need a newer Node.js is for those who install it, not for each test.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    silent: 'passed-only',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // One more than there are cores: many tests wait for a disk, a process or a clock.
    maxWorkers: availableParallelism() + 1,
    // Loading the program anew for each file took longer than the tests.
    isolate: false,
    // A test leaves little behind: with more room for what is new, less of it is looked through again and again.
    // Prisma's query compiler is WebAssembly; optimising its machine code costs more than it saves here, too.
    execArgv: ['--max-semi-space-size=32', '--liftoff-only', '--wasm-lazy-compilation'],
    sequence: { sequencer: SlowFirst },
    // Tests with real processes and sockets can miss a deadline on a starved machine.
    retry: process.env.CI ? 2 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['{packages,apps}/*/{src,tests}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: [...configDefaults.exclude, ...postgresOnly],
        },
      },
      {
        // The same tests once more wherever a database is behind them.
        extends: true,
        test: {
          name: 'postgres',
          include: ['packages/{db,api}/{src,tests}/**/*.test.ts', 'apps/server/{src,tests}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...sqliteOnly],
          globalSetup: 'packages/db/src/testing/global-setup.ts',
          setupFiles: ['packages/db/src/testing/setup.ts'],
        },
      },
    ],
  },
});
