import { expect, test } from 'vitest';
import { pageLocale } from './request-locale';

test.each([
  ['/en', undefined, 'tr', 'en'],
  ['/en/proje/x', 'i18nextLng=tr', 'tr', 'en'],
  ['/energy', undefined, 'tr', 'tr'],
  ['/', 'a=b; i18nextLng=en', 'tr', 'en'],
  ['/', 'i18nextLng=tr', 'en', 'tr'],
  ['/', 'i18nextLng=fr', 'en-GB', 'en'],
  ['/', undefined, 'de-DE', 'tr'],
  ['/', undefined, undefined, 'tr'],
] as const)('%s with the cookie %s and Accept-Language %s is in %s', (path, cookie, accepted, locale) => {
  expect(pageLocale(path, cookie, accepted)).toBe(locale);
});
