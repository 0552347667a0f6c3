import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '../../packages/api/src/rest.ts';
import { procedures } from '../../packages/api/src/router.ts';
import { accessTable, withTable } from './table.mjs';

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');

test('the security page says of every procedure and every address who may call it, as the code does', () => {
  const table = accessTable(procedures, endpoints);
  expect(page === withTable(page, table), 'docs/security.md is out of date: npm run docs:access').toBe(true);
  const [, ...rows] = page.slice(page.indexOf('<!-- access:'), page.indexOf('<!-- end of access')).split('\n| ');
  expect(rows.join().match(/`/g)?.length).toBeGreaterThan(2 * (procedures.length + endpoints.length));
});

test('a procedure that asks for the password no longer, or anew, makes the page out of date', () => {
  const changed = procedures.map((one) => (one.path === 'mail.save' ? { ...one, proof: false } : one));
  expect(withTable(page, accessTable(changed, endpoints))).not.toBe(page);
});

test('a procedure that editors may call as well, or no longer, makes the page out of date', () => {
  const changed = procedures.map((one) => (one.path === 'company.update' ? { ...one, owner: false } : one));
  expect(withTable(page, accessTable(changed, endpoints))).not.toBe(page);
});
