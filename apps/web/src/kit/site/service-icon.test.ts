import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { houseIcons } from './service-icon';

test('each name of a drawing is in the file of the drawings, with both of its colours', async () => {
  const file = await readFile(new URL('./service-icons.svg', import.meta.url), 'utf8');
  const drawings = [...file.matchAll(/<g id="(\w+)">(.*)<\/g>$/gm)].map(([, name, shapes]) => ({ name, shapes }));
  expect(drawings.map(({ name }) => name)).toEqual([...houseIcons]);
  for (const { name, shapes } of drawings) {
    // What names no stroke takes the accent of the page.
    expect(shapes, name).toContain('stroke="currentColor"');
    expect(shapes, name).toMatch(/<path (?:stroke-width="[\d.]+" )?d=/);
  }
});
