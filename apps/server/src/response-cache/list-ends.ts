import { LRUCache } from 'lru-cache';
import type { CacheableUrl } from './cacheable-url';
import type { ContentVersion, Version } from './content-version';

const maxLists = 5000;

/**
 * Knows where lists end: all pages behind the end share one response. While the end of a list is unknown, one of its
 * pages is loaded at a time, for each may be behind the end and tell the others.
 */
export function createListEnds(version: ContentVersion) {
  const ends = new LRUCache<string, { last: number; version: Version }>({ max: maxLists });
  const loading = new Map<string, Promise<boolean>>();
  const listOf = ({ key }: CacheableUrl) => key.replace(/([?&])page=\d+&?/, '$1');
  const findEnd = (url: CacheableUrl) => {
    const end = ends.get(listOf(url));
    return end && version.isFresh(end.version) ? end.last : null;
  };
  return {
    /** Whether a URL is one behind the end of its list. */
    isBehind: (url: CacheableUrl): boolean => url.page > 1 && url.page > (findEnd(url) ?? url.page),
    /** Another page of the list that is being loaded; resolves to whether that succeeded. */
    findLoading: (url: CacheableUrl): Promise<boolean> | undefined =>
      url.page > 1 && findEnd(url) === null ? loading.get(listOf(url)) : undefined,
    keepLoading: (url: CacheableUrl, loaded: Promise<boolean>): void => {
      const list = listOf(url);
      if (url.page === 1 || loading.has(list)) return;
      loading.set(
        list,
        loaded.finally(() => loading.delete(list)),
      );
    },
    keep: (url: CacheableUrl, last: number, produced: Version): void => {
      ends.set(listOf(url), { last, version: produced });
    },
  };
}
