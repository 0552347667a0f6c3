import { shownParams } from '@pano/web/server';
import { pickParams, type ReadAddress, withQuery } from './cache-key';

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** The pages of the site in their plain spelling; the router also takes others, which are rendered each time. */
const pages = new RegExp(`^(?:/en)?(?:/contact|/articles|/(?:category|proje|articles|sayfa)/${slug})$|^/(?:en)?$`);
const feeds = new Set(['/sitemap.xml', '/rss.xml']);

/** Pages and feeds. Parameters that a page does not look at do not make another page of it. */
export const readPageAddress: ReadAddress = (path, params) => {
  if (feeds.has(path)) return { kind: 'feed', key: path, path, negotiated: false };
  if (!pages.test(path)) return null;
  const shown = shownParams(path);
  const picked = pickParams(params, Object.keys(shown));
  if (!picked || Object.entries(picked).some(([name, value]) => !shown[name]?.test(value))) return null;
  const address = withQuery(path, picked);
  return { kind: 'page', key: address, path: address, negotiated: !/^\/en(?:\/|$)/.test(path) };
};
