import type { MessageKey } from '@pano/i18n/translate';
import type * as z from 'zod';
import type { ApiContext } from '../context';
import { bySlug, type Page, type PageQuery, pageQuery } from '../records/list';
import { endpoint, idParam, listAnswer, many, one } from './endpoint';

type PublicList<Record extends z.ZodType> = {
  tag: string;
  path: string;
  summary: string;
  record: Record;
  list: (ctx: ApiContext, page: PageQuery) => Promise<Page<z.input<Record>>>;
};

/** A list that visitors see, page by page. */
export const publicList = <Record extends z.ZodType>({ record, list, ...doc }: PublicList<Record>) =>
  endpoint({
    ...doc,
    method: 'get',
    query: pageQuery,
    answer: many(record),
    refusals: [400],
    run: async ({ ctx, query }) => listAnswer(await list(ctx, query)),
  });

type PublicRecord<Record extends z.ZodType, Key> = {
  tag: string;
  path: string;
  summary: string;
  missing: MessageKey;
  record: Record;
  get: (ctx: ApiContext, key: Key) => Promise<z.input<Record>>;
};

/** A record that visitors see, by its number. */
export const publicRecord = <Record extends z.ZodType>({ record, get, ...doc }: PublicRecord<Record, number>) =>
  endpoint({
    ...doc,
    method: 'get',
    params: idParam,
    answer: one(record),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await get(ctx, params.id) }),
  });

/** The same by its slug. */
export const publicRecordBySlug = <Record extends z.ZodType>({ record, get, ...doc }: PublicRecord<Record, string>) =>
  endpoint({
    ...doc,
    method: 'get',
    params: bySlug,
    answer: one(record),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await get(ctx, params.slug) }),
  });
