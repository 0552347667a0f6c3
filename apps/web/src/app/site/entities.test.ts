import {
  composedSections,
  footerSections,
  headerSections,
  homeSections,
  sitePages,
  toEnglishPath,
} from '@pano/api/addresses';
import { site as english } from '@pano/i18n/en/site';
import { site as turkish } from '@pano/i18n/tr/site';
import { translate } from '@pano/i18n/translate';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { homeSectionList, sitePageList } from './entities';
import { pageModule, shownParams } from './page-modules';
import { siteRoutes } from './routes';

const routeFiles = import.meta.glob<object>('../../features/*/site/*.route.tsx');
const paths = Object.values(sitePages).map((path) => path.replace(':slug', 'a-record'));

test('every address of the site has a page, in both languages', () => {
  const findRoute = (path: string) => matchRoutes(siteRoutes, path)?.at(-1)?.route;
  for (const path of paths) {
    for (const address of [path, toEnglishPath(path)]) {
      expect(findRoute(address)?.path, address).not.toBe('*');
      // The English address of the home page at its contact section is that of the page about the contact.
      if (path !== sitePages.contact) expect(pageModule(address), address).toBe(pageModule(path));
    }
    expect(pageModule(path), path).not.toContain('not-found');
  }
  expect(findRoute('/nowhere')?.path).toBe('*');
  expect(pageModule('/nowhere')).toContain('not-found');
});

test('the file that the server preloads with a page is the one that its route downloads', async () => {
  for (const { page, module, lazy } of sitePageList) {
    expect(pageModule(sitePages[page].replace(':slug', 'a-record'))).toBe(module);
    const file = await routeFiles[module.replace('src/', '../../')]?.();
    expect(Object.values(file ?? {}), module).toEqual(expect.arrayContaining(Object.values(await lazy())));
  }
});

test('a page reads the parameters of its own address only', () => {
  expect(Object.keys(shownParams('/articles'))).toEqual(['page']);
  expect(Object.keys(shownParams('/en/articles'))).toEqual(['page']);
  expect(Object.keys(shownParams('/'))).toEqual(['sent', 'hizmet']);
  expect(Object.keys(shownParams('/contact'))).toEqual(['sent', 'hizmet']);
  expect(Object.keys(shownParams('/en/contact'))).toEqual(['sent']);
  expect(shownParams('/articles/a-record')).toEqual({});
});

test('every section that the back office can switch off is one of the home page', () => {
  const names = homeSectionList.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining([...homeSections]));
});

test('the menu has one item for each rank', () => {
  const ranks = homeSectionList.flatMap(({ menu }) => menu?.rank ?? []);
  expect(ranks.toSorted()).toEqual([...new Set(ranks)].toSorted());
});

test('no part of the site makes the address of a record: records bring their own', () => {
  const sources = import.meta.glob<string>(
    ['../../features/*/site/*.ts*', '../../kit/site/*.ts*', './**/*.ts*', '!**/*.test.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  expect(Object.keys(sources).length).toBeGreaterThan(80);
  const guilty = Object.entries(sources).filter(([, text]) => /\b(?:sitePath|recordPath)\(/.test(text));
  expect(guilty.map(([file]) => file)).toEqual([]);
});

test('what the owner starts from are the sections and menus of the design', () => {
  expect(homeSectionList.map(({ name }) => name)).toEqual(composedSections);
  const items = homeSectionList
    .flatMap(({ name, menu }) => (menu ? { ...menu, name } : []))
    .toSorted((one, other) => one.rank - other.rank);
  expect(['home', ...items.map(({ name }) => name)]).toEqual(headerSections);
  for (const { name, text } of [{ name: 'home', text: 'nav.home' }, ...items]) {
    const section = headerSections.find((candidate) => candidate === name) ?? 'home';
    const key = text.replace('nav.', '');
    expect(translate('tr', `menu.sections.${section}`)).toBe(new Map(Object.entries(turkish.nav)).get(key));
    expect(translate('en', `menu.sections.${section}`)).toBe(new Map(Object.entries(english.nav)).get(key));
  }
  expect(['home', ...items.flatMap(({ name, inFooter }) => (inFooter ? name : []))]).toEqual(footerSections);
});
