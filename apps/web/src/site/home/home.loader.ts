import type { LoaderFunctionArgs } from 'react-router';
import { utilsContext } from '../app-context';

/** Everything the home page shows. A source that fails leaves its section empty; the page stands. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  await Promise.all([utils.services.listVisible.prefetch({})]);
  return null;
}
