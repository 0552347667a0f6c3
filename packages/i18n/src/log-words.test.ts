import { expect, test } from 'vitest';
import { collectLogWords } from './log-words';

const words = { name: 'Article', object: 'the article', all: 'the articles', ofAll: 'the articles' };

test('the words of every kind are collected from the blocks that have some', () => {
  const page = { ...words, name: 'Page' };
  const collected = collectLogWords({ articles: { log: { article: words, page } }, editor: { bold: 'Bold' } }, {});
  expect(collected).toEqual({ article: { ...words, fields: {} }, page: { ...page, fields: {} } });
});

test('a field is called as the entity says for the log, then as all entities do, then as in the form', () => {
  const articles = {
    fields: { title: 'Title of the article', visible: 'Visible', excerpt: 'Excerpt' },
    log: { article: { ...words, fields: { title: 'Heading' } } },
  };
  const { article } = collectLogWords({ articles }, { title: 'Title', visible: 'Visibility' });
  expect(article.fields).toEqual({ title: 'Heading', visible: 'Visibility', excerpt: 'Excerpt' });
});
