import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/print-sql.mjs', import.meta.url));

/** The SQL that makes all tables of the models at once, without any migration. */
export const modelsAsSql = (provider: 'sqlite' | 'postgresql'): string =>
  execFileSync(process.execPath, [script, provider], { encoding: 'utf8' });
