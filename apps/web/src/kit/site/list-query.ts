import type { HomeSection } from '@pano/api/addresses';
import { data } from 'react-router';
import type { Utils } from '../shared/trpc';

/** The parameters that the pages of a list read, for `SitePage`. */
export const listParams = { page: { pattern: /^[1-9]\d{0,5}$/ } };

/** The first page of a list has the plain address. */
export const pageAddress = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;

type List = { limit: number };

/**
 * Loads the page of a list that an address names. An address that names none, or one behind the last page, gets 404:
 * search engines shall not know an empty page. The response names the last page, so that the server knows where others end.
 */
export async function loadListPage<L extends List>(
  request: Request,
  list: L,
  load: (query: L & { offset: number }) => Promise<{ items: readonly unknown[]; total: number }>,
): Promise<{ page: number; query: L & { offset: number } }> {
  const text = new URL(request.url).searchParams.get('page') ?? '1';
  if (!listParams.page.pattern.test(text)) throw data(null, { status: 404 });
  const page = Number(text);
  const query = { ...list, offset: (page - 1) * list.limit };
  const { items, total } = await load(query);
  if (items.length === 0 && page > 1) {
    const last = Math.max(1, Math.ceil(total / list.limit));
    throw data(null, { status: 404, headers: { link: `<?page=${last}>; rel="last"` } });
  }
  return { page, query };
}

/** The page of a section that the owner has switched off is as unknown as the section. */
export async function expectSectionShown(utils: Utils, section: HomeSection): Promise<void> {
  const { [`home_show_${section}` as const]: shown } = await utils.settings.home.ensureData();
  if (shown === false) throw data(null, { status: 404 });
}
