import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { findSlugRedirect, redirectSlug, removeSlugRedirect, retireSlugs } from './slug-redirects';

test('a former slug leads to the record that left it, in its own entity only', async () => {
  const { db } = await startTestApi();
  await redirectSlug(db, 'articles', 7, 'eski', 'yeni');
  expect(await findSlugRedirect(db, 'articles', 'eski')).toEqual({ recordId: 7 });
  expect(await findSlugRedirect(db, 'articles', 'yeni')).toBeNull();
  expect(await findSlugRedirect(db, 'pages', 'eski')).toBeNull();
});

test('a slug in use is nobody’s former one', async () => {
  const { db } = await startTestApi();
  await redirectSlug(db, 'articles', 7, 'a', 'b');
  await redirectSlug(db, 'articles', 7, 'b', 'a');
  expect(await findSlugRedirect(db, 'articles', 'a')).toBeNull();
  expect(await findSlugRedirect(db, 'articles', 'b')).toEqual({ recordId: 7 });
  await removeSlugRedirect(db, 'articles', 'b');
  expect(await findSlugRedirect(db, 'articles', 'b')).toBeNull();
});

test('a slug that stays is not remembered', async () => {
  const { db } = await startTestApi();
  await redirectSlug(db, 'articles', 7, 'a', 'a');
  expect(await db.formerSlug.count()).toBe(0);
});

test('a former slug belongs to whoever left it last', async () => {
  const { db } = await startTestApi();
  await redirectSlug(db, 'articles', 7, 'a', 'b');
  await redirectSlug(db, 'articles', 8, 'a', 'c');
  expect(await findSlugRedirect(db, 'articles', 'a')).toEqual({ recordId: 8 });
});

test('all slugs of a deleted record are remembered as gone, those of a hidden one forgotten', async () => {
  const { db } = await startTestApi();
  await redirectSlug(db, 'articles', 7, 'a', 'b');
  await redirectSlug(db, 'articles', 8, 'x', 'y');
  await redirectSlug(db, 'articles', 9, 'hidden-a', 'hidden-b');
  await retireSlugs(db, 'articles', [7, 9], [{ id: 7, slug: 'b' }]);
  expect(await findSlugRedirect(db, 'articles', 'a')).toEqual({ recordId: null });
  expect(await findSlugRedirect(db, 'articles', 'b')).toEqual({ recordId: null });
  expect(await findSlugRedirect(db, 'articles', 'x')).toEqual({ recordId: 8 });
  expect(await findSlugRedirect(db, 'articles', 'hidden-a')).toBeNull();
  expect(await findSlugRedirect(db, 'articles', 'hidden-b')).toBeNull();
});
