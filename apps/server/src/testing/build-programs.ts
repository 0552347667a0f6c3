import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import config, { processes } from '../../vite.config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with what `startProcess` and `runPano` run. */
    programs: string;
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the programs that tests start, as the product is built: a bundle starts in half the time of its modules. */
export default async function buildPrograms(project: TestProject) {
  // Vitest calls this for each project, and what the one above all provides is provided to them.
  const isWanted = project.vitest.state.getPaths().some((path) => path.includes('apps/server/'));
  if (!project.isRootProject() || !isWanted) return undefined;
  // Within the project, so that the programs find the packages; of this run alone, since others may go on beside it.
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'test-programs-'));
  const testing = { api: 'src/testing/run-api-server.ts', faulty: 'src/testing/run-faulty-server.ts' };
  const input = { ...testing, cli: 'src/cli/main.ts', ...processes };
  await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, outDir, rollupOptions: { ...config.build?.rollupOptions, input } },
  });
  project.provide('programs', outDir);
  return () => rm(outDir, { recursive: true, force: true });
}
