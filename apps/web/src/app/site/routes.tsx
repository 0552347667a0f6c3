import { englishNames, englishPages, englishPrefix, isRecordPage, sitePages, toEnglishPath } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { type RouteObject, redirect } from 'react-router';
import { RouteError } from '#kit/site/route-error.tsx';
import { sitePageList } from './entities';
import { loadLayout, SiteLayout } from './site-layout';

export const loadHomeRoute = () => import('./home.route');

type Page = keyof typeof sitePages;
type NamedPage = keyof typeof englishNames;

const isNamed = (page: Page): page is NamedPage => page in englishNames;

/** Relative to the addresses of a language. */
const pattern = (page: Page, locale: Locale) =>
  (locale === 'en' && isNamed(page) ? englishNames[page] : sitePages[page]).slice(1);

/** The address of a page in the other language leads to its own; that of the home page at its contact section is taken. */
const moves = (locale: Locale): RouteObject[] =>
  sitePageList
    .map(({ page }) => page)
    .filter(isNamed)
    .filter((page) => locale === 'en' || englishNames[page] !== sitePages.contact)
    .map((page) => ({
      path: (locale === 'en' ? sitePages[page] : englishNames[page]).slice(1),
      loader: ({ request }) => {
        const path = locale === 'en' ? toEnglishPath(sitePages[page]) : sitePages[page];
        throw redirect(path + new URL(request.url).search, 301);
      },
    }));

// Every page has two addresses: the plain one follows the visitor's language, the one under /en is always English.
const pages = (locale: Locale): RouteObject[] => [
  { index: true, lazy: loadHomeRoute },
  ...(locale === 'tr' ? [{ path: pattern('contact', locale), lazy: loadHomeRoute }] : []),
  ...sitePageList.map(({ page, lazy }) => ({ path: pattern(page, locale), lazy })),
  ...sitePageList.flatMap(({ page, lazy }) =>
    isRecordPage(page) && englishPages[page] !== sitePages[page] ? { path: englishPages[page].slice(1), lazy } : [],
  ),
  ...moves(locale),
  { path: '*', lazy: () => import('./not-found.route') },
];

const layout = { Component: SiteLayout, loader: loadLayout, ErrorBoundary: RouteError, HydrateFallback: () => null };

// A page that fails keeps the frame around it; only where the frame itself fails does its place stay empty.
const guardedPages = (locale: Locale): RouteObject[] => [{ ErrorBoundary: RouteError, children: pages(locale) }];

export const siteRoutes: RouteObject[] = [
  { path: englishPrefix, ...layout, children: guardedPages('en') },
  { path: sitePages.home, ...layout, children: guardedPages('tr') },
];
