// Addresses of the public site that are no page's own. Apart from the others, which the first script of the site needs.

import type { Locale } from '@pano/i18n/locales';
import { englishPrefix, homePath } from './addresses';

export { countPath } from './plain-addresses';

/** In the address of the home page: the slug of the service that a visitor asks for a quote for. */
export const quoteParam = 'hizmet';

/** The contact section with a service chosen in its form, without the language. */
export const quotePath = (slug: string): string => `/?${quoteParam}=${slug}#contact`;

/** The feed of a language. */
export const feedPath = { tr: '/rss.xml', en: `${englishPrefix}/rss.xml` } as const satisfies Record<Locale, string>;

/** Where a link to a draft leads, with its token behind it. */
export const previewLinkPath = '/onizleme';

/** Where our frames around the players of other companies are: what they load, no other page of the site may. */
export const playerPath = '/video';

/**
 * The address of the picture that networks show beside a shared page; that of the home page is for all pages that are no
 * record's, in each language.
 */
export const shareImagePath = (path: string): string => {
  const page = path === homePath.tr ? '/site' : path === homePath.en ? `${path}/site` : path;
  return `/og${page}.jpg`;
};
