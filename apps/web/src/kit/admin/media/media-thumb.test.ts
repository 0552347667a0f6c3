import { expect, test } from 'vitest';
import { isShownWhole } from './media-thumb';

test.each([
  ['photo.webp', 4000, 3000, false],
  ['portrait.jpg', 3000, 4000, false],
  ['long-logo.webp', 1200, 300, true],
  ['tower.jpg', 800, 2400, true],
  ['transparent-logo.png', 400, 300, true],
])('%s of %i × %i is shown whole: %s', (name, width, height, whole) => {
  expect(isShownWhole({ url: `/uploads/${name}`, width, height })).toBe(whole);
});
