import { expect, test } from 'vitest';
import { readAllRecords } from './use-all-records';

test.each([0, 1, 1000, 1001, 2500])('a choice among %i records offers all of them', async (total) => {
  const records = Array.from({ length: total }, (_, id) => id);
  const read = async ({ offset }: { offset: number }) => ({ items: records.slice(offset, offset + 1000), total });
  expect(await readAllRecords(read)).toEqual(records);
});

test('records that are deleted meanwhile end the reading', async () => {
  const read = async ({ offset }: { offset: number }) => ({ items: offset === 0 ? ['a'] : [], total: 3 });
  expect(await readAllRecords(read)).toEqual(['a']);
});

const sources: Record<string, string> = import.meta.glob(
  ['../../../{app,kit}/admin/**/*.{ts,tsx}', '../../../features/*/admin/**/*.{ts,tsx}', '../../editor/**/*.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

test('no screen takes the first page of a list for all of its records', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(150);
  // A screen that shows one page at a time says which: by the list in the address, or by its offset.
  const firstPage = /\.list\.useQuery\(\s*\{(?![^}]*(?:\blist\.query\b|\boffset\b|\bprojectId\b))[^}]*\}/g;
  const queries = Object.entries(sources).flatMap(([file, code]) =>
    [...code.matchAll(firstPage)].map(([query]) => `${file}: ${query}`),
  );
  expect(queries).toEqual([]);
});
