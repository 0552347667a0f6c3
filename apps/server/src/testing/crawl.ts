import { parseDocument } from 'htmlparser2';
import type { SiteResponse } from './start-site';

/** What crawlers and browsers read of a page; addresses are paths where they are the site's own. */
export type CrawledPage = {
  path: string;
  /** Of the document, and of its heading. */
  lang: string;
  titleLang: string;
  canonical: string[];
  alternates: Record<string, string>;
  links: string[];
  /** Pictures, icons and whatever else the page names. */
  files: string[];
  /** The picture beside a shared link. */
  card: string;
  ids: Set<string>;
  /** The nodes of its structured data. */
  graph: Record<string, unknown>[];
  /** The words that people read, with the language that they are marked as. */
  texts: { text: string; lang: string }[];
  html: string;
};

type Send = (path: string) => Promise<SiteResponse>;
type Node = ReturnType<typeof parseDocument>['children'][number];

/** Where the pages say they are; they are read from wherever the test has them. */
export const origin = 'http://localhost:3000';

export const ownPath = (address: string): string =>
  address.startsWith(origin) ? address.slice(origin.length) || '/' : address;

/**
 * Follows every link of the site, from some addresses on.
 * @returns the pages by their paths, and what was linked without being a page of status 200, with the page that links it
 */
export async function crawl(send: Send, starts: string[]) {
  const pages = new Map<string, CrawledPage>();
  const broken: string[] = [];
  const files = new Map<string, string>();
  const queue = starts.map((path) => ({ path, from: 'start' }));
  const known = new Set(starts);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next;
    const { status, headers, text } = await send(path);
    if (status !== 200 || !headers['content-type']?.startsWith('text/html')) {
      broken.push(`${from} → ${path}: ${status} ${headers.location ?? headers['content-type']}`);
      continue;
    }
    const page = readPage(path, text);
    pages.set(path, page);
    for (const file of page.files) files.set(file, path);
    for (const link of page.links) {
      const [target = ''] = link.split('#');
      if (target === '' || known.has(target)) continue;
      known.add(target);
      queue.push({ path: target, from: path });
    }
  }
  for (const [file, from] of files) {
    const { status } = await send(file);
    if (status !== 200) broken.push(`${from} → ${file}: ${status}`);
  }
  return { pages, broken };
}

function readPage(path: string, html: string): CrawledPage {
  const page: CrawledPage = {
    ...{ path, html, lang: '', titleLang: '', canonical: [], alternates: {}, links: [], files: [], card: '' },
    ...{ ids: new Set(), graph: [], texts: [] },
  };
  for (const node of parseDocument(html).children) readNode(page, node, '');
  return page;
}

function readNode(page: CrawledPage, node: Node, outerLang: string): void {
  if (node.type === 'text' && node.data.trim()) page.texts.push({ text: node.data.trim(), lang: outerLang });
  if (!('attribs' in node)) return;
  const { name, attribs } = node;
  const lang = attribs.lang ?? outerLang;
  if (name === 'html') page.lang = lang;
  if (attribs.id) page.ids.add(attribs.id);
  if (name === 'h1') page.titleLang = lang;
  if (name === 'a' && attribs.href) addLink(page, attribs.href);
  if (name === 'link') readLink(page, attribs);
  if (attribs.property === 'og:image') page.card = ownPath(attribs.content ?? '');
  const sources = [attribs.src, ...(attribs.srcset ?? '').split(',').map((source) => source.trim().split(' ', 1)[0])];
  // The program is made by the build, which these pages are rendered without.
  if (name !== 'iframe' && name !== 'script') page.files.push(...sources.filter(isPath));
  if (name === 'script') readScript(page, node.children, attribs.type);
  else if (name !== 'title' && name !== 'style') for (const child of node.children) readNode(page, child, lang);
}

const isPath = (address: string | undefined): address is string => address?.startsWith('/') ?? false;

/** Pages and their sections; photos link their files. */
function addLink({ links, files }: CrawledPage, href: string): void {
  const link = ownPath(href);
  if (!/^[/#]/.test(link)) return;
  if (/\.\w+$/.test(link)) files.push(link);
  else links.push(link);
}

function readLink(page: CrawledPage, { rel, href = '', hreflang }: Record<string, string>): void {
  if (rel === 'canonical') page.canonical.push(ownPath(href));
  else if (rel === 'alternate' && hreflang) page.alternates[hreflang] = ownPath(href);
  else if (isPath(href)) page.files.push(href);
}

function readScript(page: CrawledPage, children: Node[], type: string | undefined): void {
  const [json] = children;
  if (type === 'application/ld+json' && json?.type === 'text') page.graph.push(...JSON.parse(json.data)['@graph']);
}
