import type { LoaderFunctionArgs } from 'react-router';
import { utilsContext } from '../../../site/app-context';
import { found } from '../../../site/found';

export async function loadProject({ context, params, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const slug = params.slug ?? '';
  await found({ utils, entity: 'projects', slug, request }, () => utils.projects.bySlug.fetch({ slug }));
  return { slug };
}
