// npm start: from a fresh clone to a running site. `npm start -- --help` lists the settings.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './lib/command-line.mjs';

requireNode();
const { ensureReady, root } = await import('./lib/setup.mjs');
const { loadEnvFile, settingsHelp } = await import('./lib/settings.mjs');

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(`npm start installs, builds, migrates the database and serves the site, the back office and the API.

Settings, from the environment or from a file .env beside package.json:
${settingsHelp()}`);
  process.exit(0);
}

process.chdir(root);
loadEnvFile();
await ensureReady();
// In this very process: signals reach the server itself, and no parent process stays in memory.
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
