import { expect, test } from 'vitest';
import { hasSameFields } from './saved-record';

const known = { id: 1, title: 'Pano', icon: null, tags: ['a'] };

test.each([
  { id: 2, title: '', icon: 'bolt', tags: [] },
  { id: 2, title: null, icon: null, tags: null },
  { id: 2, title: 'x', icon: null, tags: [], more: true },
])('a record with the same fields is taken: %j', (value) => {
  expect(hasSameFields(value, known)).toBe(true);
});

test.each([null, 'text', [], { id: 2, title: 'x', icon: null }, { id: '2', title: 'x', icon: null, tags: [] }])(
  'anything else is not: %j',
  (value) => {
    expect(hasSameFields(value, known)).toBe(false);
  },
);

test('a field that is not set yet may be missing', () => {
  expect(hasSameFields({ title: 'x' }, { title: '', note: undefined })).toBe(true);
});
