import * as z from 'zod';
import { contractOf, deriveSchemas } from '#platform/fields/derive';
import { booleanFilter } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import { orderItems } from '#platform/records/reorder';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { keywordFields } from './keyword.fields';

export const {
  create: keywordCreate,
  update: keywordUpdate,
  translation: keywordTranslation,
  history: keywordHistory,
  blank: blankKeyword,
} = deriveSchemas('keyword', keywordFields);

export const keywordOrder = z.object({ keywords: orderItems });

export const keywordQuery = listQuery(['order', 'keyword', '-keyword', '-updatedAt']).extend({
  active: booleanFilter,
  english: englishFilter,
});

/** A keyword as the REST API shows it. */
export const keywordRest = z
  .object({ id: z.int(), ...contractOf(keywordFields, ['keyword', 'order', 'active']) })
  .meta({ id: 'Keyword' });

export type KeywordCreate = z.output<typeof keywordCreate>;
export type KeywordUpdate = z.output<typeof keywordUpdate>;
export type KeywordQuery = z.output<typeof keywordQuery>;
export type KeywordRecord = Stored<KeywordCreate>;
