import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { claimSlug, findFormerSlug, forgetRecord, rememberSlug } from './slug-redirects';

test('a former slug leads to the record that left it, in its own entity only', async () => {
  const { db } = await startTestApi();
  await rememberSlug(db, 'articles', 7, 'eski', 'yeni');
  expect(await findFormerSlug(db, 'articles', 'eski')).toEqual({ recordId: 7 });
  expect(await findFormerSlug(db, 'articles', 'yeni')).toBeNull();
  expect(await findFormerSlug(db, 'pages', 'eski')).toBeNull();
});

test('a slug in use is nobody’s former one', async () => {
  const { db } = await startTestApi();
  await rememberSlug(db, 'articles', 7, 'a', 'b');
  await rememberSlug(db, 'articles', 7, 'b', 'a');
  expect(await findFormerSlug(db, 'articles', 'a')).toBeNull();
  expect(await findFormerSlug(db, 'articles', 'b')).toEqual({ recordId: 7 });
  await claimSlug(db, 'articles', 'b');
  expect(await findFormerSlug(db, 'articles', 'b')).toBeNull();
});

test('a slug that stays is not remembered', async () => {
  const { db } = await startTestApi();
  await rememberSlug(db, 'articles', 7, 'a', 'a');
  expect(await db.formerSlug.count()).toBe(0);
});

test('a former slug belongs to whoever left it last', async () => {
  const { db } = await startTestApi();
  await rememberSlug(db, 'articles', 7, 'a', 'b');
  await rememberSlug(db, 'articles', 8, 'a', 'c');
  expect(await findFormerSlug(db, 'articles', 'a')).toEqual({ recordId: 8 });
});

test('all slugs of a deleted record are remembered as gone', async () => {
  const { db } = await startTestApi();
  await rememberSlug(db, 'articles', 7, 'a', 'b');
  await rememberSlug(db, 'articles', 8, 'x', 'y');
  await forgetRecord(db, 'articles', 7, 'b');
  expect(await findFormerSlug(db, 'articles', 'a')).toEqual({ recordId: null });
  expect(await findFormerSlug(db, 'articles', 'b')).toEqual({ recordId: null });
  expect(await findFormerSlug(db, 'articles', 'x')).toEqual({ recordId: 8 });
});
