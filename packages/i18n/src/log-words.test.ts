import { expect, test } from 'vitest';
import { collectLogWords } from './log-words';

const words = { name: 'Article', object: 'the article', all: 'the articles', ofAll: 'the articles' };

test('the words of every kind are collected from the blocks that have some', () => {
  const page = { ...words, name: 'Page' };
  const collected = collectLogWords({ articles: { log: { article: words, page } }, editor: { bold: 'Bold' } });
  expect(collected).toEqual({
    article: { ...words, fields: {}, values: {} },
    page: { ...page, fields: {}, values: {} },
  });
});

test('a field is called as in the form, and as the log says where there is no form', () => {
  const fields = { title: 'Title', visible: 'Visible' };
  const picture = { ...words, fields: { imageUrl: 'Picture' } };
  const collected = collectLogWords({ articles: { fields, log: { article: words, picture } } });
  expect(collected).toEqual({ article: { ...words, fields, values: {} }, picture: { ...picture, values: {} } });
});
