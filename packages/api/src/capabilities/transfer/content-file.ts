import { message } from '@pano/i18n/message';
import { slugPattern } from '@pano/i18n/text/slug';
import * as z from 'zod';
import { slugRedirectNames } from '#addresses';
import { type contentEntities, entities } from '#entities/index';
import type { TransferredEntity } from '#platform/content-entity';
import { hasPages, pageEntities } from '../public-records';
import { homeAndMenus } from './home-and-menus';
import { findWrongPicks } from './record-names';
import { listRows, readEnglish, withTranslations } from './translations';

/** The entities with a part each. */
export type Transferred = Extract<(typeof contentEntities)[number], { transfer: object }>;
export const transferred = entities.filter((entity): entity is TransferredEntity => entity.transfer !== null);

type Parts = { [Entity in Transferred as Entity['plural']]: Entity['transfer']['schema'] };

const parts = Object.fromEntries(transferred.map((entity) => [entity.plural, withTranslations(entity)])) as Parts;

const slug = z.string().regex(slugPattern);
const redirects = pageEntities.map(({ kind }) => slugRedirectNames[kind]);

/**
 * The whole content of a site, as docs/content-file.md describes it. Records refer to each other by slug, or by title: numbers
 * belong to one installation. Each is held to the rules of the form that the owner fills in for it.
 */
const records = z.object({
  format: z.literal('pano-content'),
  /** The second one has English texts. */
  formatVersion: z.union([z.literal(1), z.literal(2)]),
  exportedAt: z.iso.datetime(),
  ...parts,
  ...homeAndMenus,
  /** Addresses that lead on to a record, or nowhere any more. */
  formerSlugs: z.array(
    z.object({
      entity: z.enum(redirects),
      slug,
      record: slug.nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** The files in the folder media of the archive. */
  files: z.array(z.object({ path: z.string(), size: z.int().min(0), sha256: z.string() })),
});

/** Also what no record can know by itself: that what must be its own is its own, and that what it refers to is there. */
export const contentFile = records.superRefine((content, context) => {
  const reject = (path: (string | number)[], text: string) => context.addIssue({ code: 'custom', path, message: text });
  const parts: Record<string, unknown> = content;
  const readRows = (plural: string): object[] => (Array.isArray(parts[plural]) ? parts[plural] : []);
  for (const entity of transferred) {
    const { plural, transfer } = entity;
    const rows = readRows(plural);
    for (const path of findWrongPicks(entity, parts)) reject(path, message('record.notFound'));
    const readSlug = (row: object) => slug.safeParse(readField(row, 'slug')).data ?? null;
    const slugs = hasPages(entity)
      ? [{ field: 'slug', message: message(`slug.taken.${slugRedirectNames[entity.kind]}`), read: readSlug }]
      : [];
    for (const { field, message: text, read } of [...slugs, ...transfer.unique]) {
      for (const index of findRepeated(rows.map(read))) reject([plural, index, field], text);
    }
    for (const { field, plural: other, by = 'slug', message: text } of transfer.references) {
      const names = new Set([null, ...readRows(other).map((row) => readField(row, by))]);
      for (const [index, row] of rows.entries()) {
        if (![readField(row, field)].flat().every((name) => names.has(name))) reject([plural, index, field], text);
      }
    }
  }
  for (const { plural, translation } of entities) {
    if (!translation) continue;
    const rows = listRows(parts[plural]);
    const turkish = new Map(rows.map((row, index) => [readField(row, 'slug'), index]));
    const keys = rows.map((row) => {
      const english = readEnglish(row);
      return english ? JSON.stringify(english.slug ?? translation.derive?.(english) ?? null) : null;
    });
    const taken = message(translation.slugs ? `slug.taken.${translation.slugs}` : 'keyword.taken');
    const repeated = new Set(findRepeated(keys.map((key) => (key === 'null' ? null : key))));
    for (const [index, row] of rows.entries()) {
      const slug = readEnglish(row)?.slug;
      const owner = slug ? turkish.get(slug) : undefined;
      if (repeated.has(index) || (owner !== undefined && owner !== index)) {
        reject([plural, index, 'translations', 'en', ...(slug ? ['slug'] : [])], taken);
      }
    }
  }
  const addresses = content.formerSlugs.map(({ entity, slug }) => `${entity} ${slug}`);
  for (const index of findRepeated(addresses)) reject(['formerSlugs', index, 'slug'], 'stands here twice');
});

const readField = (row: object, field: string): unknown => new Map(Object.entries(row)).get(field);

/** The places of the values that stand earlier in the list already; null counts as no value. */
function findRepeated(values: (string | null)[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (value === null) return [];
    if (seen.has(value)) return [index];
    seen.add(value);
    return [];
  });
}

export type ContentFile = z.output<typeof contentFile>;
