import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../scripts/lib/browser-launch.mjs';
import type { SiteOptions } from './fixtures';

// Its notice that versions of 2027 need a newer Node.js is for those who install it, not for each server of a test.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const executablePath = process.env.PANO_CHROMIUM || undefined;

const desktop = { ...devices['Desktop Chrome'], locale: 'tr-TR', viewport: { width: 1280, height: 900 } };

export default defineConfig<object, SiteOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can miss a deadline; a test that fails for a real reason fails three times.
  retries: process.env.CI ? 2 : 1,
  // One worker for each core: with two, everything together takes a tenth longer.
  workers: Math.max(2, availableParallelism()),
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Versions of Chromium draw the edges of letters and curves a little differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, threshold: 0.25 },
  },
  snapshotPathTemplate: '{testDir}/visual/{projectName}/{arg}{ext}',
  // Other systems draw letters differently from this one, on which the reference pictures were taken.
  ignoreSnapshots: process.platform !== 'linux',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  outputDir: './test-results',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Recording every test would cost a third of the run's time.
    trace: 'on-first-retry',
    // A new one for each test would load, compile and cache the program anew.
    reuseContext: true,
    launchOptions: { ...launchOptions, executablePath },
  },
  projects: [
    { name: 'desktop', use: { ...desktop, onPostgres: Boolean(process.env.POSTGRES_ONLY) }, grepInvert: /@phone-only/ },
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        locale: 'tr-TR',
        viewport: { width: 390, height: 844 },
        onPostgres: Boolean(process.env.TEST_DATABASE),
      },
      grep: /@phone/,
    },
    // The main journeys again, on the other database. A browser and a server more are not worth it for a dozen tests.
    ...(process.env.TEST_DATABASE && !process.env.POSTGRES_ONLY
      ? [{ name: 'postgres', workers: 2, use: { ...desktop, onPostgres: true }, grep: /@journey/ }]
      : []),
  ],
});
