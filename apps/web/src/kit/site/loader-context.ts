import type { AppRouter } from '@pano/api';
import { isEnglishPath } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import type { TRPCClient } from '@trpc/client';
import type { i18n } from 'i18next';
import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { Utils } from '../shared/trpc';
import { visitorLocale } from '../shared/visitor-locale';

/** What route loaders fetch with; the server makes one for each request, the browser one for its life. */
export const utilsContext = createContext<Utils>();

/** The texts of the page that the loaders work for. */
export const i18nContext = createContext<i18n>();

/** The language of the page that a loader works for: the server has decided on one, the browser knows the choice. */
export function loaderLocale({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): Locale {
  if (import.meta.env.SSR) return context.get(i18nContext).language === 'en' ? 'en' : 'tr';
  if (context.get(utilsContext).company.get.getData()?.english === false) return 'tr';
  return isEnglishPath(new URL(request.url).pathname) ? 'en' : visitorLocale();
}

/** What the action of a form sends with. */
export const clientContext = createContext<TRPCClient<AppRouter>>();

/** The part of a list that the home page shows: its loader and its section read one entry of the query cache. */
export const homeList = { limit: 6 };

/** Of categories, services and brands the home page shows so many; the others are on pages of their own. */
export const homeCards = { limit: 24 };
