import type { SlugRedirectName } from '@pano/api/addresses';
import { data, redirect } from 'react-router';
import { readClientError } from '../shared/client-error';
import type { Utils } from '../shared/trpc';

type Address = { utils: Utils; entity: SlugRedirectName; slug: string; request: Request };

/**
 * Loads the record of an address. Without one the response is a redirect (301) to its present address, 410 for a record
 * that was deleted, 404 otherwise.
 */
export async function loadOrRedirect<T>(address: Address, lookup: () => Promise<T>): Promise<T> {
  try {
    return await lookup();
  } catch (error) {
    const kind = readClientError(error)?.kind;
    // An address that no record can have ("invalid") is as unknown as one that no record has.
    if (kind !== 'notFound' && kind !== 'invalid') throw error;
    throw await createErrorResponse(address);
  }
}

async function createErrorResponse({ utils, entity, slug, request }: Address) {
  const { movedTo, gone } = await utils.formerSlugs.find.fetch({ entity, slug });
  if (movedTo === null) return data(null, { status: gone ? 410 : 404 });
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace(/[^/]+\/?$/, movedTo)}${search}`, 301);
}
