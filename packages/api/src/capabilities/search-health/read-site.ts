import type { Db } from '@pano/db';
import { htmlToText } from '@pano/i18n/text/html-text';
import { type RecordKind, sitePath } from '#addresses';
import { entities } from '#entities/index';
import { describeImages } from '#media/pictures';
import { type ContentEntity, readLabel } from '#platform/content-entity';
import { blocksToHtml, listBlockPictures, parseBlocks } from '#platform/records/blocks';
import { findLinks } from '#platform/records/translations/present-links';
import * as menus from '#settings/menus.operations';
import { hasPages, pageRule } from '../public-records';

/** A public page made from a record, as search engines read it. */
export type HealthPage = {
  kind: RecordKind;
  id: number;
  title: string;
  /** What search results call it. */
  shownTitle: string;
  slug: string;
  path: string;
  /** The fields that may describe it below its title in search results; none where it has no such field. */
  descriptions: { field: string; text: string }[];
  /** Its rich text; null where its kind has none. */
  content: { field: string; html: string; text: string } | null;
};

/** A link outside the texts of these pages, such as that of a button or a menu, and the field that says where it leads. */
export type HealthLink = { url: string; kind: RecordKind; id: number | null; title: string; field: string };

export type HealthSite = {
  pages: HealthPage[];
  links: HealthLink[];
  /** The records that the menus or other pages lead to, as `kind id`. */
  linked: Set<string>;
};

/** The fields that search results show below the title, the first one that is filled. */
export const describing = ['seoDescription', 'description', 'excerpt'];

type Row = Record<string, unknown>;
const textOf = (row: Row, field: string) => {
  const value = row[field];
  return typeof value === 'string' ? value : '';
};

/** Reads all that is public in Turkish: one query for each kind of record. */
export async function readSite(db: Db): Promise<HealthSite> {
  const site: HealthSite = { pages: [], links: [], linked: new Set() };
  for (const entity of entities) await addEntity(db, entity, site);
  for (const [field, items] of Object.entries(await menus.get({ db }))) {
    for (const item of items ?? []) {
      if (item.kind === 'record') site.linked.add(`${item.record} ${item.id}`);
      if (item.kind !== 'address') continue;
      const { url, label } = item;
      site.links.push({ url, kind: 'menus', id: null, title: label.tr ?? url, field });
    }
  }
  return site;
}

async function addEntity(db: Db, entity: ContentEntity, site: HealthSite): Promise<void> {
  const { kind, translation, history } = entity;
  if (!translation || !history) return;
  const fields = Object.keys(history.fields);
  const richText = fields.filter((field) => history.fields[field] === 'richText');
  const targets = translation.links ?? [];
  const states = ['showInFooter', 'parentId'].filter((field) => fields.includes(field));
  const descriptions = describing.filter((field) => fields.includes(field) && !richText.includes(field));
  const names = ['title', 'name', 'seoTitle', 'slug'].filter((field) => fields.includes(field));
  const blocks = fields.filter((field) => history.fields[field] === 'blocks');
  const columns = [...names, ...richText, ...blocks, ...targets, ...states, ...descriptions];
  const rows: ({ id: number } & Row)[] = await translation.records(db).findMany({
    where: pageRule(entity),
    select: { id: true, ...Object.fromEntries(columns.map((name) => [name, true])) },
    orderBy: { id: 'asc' },
  });
  for (const row of rows) {
    const { id } = row;
    const title = readLabel(entity, row);
    for (const target of targets) site.links.push({ url: textOf(row, target), kind, id, title, field: target });
    if (row.showInFooter === true) site.linked.add(`${kind} ${row.id}`);
    // The way at the top of a page leads to the one above it.
    if (typeof row.parentId === 'number') site.linked.add(`${kind} ${row.parentId}`);
    const [field] = richText;
    const inBlocks = await Promise.all(blocks.map((name) => readBlockHtml(db, textOf(row, name))));
    const html = [field ? textOf(row, field) : '', ...inBlocks].join('');
    if (!hasPages(entity)) {
      for (const name of richText) {
        site.links.push(...findLinks(textOf(row, name)).map((url) => ({ url, kind, id, title, field: name })));
      }
      continue;
    }
    const slug = textOf(row, 'slug');
    site.pages.push({
      kind,
      id,
      title,
      shownTitle: textOf(row, 'seoTitle') || title,
      slug,
      path: sitePath(entity.kind, slug),
      descriptions: descriptions.map((name) => ({ field: name, text: textOf(row, name) })),
      content: field ? { field, html, text: htmlToText(html) } : null,
    });
  }
}

/** Blocks as visitors read them: a picture that says nothing itself is described by the media library. */
async function readBlockHtml(db: Db, blocks: string): Promise<string> {
  const html = blocksToHtml(blocks);
  if (countSilentPictures(html) === 0) return html;
  const images = await describeImages(db, listBlockPictures(parseBlocks(blocks)));
  return blocksToHtml(blocks, new Map([...images].map(([url, { alt }]) => [url, alt.tr ?? ''])));
}

/** How many pictures in HTML have no text for those who do not see them. */
export const countSilentPictures = (html: string): number =>
  (html.match(/<img\b[^>]*>/g) ?? []).filter((tag) => !/\salt="[^"]*\S[^"]*"/.test(tag)).length;
