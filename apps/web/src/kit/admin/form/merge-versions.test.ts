import { expect, test } from 'vitest';
import { changedSince, mergeVersions } from './merge-versions';

const base = { id: 1, version: 1, title: 'Pano', text: '<p>Eski</p>', icon: null, tags: ['a'], order: 0 };

test('a field that only one side changed keeps that change; nothing is asked', () => {
  const mine = { ...base, title: 'Benim', tags: ['a', 'b'] };
  const theirs = { ...base, version: 2, text: '<p>Onun</p>', order: 4 };
  expect(mergeVersions(base, mine, theirs, 'mine')).toEqual({
    merged: { ...base, version: 2, title: 'Benim', tags: ['a', 'b'], text: '<p>Onun</p>', order: 4 },
    disputed: [],
    taken: ['text', 'order'],
  });
});

test('a field that both changed is asked about and goes to the winner; the others are merged all the same', () => {
  const mine = { ...base, title: 'Benim', text: '<p>Benim</p>' };
  const theirs = { ...base, version: 2, title: 'Onun', tags: [] };
  const { merged, disputed } = mergeVersions(base, mine, theirs, 'mine');
  expect([disputed, merged]).toEqual([['title'], { ...theirs, title: 'Benim', text: '<p>Benim</p>' }]);
  expect(mergeVersions(base, mine, theirs, 'theirs').merged).toEqual({ ...theirs, text: '<p>Benim</p>' });
});

test('an emptied text is no change of one that was never there, and the same change is no dispute', () => {
  const mine = { ...base, icon: '', title: 'Aynı' };
  const theirs = { ...base, version: 2, icon: 'bolt', title: 'Aynı' };
  expect(mergeVersions(base, mine, theirs, 'mine')).toMatchObject({ merged: theirs, disputed: [], taken: ['icon'] });
});

test('texts in two languages are merged by language', () => {
  const slogan = { tr: 'Eski', en: 'Old' };
  const mine = { slogan: { tr: 'Yeni', en: 'Old' } };
  const theirs = { slogan: { tr: 'Eski', en: 'New' } };
  const { merged, disputed } = mergeVersions({ slogan }, mine, theirs, 'mine');
  expect([merged, disputed]).toEqual([{ slogan: { tr: 'Yeni', en: 'New' } }, []]);
});

test('of a list of the same items, each keeps the change of one side; where items were added, the whole list is asked about', () => {
  const blocks = [
    { id: 4, title: 'Bir' },
    { id: 7, title: 'İki', items: [{ id: 9, text: 'Eski' }] },
  ];
  const [one, two] = [
    { id: 4, title: 'Benim' },
    { ...blocks[1], items: [{ id: 9, text: 'Onun' }] },
  ];
  const mine = { blocks: [one, blocks[1]] };
  expect(mergeVersions({ blocks }, mine, { blocks: [blocks[0], two] }, 'mine')).toMatchObject({
    merged: { blocks: [one, two] },
    disputed: [],
  });
  const both = mergeVersions({ blocks }, mine, { blocks: [{ id: 4, title: 'Onun' }, two] }, 'mine');
  expect(both).toMatchObject({ merged: { blocks: [one, two] }, disputed: ['blocks'] });
  const longer = { blocks: [...blocks, { id: 8, title: 'Üç' }] };
  expect(mergeVersions({ blocks }, mine, longer, 'mine')).toMatchObject({ merged: mine, disputed: ['blocks'] });
});

test('where the beginning is not known, every difference is asked about', () => {
  const { disputed } = mergeVersions(null, { ...base, title: 'Taslak' }, { ...base, version: 3, order: 2 }, 'mine');
  expect(disputed).toEqual(['title', 'order']);
});

const versions = ['x', 'y', null].flatMap((a) => [[], [0]].map((b) => ({ a, b })));

test('whatever was changed, no change of one side alone is lost, and both winners agree but for what is asked', () => {
  for (const old of versions)
    for (const mine of versions)
      for (const theirs of versions) {
        const own = mergeVersions(old, mine, theirs, 'mine');
        const other = mergeVersions(old, mine, theirs, 'theirs');
        for (const name of ['a', 'b'] as const) {
          if (own.disputed.includes(name)) {
            expect([own.merged[name], other.merged[name]]).toEqual([mine[name], theirs[name]]);
          } else {
            const isOwnChange = JSON.stringify(mine[name]) !== JSON.stringify(old[name]);
            expect(own.merged[name]).toEqual(isOwnChange ? mine[name] : theirs[name]);
            expect(own.merged[name]).toEqual(other.merged[name]);
          }
        }
        expect({ ...mine, ...changedSince(old, mine) }).toEqual(old);
      }
});
