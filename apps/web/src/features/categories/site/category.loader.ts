import type { LoaderFunctionArgs } from 'react-router';
import { utilsContext } from '../../../site/app-context';
import { found } from '../../../site/found';

export async function loadCategory({ context, params, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const slug = params.slug ?? '';
  await found({ utils, entity: 'categories', slug, request }, () => utils.projects.listByCategory.fetch({ slug }));
  return { slug };
}
