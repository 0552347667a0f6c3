// npm run dev: the same site on one port with hot reload of the web part and of the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { requireNode } from './lib/command-line.mjs';

requireNode();
const { ensureGenerated, ensureInstalled, root } = await import('./lib/setup.mjs');
const { loadEnvFile } = await import('./lib/settings.mjs');

loadEnvFile();
await ensureInstalled();
await ensureGenerated();
const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/server/src/dev.ts')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
