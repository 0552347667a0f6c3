import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedQueryCompiler } from '../packages/db/scripts/shared-query-compiler.mjs';

const generated = join(import.meta.dirname, '../packages/db/src/generated');

test.each(['sqlite', 'postgresql'])('the compiler that the client of %s loads is the one that tests share', (name) => {
  const client = readFileSync(join(generated, name, 'internal/class.ts'), 'utf8');
  const runtime = /getRuntime: .*import\("([^"]+)"\)/.exec(client)?.[1] ?? '';
  const { resolveId, load } = sharedQueryCompiler();
  const shared = resolveId(runtime);
  expect(shared, runtime).toBeDefined();
  expect(load(shared)).toContain(runtime.replace(/mjs$/, 'js'));
});
