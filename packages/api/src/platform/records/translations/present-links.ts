import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { isCommonPage } from '#address-lookup';
import { recordPath, toEnglishPath } from '#addresses';
import { blocksToHtml, mapBlockHtml, parseBlocks } from '../blocks';
import { findAddressed } from './addressed-records';
import type { Reading } from './reading';
import type { TranslationSource } from './translation-source';

type Texts = Record<string, unknown> & { lang: Locale };
type Source = Pick<TranslationSource, 'kinds' | 'links'>;

/** The fields of a record that may link to others. */
export const linkingNames = ({ kinds, links = [] }: Source): string[] => [
  ...Object.keys(kinds).filter((name) => kinds[name] === 'richText' || kinds[name] === 'blocks'),
  ...links,
];

/**
 * Texts whose links to records lead to the present addresses of these, also where they name a former one. In English
 * texts, and as the target of a button that English readers see, the plain address of a page means its English one. A link
 * to what visitors cannot open now in that language stays as it is written. One query for the links of all texts, and none
 * where they have no links to records.
 */
export async function withPresentLinks<T extends Texts>(
  db: Db,
  source: Source,
  { locale = 'tr' }: Pick<Reading, 'locale'>,
  rows: T[],
): Promise<T[]> {
  const links = new Set(rows.flatMap((texts) => listLinks(source, texts)));
  if (links.size === 0) return rows;
  const pathOf = await findPaths(db, links);
  return rows.map((texts) => {
    const changed = Object.entries(texts).map(([name, text]) => {
      if (typeof text !== 'string') return [name, text];
      if (source.links?.includes(name)) return [name, pathOf(text, locale)];
      const change = (html: string) =>
        html.replace(anchor, (_tag, before: string, link: string) => `${before}${pathOf(link, texts.lang)}"`);
      const changeLink = (link: string) => pathOf(link, locale);
      if (source.kinds[name] === 'blocks')
        return [name, JSON.stringify(mapBlockHtml(parseBlocks(text), change, changeLink))];
      return [name, source.kinds[name] === 'richText' ? change(text) : text];
    });
    return { ...texts, ...Object.fromEntries(changed) };
  });
}

/** Stored rich text is what the sanitizer writes: attributes in double quotes, without a `>` inside. */
const anchor = /(<a\b[^>]*?\shref=")([^"]*)"/g;

/** The targets of the links in HTML as the server stores it. */
export const findLinks = (html: string): string[] =>
  [...html.matchAll(anchor)].map(([, , href = '']) => href.replaceAll('&amp;', '&'));

/** The links of a record's texts and buttons that lead to pages of the site. */
export const listLinks = ({ kinds, links }: Source, texts: Record<string, unknown>): string[] =>
  Object.entries(texts)
    .flatMap(([name, text]) => {
      if (typeof text !== 'string') return [];
      if (links?.includes(name)) return text;
      if (kinds[name] === 'blocks') return findLinks(blocksToHtml(text));
      return kinds[name] === 'richText' ? findLinks(text) : [];
    })
    .filter((link) => link.startsWith('/'));

async function findPaths(db: Db, links: Iterable<string>): Promise<(link: string, lang: Locale) => string> {
  const recordAt = await findAddressed(
    db,
    Array.from(links, (link) => splitLink(link).path),
  );
  return (link, lang) => {
    const { path, rest } = splitLink(link);
    if (isCommonPage(path)) return lang === 'en' ? `${toEnglishPath(path)}${rest}` : link;
    const record = recordAt(path);
    if (!record) return link;
    const inLanguage = record.isEnglish ? 'en' : lang;
    const presentSlug = inLanguage === 'en' ? record.english : record.turkish;
    return presentSlug ? `${recordPath(record.kind, presentSlug, inLanguage, inLanguage)}${rest}` : link;
  };
}

/** A link without what follows its path. */
function splitLink(link: string): { path: string; rest: string } {
  const end = link.search(/[?#]/);
  return end === -1 ? { path: link, rest: '' } : { path: link.slice(0, end), rest: link.slice(end) };
}
