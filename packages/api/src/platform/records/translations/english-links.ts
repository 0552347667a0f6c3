import { type Db, findEnglishSlugs } from '@pano/db';
import { isCommonPage, parseSitePath } from '#address-lookup';
import { recordPath, type SluggedKind, toEnglishPath } from '#addresses';
import type { Reading } from './reading';
import { type TranslationSource, tableOf } from './translation-source';

type Texts = Record<string, unknown>;
type Source = Pick<TranslationSource, 'kinds' | 'links'>;

/**
 * English texts whose links to pages of the site lead to the English addresses of these. Links name pages in their plain
 * Turkish form; one query for the links of all texts, and none where they have no links to records. Where records
 * without English are left out, a link to one leads to its Turkish address.
 */
export async function withEnglishLinks<T extends Texts>(
  db: Db,
  source: Source,
  { leaveOut = false }: Pick<Reading, 'leaveOut'>,
  rows: T[],
): Promise<T[]> {
  const links = new Set(rows.flatMap((texts) => listLinks(source, texts)));
  if (links.size === 0) return rows;
  const pathOf = await findPaths(db, leaveOut, links);
  return rows.map((texts) => {
    const changed = Object.entries(texts).map(([name, text]) => {
      if (typeof text !== 'string') return [name, text];
      if (source.links?.includes(name)) return [name, pathOf(text)];
      if (source.kinds[name] !== 'richText') return [name, text];
      return [name, text.replace(anchor, (_tag, before: string, link: string) => `${before}${pathOf(link)}"`)];
    });
    return { ...texts, ...Object.fromEntries(changed) };
  });
}

/** Stored rich text is what the sanitizer writes: attributes in double quotes, without a `>` inside. */
const anchor = /(<a\b[^>]*?\shref=")(\/[^"]*)"/g;

const listLinks = ({ kinds, links }: Source, texts: Texts): string[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    if (typeof text !== 'string') return [];
    if (links?.includes(name)) return text.startsWith('/') ? [text] : [];
    return kinds[name] === 'richText' ? [...text.matchAll(anchor)].map(([, , link = '']) => link) : [];
  });

async function findPaths(db: Db, leaveOut: boolean, links: Iterable<string>): Promise<(link: string) => string> {
  const wanted = new Map<SluggedKind, Set<string>>();
  for (const link of links) {
    const target = parseSitePath(splitLink(link).path);
    if (target) wanted.set(target.kind, (wanted.get(target.kind) ?? new Set()).add(target.slug));
  }
  const queries = [...wanted].map(([kind, slugs]) => ({ table: tableOf(kind), slugs: [...slugs] }));
  const rows = queries.length > 0 ? await findEnglishSlugs(db, queries) : [];
  const english = new Map(rows.map((row) => [`${row.table} ${row.slug}`, row.english]));
  return (link) => {
    const { path, rest } = splitLink(link);
    if (isCommonPage(path)) return `${toEnglishPath(path)}${rest}`;
    const target = parseSitePath(path);
    if (!target) return link;
    const slug = english.get(`${tableOf(target.kind)} ${target.slug}`);
    if (slug !== undefined) return `${recordPath(target.kind, slug, 'en', 'en')}${rest}`;
    return leaveOut ? link : `${recordPath(target.kind, target.slug, 'tr', 'en')}${rest}`;
  };
}

/** A link without what follows its path. */
function splitLink(link: string): { path: string; rest: string } {
  const end = link.search(/[?#]/);
  return end === -1 ? { path: link, rest: '' } : { path: link.slice(0, end), rest: link.slice(end) };
}
