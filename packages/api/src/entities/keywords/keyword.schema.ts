import * as z from 'zod';
import { booleanField, booleanFilter, orderField, requiredText } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import { orderItems } from '#platform/records/reorder';
import type { History } from '#platform/records/revisions/history';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { pickTranslated } from '#platform/records/translations/translated-fields';

const fields = z.object({
  keyword: requiredText('keyword.keyword.required'),
  order: orderField,
  active: booleanField,
});

export const keywordUpdate = fields.partial();
export const keywordCreate = fields.extend({
  order: fields.shape.order.default(0),
  active: fields.shape.active.default(true),
});

/** The fields that English has for itself; the others are one for both languages. */
export const keywordTranslation = pickTranslated(fields, {
  keyword: true,
  order: false,
  active: false,
});

export const keywordOrder = z.object({ keywords: orderItems });

/** What the form of a new record sends: without a position it goes to the end. */
export const keywordInput = keywordCreate.extend({ order: orderField.optional() });

export const keywordQuery = listQuery(['order', 'keyword', '-keyword', '-updatedAt']).extend({
  active: booleanFilter,
  english: englishFilter,
});

/** A keyword as the REST API shows it. */
export const keywordRest = z
  .object({ id: z.int(), keyword: z.string(), order: z.int(), active: z.boolean() })
  .meta({ id: 'Keyword' });

export type KeywordCreate = z.output<typeof keywordCreate>;
export type KeywordInput = z.output<typeof keywordInput>;
export type KeywordUpdate = z.output<typeof keywordUpdate>;
export type KeywordQuery = z.output<typeof keywordQuery>;
export type KeywordRecord = Stored<KeywordCreate>;

/** What the history of a record holds. */
export const keywordHistory: History<KeywordCreate> = {
  entity: 'keyword',
  fields: { keyword: 'text', order: 'state', active: 'state' },
};
