import { expect, test } from 'vitest';
import { countErrors } from './form-errors';

const error = { type: 'custom', message: 'fields.required' };

test.each([
  [{}, 0],
  [{ title: error, content: { ...error, ref: { name: 'content' } } }, 2],
  [{ slogan: { tr: error, en: error } }, 2],
  // A list has holes where its rows have no error, and a field may be called as a part of an error is.
  [{ hours: [undefined, { days: error, opens: error }], contact: { type: error } }, 3],
])('every field with an error is counted once, also in groups and lists: %j', (errors, count) => {
  expect(countErrors(errors)).toBe(count);
});
