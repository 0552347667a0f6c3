import type { LoaderFunctionArgs } from 'react-router';
import { found } from '#kit/site/load-or-redirect.ts';
import { utilsContext } from '#kit/site/loader-context.ts';

export async function loadPage({ context, params, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const slug = params.slug ?? '';
  await found({ utils, entity: 'pages', slug, request }, () => utils.pages.bySlug.fetch({ slug }));
  return { slug };
}
