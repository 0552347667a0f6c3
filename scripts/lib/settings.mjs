import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './command-line.mjs';
import { describeUnknown, readEnvFile } from './env-file.mjs';
import { root } from './setup.mjs';

const readSettings = () => JSON.parse(readFileSync(join(root, 'apps/server/settings.json'), 'utf8'));

/** All settings as the help shows them, one line each. */
export function settingsHelp() {
  const settings = readSettings();
  const width = Math.max(...settings.map(({ name }) => name.length));
  return settings
    .map(({ name, default: value, description, allowed }) => {
      const taken = allowed === undefined ? '' : `${allowed}; `;
      return `  ${name.padEnd(width)}  ${description} (${taken}default: ${value})`;
    })
    .join('\n');
}

/**
 * Reads settings from the file .env beside package.json; the surrounding environment wins. A name that no setting has is
 * most often mistyped, and said.
 */
export function loadEnvFile() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  try {
    const given = readEnvFile(readFileSync(file));
    const names = readSettings().map(({ name }) => name);
    for (const sentence of describeUnknown(Object.keys(given), names)) console.error(`! ${sentence}`);
    for (const [name, value] of Object.entries(given)) process.env[name] ??= value;
  } catch (error) {
    fail(
      error.code
        ? `The file .env cannot be read; check its access rights (${error.message}).`
        : `The file .env cannot be read. ${error.message}.`,
    );
  }
}
