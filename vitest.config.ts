import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
    testTimeout: 30_000,
    // Tests with real processes and sockets can miss a deadline on a starved machine.
    retry: process.env.CI ? 2 : 0,
  },
});
