import type { LoaderFunctionArgs } from 'react-router';
import { utilsContext } from '../../../site/app-context';
import { found } from '../../../site/found';

export async function loadPage({ context, params, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const slug = params.slug ?? '';
  await found({ utils, entity: 'pages', slug, request }, () => utils.pages.bySlug.fetch({ slug }));
  return { slug };
}
