import { messages as englishMessages } from '@pano/i18n/en/messages';
import { site as englishSite } from '@pano/i18n/en/site';
import { createI18n } from '@pano/i18n/i18n';
import { locales } from '@pano/i18n/locales';
import { messages as turkishMessages } from '@pano/i18n/tr/messages';
import { site as turkishSite } from '@pano/i18n/tr/site';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import lean from './lean-i18n';

type Translate = (key: string, params?: Record<string, unknown>) => string;
type Texts = { [key: string]: string | Texts };

const resources = {
  tr: { site: turkishSite, messages: turkishMessages },
  en: { site: englishSite, messages: englishMessages },
};

/** Both with the same settings; in tests `createI18n` has i18next's instance. */
function createBoth() {
  const original = createI18n('tr', resources);
  const instance = lean.createInstance();
  instance.init({ lng: 'tr', fallbackLng: 'tr', defaultNS: 'site', resources });
  // Keys of all texts, not only of those that the type of `t` knows.
  const expected: Translate = original.t as TFunction as Translate;
  return { original, expected, instance };
}

const counts = [0, 1, 2, 21];
/** What replacements, placeholders and nested keys could take for their own. */
const values = [...counts, 'Örnek', '', '$&$1', '{{title}}', '$t(nav.home)', '<b>', undefined, null];

const readTexts = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : readTexts(value, `${path}${name}.`),
  );

for (const lng of locales) {
  for (const ns of ['site', 'messages'] as const) {
    test(`every text of ${ns} in ${lng} is the one of i18next`, () => {
      const { original, expected, instance } = createBoth();
      const texts = readTexts(resources[lng][ns]);
      expect(texts.length).toBeGreaterThan(100);
      for (const [path, text] of texts) {
        const key = path.replace(/_(?:one|other)$/, '');
        const names = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => name);
        for (const value of key === path ? values : counts) {
          const params = { ns, lng, ...Object.fromEntries(names.map((name) => [name, value])) };
          expect(instance.t(key, params), key).toBe(expected(key, params));
        }
        expect(instance.exists(path, { ns }), path).toBe(original.exists(path, { ns }));
      }
    });
  }
}

test('an unknown key is its own text, and a group of texts is none', () => {
  const { original, expected, instance } = createBoth();
  for (const key of ['nav.nothing', 'nothing', 'nav.home.deeper', 'constructor', 'Bir cümle. İki cümle.', '']) {
    expect(instance.t(key), key).toBe(expected(key));
    expect(instance.exists(key), key).toBe(original.exists(key));
  }
});

test('another language shows its texts, and the fallback where it has none', async () => {
  const { original, instance } = createBoth();
  const notified: string[] = [];
  const unsubscribe = instance.subscribe(() => notified.push(instance.language));
  const before = instance.t;
  await original.changeLanguage('en');
  instance.changeLanguage('en');
  expect(instance.t).not.toBe(before);
  expect(instance.t('nav.home')).toBe(original.t('nav.home'));
  expect(instance.t('nav.home')).toBe(englishSite.nav.home);
  unsubscribe();
  instance.changeLanguage('tr');
  expect(notified).toEqual(['en']);

  const turkishOnly = lean.createInstance();
  turkishOnly.init({ lng: 'en', fallbackLng: 'tr', defaultNS: 'site', resources: { tr: { site: turkishSite } } });
  expect(turkishOnly.hasResourceBundle('en', 'site')).toBe(false);
  expect(turkishOnly.t('category.count', { count: 1 })).toBe('1 proje');
  turkishOnly.addResourceBundle('en', 'site', englishSite);
  expect(turkishOnly.t('category.count', { count: 1 })).toBe('1 project');
});
