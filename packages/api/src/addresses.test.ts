import { expect, test } from 'vitest';
import { adminRecordPath, recordKinds, sitePages, sitePath, sluggedKinds } from './addresses';
import { shareImagePath } from './beside-pages';

test('a record is edited where its kind says, and shown in its list where it has no form', () => {
  expect(adminRecordPath('article', 7)).toBe('/admin/articles/7');
  expect(adminRecordPath('project', 7)).toBe('/admin/projects/7/edit');
  expect(adminRecordPath('keyword', 7)).toBe('/admin/keywords?edit=7');
  expect(adminRecordPath('contactForm', 7)).toBe('/admin/contact-forms/7');
  expect(adminRecordPath('article', null)).toBe('/admin/articles');
  for (const kind of recordKinds) expect(adminRecordPath(kind, 7)).toMatch(/^\/admin\/[a-z-]+/);
});

test('a public page and the picture of its links differ in prefix and ending only', () => {
  expect(sitePath('project', 'trafo')).toBe('/proje/trafo');
  expect(shareImagePath(sitePath('project', 'trafo'))).toBe('/og/proje/trafo.jpg');
  expect(shareImagePath(sitePages.home)).toBe('/og/site.jpg');
  expect(sluggedKinds.map((kind) => sitePath(kind, 'x'))).toEqual([
    '/articles/x',
    '/category/x',
    '/proje/x',
    '/hizmet/x',
    '/sayfa/x',
  ]);
});
