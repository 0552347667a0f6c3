import type { AppRouter } from '@pano/api';
import type { TRPCClient } from '@trpc/client';
import type { i18n } from 'i18next';
import { createContext } from 'react-router';
import type { Utils } from '../shared/trpc';

/** What route loaders fetch with; the server makes one for each request, the browser one for its life. */
export const utilsContext = createContext<Utils>();

/** The texts of the page that the loaders work for. */
export const i18nContext = createContext<i18n>();

/** What the action of a form sends with. */
export const clientContext = createContext<TRPCClient<AppRouter>>();

/** The part of a list that the home page shows: its loader and its section read one entry of the query cache. */
export const homeList = { limit: 6 };

/** Of categories, services and brands the home page shows so many; the others are on pages of their own. */
export const homeCards = { limit: 24 };
