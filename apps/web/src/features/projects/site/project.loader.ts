import type { LoaderFunctionArgs } from 'react-router';
import { found } from '#kit/site/load-or-redirect.ts';
import { utilsContext } from '#kit/site/loader-context.ts';

export async function loadProject({ context, params, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const slug = params.slug ?? '';
  await found({ utils, entity: 'projects', slug, request }, () => utils.projects.bySlug.fetch({ slug }));
  return { slug };
}
