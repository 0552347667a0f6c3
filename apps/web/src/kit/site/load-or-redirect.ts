import type { SlugRedirectName } from '@pano/api/addresses';
import { data, redirect } from 'react-router';
import { readClientError } from '../shared/client-error';
import type { Utils } from '../shared/trpc';

type Address = { utils: Utils; entity: SlugRedirectName; slug: string; request: Request };

/**
 * Runs the lookup behind an address. One that finds nothing becomes the page's answer: 301 to where the record lives
 * now, 410 for a record that was deleted, 404 otherwise.
 */
export async function found<T>(address: Address, lookup: () => Promise<T>): Promise<T> {
  try {
    return await lookup();
  } catch (error) {
    const kind = readClientError(error)?.kind;
    // An address that cannot be anybody's ("invalid") is as unknown as one that is nobody's.
    if (kind !== 'notFound' && kind !== 'invalid') throw error;
    throw await answer(address);
  }
}

async function answer({ utils, entity, slug, request }: Address) {
  const { movedTo, gone } = await utils.formerSlugs.find.fetch({ entity, slug });
  if (movedTo === null) return data(null, { status: gone ? 410 : 404 });
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace(/[^/]+\/?$/, movedTo)}${search}`, 301);
}
