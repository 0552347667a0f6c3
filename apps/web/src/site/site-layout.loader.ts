import type { LoaderFunctionArgs } from 'react-router';
import { utilsContext } from './app-context';

export async function loadLayout({ context }: LoaderFunctionArgs) {
  context.get(utilsContext);
  return null;
}
