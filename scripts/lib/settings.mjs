import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './command-line.mjs';
import { root } from './setup.mjs';

/** All settings as the help shows them, one line each. */
export function settingsHelp() {
  const settings = JSON.parse(readFileSync(join(root, 'apps/server/settings.json'), 'utf8'));
  const width = Math.max(...settings.map(({ name }) => name.length));
  return settings
    .map(({ name, default: value, description, allowed }) => {
      const taken = allowed === undefined ? '' : `${allowed}; `;
      return `  ${name.padEnd(width)}  ${description} (${taken}default: ${value})`;
    })
    .join('\n');
}

/** Reads settings from the file .env beside package.json; the surrounding environment wins. */
export function loadEnvFile() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    fail(`The file .env cannot be read; check its access rights (${error.message}).`);
  }
}
