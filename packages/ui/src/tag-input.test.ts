import { expect, test } from 'vitest';
import { addTags, findSuggestions, splitTags } from './tag-input';

const rules = { max: 3, normalize: (text: string) => text.trim().toLocaleLowerCase('tr') };

test('a pasted list splits on commas, semicolons and every kind of line break', () => {
  expect(splitTags('pano,kablo;şalter\nröle\r\nsigorta')).toEqual(['pano', 'kablo', 'şalter', 'röle', 'sigorta']);
});

test('a tag is trimmed and lowercased by the given rule before it is added', () => {
  expect(addTags([], ['  PANO İmalatı '], rules)).toEqual(['pano imalatı']);
});

test('empty candidates add nothing', () => {
  expect(addTags(['pano'], ['', '   '], rules)).toEqual(['pano']);
});

test('a tag that is there already, in whatever case, is not added again', () => {
  expect(addTags(['pano'], ['Pano', 'kablo', 'KABLO'], rules)).toEqual(['pano', 'kablo']);
});

test('candidates beyond the limit are left out, and repetitions do not use it up', () => {
  expect(addTags(['pano'], ['pano', 'kablo', 'röle', 'sigorta'], rules)).toEqual(['pano', 'kablo', 'röle']);
});

test('a list that is longer than the limit already keeps its tags', () => {
  expect(addTags(['a', 'b', 'c', 'd'], ['e'], rules)).toEqual(['a', 'b', 'c', 'd']);
});

test('the given list is not changed', () => {
  const current = ['pano'];
  addTags(current, ['kablo'], rules);
  expect(current).toEqual(['pano']);
});

test('a suggestion behind the first ones is found by typing, and what is chosen is not suggested', () => {
  const many = Array.from({ length: 100 }, (_, at) => `Işık ${at}`);
  const find = (chosen: string[], typed: string) => findSuggestions(many, chosen, typed, rules.normalize);
  expect(find([], '').slice(0, 2)).toEqual(['Işık 0', 'Işık 1']);
  expect(find([], '').length).toBeLessThan(many.length);
  expect(find([], 'ışık 99')).toEqual(['Işık 99']);
  expect(find(['ışık 99'], 'ışık 99')).toEqual([]);
});
