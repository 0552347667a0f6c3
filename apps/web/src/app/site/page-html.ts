// What the server renders every page with.
import type { AppRouter } from '@pano/api';
import { adminPages } from '@pano/api/addresses';
import { createI18n } from '@pano/i18n/i18n';
import type { Locale } from '@pano/i18n/locales';
import { createTRPCClient, unstable_localLink as localLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { createQueryClient } from '#kit/shared/query-client.ts';
import { createUtils } from '#kit/shared/trpc.ts';
import { loadSite } from './language';

export type SiteApi = {
  router: AppRouter & AnyRouter;
  createContext: () => Promise<object>;
  /** Hears of what failed behind a page that is answered all the same. */
  reportError: (error: unknown) => void;
};

/** What is no page: the back office, the API, and files. */
const notPages = [`${adminPages.dashboard}*`, '/api/*', '/trpc/*', '/*.*'];

/**
 * Browsers that know such rules load a page as soon as the visitor points at its link or touches it. Once the program
 * runs, it loads the data of the next page itself. The rules stand in the page, because a file of them would be fetched
 * beside styles and font.
 */
export const linkRules = JSON.stringify({
  prefetch: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notPages } },
          { selector_matches: 'html:not([data-hydrated]) a:not([target])' },
        ],
      },
    },
  ],
});

/** When it makes sense to try again while the server cannot do its work. */
export const unavailableSeconds = '10';

/** What the components of a page load their data and their texts with. */
export async function createClients(locale: Locale, api: SiteApi) {
  const queryClient = createQueryClient(0);
  const client = createTRPCClient<AppRouter>({
    links: [localLink({ router: api.router, createContext: api.createContext })],
  });
  const i18n = createI18n(locale, { [locale]: { site: await loadSite(locale) } });
  return { queryClient, client, i18n, utils: createUtils(queryClient, client) };
}

/** Replaces placeholders of the template, all in one pass: texts of the page that look like one stay as they are. */
export const fillTemplate = (template: string, parts: Record<string, string>): string =>
  template.replace(/<html lang="tr">|<!--head-->|<!--app-->|"page-size"|"page-state"|"link-rules"/g, (placeholder) =>
    placeholder === '"link-rules"' ? linkRules : (parts[placeholder] ?? placeholder),
  );

/** Leaves out of the template all that is for browsers with JavaScript: a page works without, and has no state for it. */
export const withoutProgram = (template: string): string =>
  template.replace(/<script\b[^>]*>[^<]*<\/script>|<template id="program">.*?<\/template>/g, '');

/** React puts the title, meta and link elements of all components first; they belong into the head. */
export function splitHead(html: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/>)+/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
