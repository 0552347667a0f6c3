import { message } from '@pano/i18n/message';
import * as z from 'zod';
import {
  booleanField,
  booleanFilter,
  idField,
  idFilter,
  imageUrlField,
  isStorableDate,
  optionalText,
  requiredHtml,
  requiredText,
  slugField,
  textLength,
} from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { History } from '#platform/records/revisions/history';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths } from '#platform/records/translations/reading';
import { pickTranslated } from '#platform/records/translations/translated-fields';

/** The number of a category; nothing and an empty text, as a form sends it, mean none. */
const categoryId = z.union([z.null(), z.literal('').transform(() => null), idField('category.invalid')], {
  error: message('category.invalid'),
});

/** ISO 8601 with its zone, kept as UTC; nothing and an empty text make a draft. */
const publishedAt = z
  .string({ error: message('article.publishedAt.invalid') })
  .trim()
  .refine((text) => text === '' || isInstant(text), { error: message('article.publishedAt.invalid'), abort: true })
  .transform((text) => (text === '' ? null : new Date(text).toISOString()))
  .nullable();

const zoned = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })]);

/** Near the ends of the calendar a zone can lead out of the years that can be stored. */
const isInstant = (text: string) => zoned.safeParse(text).success && isStorableDate(text);

const fields = z.object({
  title: requiredText('article.title.required'),
  slug: slugField,
  content: requiredHtml('article.content.required'),
  excerpt: optionalText(textLength),
  featuredImage: imageUrlField,
  categoryId,
  publishedAt,
  visible: booleanField,
});

export const articleUpdate = fields.partial();
export const articleCreate = fields.extend({
  excerpt: fields.shape.excerpt.default(null),
  featuredImage: fields.shape.featuredImage.default(null),
  categoryId: fields.shape.categoryId.default(null),
  publishedAt: fields.shape.publishedAt.default(null),
  visible: fields.shape.visible.default(true),
});

/** The fields that English has for itself; the others are one for both languages. */
export const articleTranslation = pickTranslated(fields, {
  title: true,
  slug: true,
  excerpt: true,
  content: true,
  featuredImage: false,
  categoryId: false,
  publishedAt: false,
  visible: false,
});

export const articleQuery = listQuery(['-id', 'title', '-title', 'publishedAt', '-publishedAt', '-updatedAt']).extend({
  categoryId: idFilter,
  visible: booleanFilter,
  status: z.union([z.literal('').transform(() => undefined), z.enum(['draft', 'scheduled', 'published'])]).optional(),
  english: englishFilter,
});

/** An article as the REST API shows it. */
export const articleRest = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string().nullable(),
    content: z.string(),
    featuredImage: z.string().nullable(),
    categoryId: z.int().nullable(),
    category: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
    publishedAt: z.string().nullable(),
    visible: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
    ...languageAndPaths,
  })
  .meta({ id: 'Article' });

export type ArticleCreate = z.output<typeof articleCreate>;
export type ArticleUpdate = z.output<typeof articleUpdate>;
export type ArticleQuery = z.output<typeof articleQuery>;
export type ArticleRecord = z.output<typeof articleRest> & { version: number };
/** A card of the site or a row of the back office: everything but the text. */
export type ArticleListItem = Omit<ArticleRecord, 'content'>;

/** What the history of a record holds. */
export const articleHistory: History<ArticleCreate> = {
  entity: 'article',
  fields: {
    title: 'text',
    slug: 'text',
    content: 'richText',
    excerpt: 'text',
    featuredImage: 'image',
    categoryId: 'reference',
    publishedAt: 'state',
    visible: 'state',
  },
};
