import type { LoaderFunctionArgs } from 'react-router';
import { found } from '#kit/site/load-or-redirect.ts';
import { utilsContext } from '#kit/site/loader-context.ts';

export async function loadCategory({ context, params, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const slug = params.slug ?? '';
  await found({ utils, entity: 'categories', slug, request }, () => utils.projects.listByCategory.fetch({ slug }));
  return { slug };
}
