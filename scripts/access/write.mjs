// Writes the table of who may call what into docs/security.md.
// Usage: npm run docs:access
import { readFileSync, writeFileSync } from 'node:fs';
import { endpoints } from '../../packages/api/src/rest.ts';
import { procedures } from '../../packages/api/src/router.ts';
import { accessTable, withTable } from './table.mjs';

const page = new URL('../../docs/security.md', import.meta.url);
writeFileSync(page, withTable(readFileSync(page, 'utf8'), accessTable(procedures, endpoints)));
