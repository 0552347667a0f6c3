import * as z from 'zod';
import { besideContract, contractOf, deriveSchemas } from '#platform/fields/derive';
import { booleanFilter, idFilter } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths } from '#platform/records/translations/reading';
import { type articleCard, articleFields } from './article.fields';

export const {
  create: articleCreate,
  update: articleUpdate,
  translation: articleTranslation,
  history: articleHistory,
  blank: blankArticle,
} = deriveSchemas('article', articleFields);

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
    ...contractOf(articleFields, ['title', 'slug', 'excerpt', 'content', 'featuredImage', 'categoryId']),
    category: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
    ...contractOf(articleFields, ['publishedAt', 'visible']),
    createdAt: z.string(),
    updatedAt: z.string(),
    ...languageAndPaths,
  })
  .meta({ id: 'Article' });

/** Its fields beside the contract. */
export const articleDetails = z
  .object({ ...besideContract(articleFields, articleRest.shape), ...languageAndPaths })
  .meta({ id: 'ArticleDetails' });

export type ArticleCreate = z.output<typeof articleCreate>;
export type ArticleUpdate = z.output<typeof articleUpdate>;
export type ArticleQuery = z.output<typeof articleQuery>;
type Named = Pick<z.output<typeof articleRest>, 'category'>;
export type ArticleRecord = Stored<ArticleCreate> & Named;
/** A card of the site or a row of the back office: everything but the text. */
export type ArticleListItem = Stored<Pick<ArticleCreate, keyof typeof articleCard>> & Named;
