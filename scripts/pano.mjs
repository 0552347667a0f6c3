#!/usr/bin/env node
// npm run pano -- <command>: everything that is done to a site from the command line. Builds first where needed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './lib/command-line.mjs';

requireNode();
const { ensureReady, root } = await import('./lib/setup.mjs');
const { loadEnvFile } = await import('./lib/settings.mjs');

process.chdir(root);
loadEnvFile();
await ensureReady();
await import(pathToFileURL(join(root, 'apps/server/dist/cli.js')).href);
