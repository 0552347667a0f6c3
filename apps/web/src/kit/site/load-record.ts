import { findMove } from '@pano/api/address-lookup';
import { type Paths, type SluggedKind, slugRedirectNames } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { readClientError } from '../shared/client-error';
import type { Utils } from '../shared/trpc';
import { loaderLocale, utilsContext } from './loader-context';

type Address = { utils: Utils; kind: SluggedKind; slug: string; locale: Locale; request: Request };

/** A record with a page: `path` is its address for the language it was asked for in. */
type OnPage = { lang: Locale; path: string; paths: Paths };

/**
 * Loads the record of an address. At any other than its present address the response is a redirect to that one; where
 * there is no record it is 410 for one that was deleted, 404 otherwise.
 */
export async function loadRecord<T extends OnPage>(address: Address, lookup: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(address.request.url);
  const record = await findRecord(address, lookup);
  const move = findMove(pathname, record);
  if (move) throw redirect(`${move.path}${search}`, move.status);
  if (!('lang' in record)) throw data(null, { status: 404 });
  return record;
}

type BySlug = { slug: string; locale: Locale };

/** Loads the record of a page by the slug and the language of its address, with its addresses in both languages. */
export async function loadBySlug<T extends OnPage>(
  { context, params, request }: LoaderFunctionArgs,
  kind: SluggedKind,
  fetch: (utils: Utils, query: BySlug) => Promise<T>,
) {
  const utils = context.get(utilsContext);
  const query = { slug: params.slug ?? '', locale: loaderLocale({ context, request }) };
  const { paths } = await loadRecord({ utils, kind, ...query, request }, () => fetch(utils, query));
  return { ...query, paths };
}

async function findRecord<T extends OnPage>({ utils, kind, slug, locale }: Address, lookup: () => Promise<T>) {
  try {
    return await lookup();
  } catch (error) {
    const code = readClientError(error)?.kind;
    // An address that no record can have ("invalid") is as unknown as one that no record has.
    if (code !== 'notFound' && code !== 'invalid') throw error;
    const former = { entity: slugRedirectNames[kind], slug, locale };
    const { gone, movedTo } = await utils.formerSlugs.find.fetch(former);
    if (movedTo) return movedTo;
    throw data(null, { status: gone ? 410 : 404 });
  }
}
