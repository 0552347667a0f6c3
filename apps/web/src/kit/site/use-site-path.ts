import { useLocation } from 'react-router';
import { englishPath, isEnglishPath } from './site-path';

/** Turns a path of the site into a link for the page it stands on: pages under /en link to pages under /en. */
export function useSitePath(): (path: string) => string {
  const { pathname } = useLocation();
  return (path) => {
    const absolute = path.startsWith('#') ? `/${path}` : path;
    return isEnglishPath(pathname) ? englishPath(absolute) : absolute;
  };
}
