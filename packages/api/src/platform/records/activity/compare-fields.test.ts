import { expect, test } from 'vitest';
import { compareFields } from './compare-fields';

test('only fields that differ are kept, and nothing that every record carries', () => {
  const before = { id: 1, version: 3, createdAt: 'a', updatedAt: 'b', search: 'x', title: 'Pano', visible: true };
  const after = { ...before, version: 4, updatedAt: 'c', search: 'y', title: 'Kablo' };
  expect(compareFields(before, after)).toEqual([{ field: 'title', before: 'Pano', after: 'Kablo' }]);
});

test('a new record has no before and a deleted one no after; empty fields are not mentioned', () => {
  const record = { title: 'Pano', icon: null, description: '', order: 0, visible: false };
  const filled = [
    ['title', 'Pano'],
    ['order', 0],
    ['visible', false],
  ];
  expect(compareFields(null, record)).toEqual(filled.map(([field, after]) => ({ field, before: null, after })));
  expect(compareFields(record, null)).toEqual(filled.map(([field, before]) => ({ field, before, after: null })));
});

test('a text in two languages is two fields, and a list is one line', () => {
  const before = { slogan: { tr: 'Işık', en: null }, hours: [{ days: ['Monday', 'Tuesday'], opens: '08:00' }] };
  const after = { slogan: { tr: 'Işık', en: 'Light' }, hours: [] };
  expect(compareFields(before, after)).toEqual([
    { field: 'hours', before: 'Monday, Tuesday 08:00', after: null },
    { field: 'slogan.en', before: null, after: 'Light' },
  ]);
});

test.each([
  'password',
  'passwordHash',
  'newPassword',
  'token',
  'resetToken',
  'clientSecret',
  'totpKey',
  'recoveryCodes',
  'hash',
  'sessionId',
  'credentials',
  'Authorization',
  'apiKey',
])('what the name %s holds is never written down, at whatever depth', (name) => {
  const leak = { [name]: 'top-secret', deep: { [name]: 'top-secret' }, list: [{ [name]: 'top-secret' }] };
  expect(JSON.stringify(compareFields(null, leak))).not.toContain('top-secret');
  expect(JSON.stringify(compareFields(leak, null))).not.toContain('top-secret');
});

test('a long text is cut to the place where it differs, and its length is kept', () => {
  const text = `${'a'.repeat(5000)} old ${'b'.repeat(5000)}`;
  const [change] = compareFields({ content: text }, { content: text.replace('old', 'newer') });
  expect(change).toEqual({
    field: 'content',
    before: { text: `…${'a'.repeat(59)} old ${'b'.repeat(176)}…`, length: 10_005 },
    after: { text: `…${'a'.repeat(59)} newer ${'b'.repeat(174)}…`, length: 10_007 },
  });
});

test('rich text is shown as its readers see it, unless nothing but the markup changed', () => {
  const [words] = compareFields({ content: '<p>Eski <b>pano</b></p>' }, { content: '<p>Yeni <b>pano</b></p>' });
  expect(words).toEqual({ field: 'content', before: 'Eski pano', after: 'Yeni pano' });
  const [markup] = compareFields({ content: '<p>Pano</p>' }, { content: '<h2>Pano</h2>' });
  expect(markup).toEqual({ field: 'content', before: '<p>Pano</p>', after: '<h2>Pano</h2>' });
});
