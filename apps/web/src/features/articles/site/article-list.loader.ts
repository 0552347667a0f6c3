import { data, type LoaderFunctionArgs } from 'react-router';
import { utilsContext } from '#kit/site/loader-context.ts';

const perPage = 12;

/** The page of the list that an address names; null for one that names none. */
function pageNumber(url: string): number | null {
  const text = new URL(url).searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

export async function loadArticleList({ context, request }: LoaderFunctionArgs) {
  const page = pageNumber(request.url);
  if (page === null) throw data(null, { status: 404 });
  const query = { limit: perPage, offset: (page - 1) * perPage };
  const { items } = await context.get(utilsContext).articles.listPublished.fetch(query);
  if (items.length === 0 && page > 1) throw data(null, { status: 404 });
  return { page, query };
}
