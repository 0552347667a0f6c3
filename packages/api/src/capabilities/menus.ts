import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { translate } from '@pano/i18n/translate';
import * as z from 'zod';
import { type MenuSection, type SluggedKind, sitePages } from '#addresses';
import { readLabel } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { localizePages } from '#platform/records/translations/localize';
import { withPresentLinks } from '#platform/records/translations/present-links';
import type { Reading } from '#platform/records/translations/reading';
import * as menus from '#settings/menus.operations';
import type { MenuItem } from '#settings/menus.schema';
import { linkableEntities, readPublic } from './linkable-records';

/** An item of a menu as the site shows it. */
type MenuLink = {
  to: string;
  text: string;
  /** Of the text, where that is another than the language of the reader. */
  lang?: Locale;
  /** The section of the home page that it belongs to: without that there is no link. */
  section?: MenuSection;
};
export type SiteMenus = { header: MenuLink[] | null; footer: MenuLink[] | null };

/** The menus that the owner has chosen, in the language of the reader. Records that visitors may not see are left out. */
export async function resolve(ctx: ApiContext, reading: Reading): Promise<SiteMenus> {
  const { header, footer } = await menus.get(ctx);
  const all = [...(header ?? []), ...(footer ?? [])];
  const typed = all.flatMap((item) => (item.kind === 'address' ? { url: item.url, lang: 'tr' as const } : []));
  const [pages, present] = await Promise.all([
    readPages(ctx.db, reading, all),
    withPresentLinks(ctx.db, { kinds: {}, links: ['url'] }, reading, typed),
  ]);
  const urls = new Map(typed.map(({ url }, index) => [url, present[index]?.url ?? url]));
  const toLinks = (items: MenuItem[] | null) => items?.flatMap((item) => toLink(item, pages, urls, reading)) ?? null;
  return { header: toLinks(header), footer: toLinks(footer) };
}

type RecordPage = { path: string; title: string; lang: Locale };
const pageKey = (kind: string, id: number) => `${kind} ${id}`;

/** The public pages of the records that the items lead to; one query for each kind. */
async function readPages(db: Db, reading: Reading, items: MenuItem[]): Promise<Map<string, RecordPage>> {
  const records = items.flatMap((item) => (item.kind === 'record' ? item : []));
  const pages = await Promise.all(
    [...new Set(records.map(({ record }) => record))].map(async (kind) => {
      const ids = records.filter(({ record }) => record === kind).map(({ id }) => id);
      return (await readPagesOf(db, reading, kind, ids)).map(({ id, ...page }) => [pageKey(kind, id), page] as const);
    }),
  );
  return new Map(pages.flat());
}

const withSlug = z.looseObject({ id: z.int(), slug: z.string() });

async function readPagesOf(db: Db, reading: Reading, kind: SluggedKind, ids: number[]) {
  const entity = linkableEntities.find((linkable) => linkable.kind === kind);
  if (!entity) return [];
  const only = entity.publicPage?.only ?? {};
  const rows = z.array(withSlug).parse(await readPublic(db, entity, ids, only));
  const source = { ...entity.translation, only, entity: kind };
  const pages = await localizePages(db, source, reading, rows);
  return pages
    .filter(({ lang }) => !reading.leaveOut || lang === reading.locale)
    .map((row) => ({ id: row.id, path: row.path, lang: row.lang, title: readLabel(entity, row) }));
}

function toLink(
  item: MenuItem,
  pages: Map<string, RecordPage>,
  urls: Map<string, string>,
  { locale = 'tr' }: Reading,
): MenuLink | [] {
  const own = item.label[locale];
  switch (item.kind) {
    case 'section': {
      const { section } = item;
      const to = section === 'home' ? sitePages.home : `${sitePages.home}#${section}`;
      return { to, text: own ?? translate(locale, `menu.sections.${section}`), section };
    }
    case 'list': {
      const link = { to: sitePages[item.list], text: own ?? translate(locale, `menu.lists.${item.list}`) };
      // The page of the firm is there while its section is.
      return item.list === 'about' ? { ...link, section: item.list } : link;
    }
    case 'address': {
      const text = own ?? item.label.tr;
      return text
        ? { to: urls.get(item.url) ?? item.url, text, ...(own || locale === 'tr' ? {} : { lang: 'tr' }) }
        : [];
    }
    case 'record': {
      const page = pages.get(pageKey(item.record, item.id));
      if (!page) return [];
      const { path: to, title, lang } = page;
      return { to, text: own ?? title, ...(own || lang === locale ? {} : { lang }) };
    }
  }
}
