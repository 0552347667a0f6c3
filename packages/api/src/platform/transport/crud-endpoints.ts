import { type Locale, locales } from '@pano/i18n/locales';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import type { ApiContext } from '../context';
import { bySlug, type Page, type PageQuery, pageQuery } from '../records/list';
import { type OrderItem, reorderInput } from '../records/reorder';
import { type Reading, type ReadingQuery, readingQuery, toReading } from '../records/translations/reading';
import { type Endpoint, endpoint, idParam, listResponse, many, one, removed } from './endpoint';

type Crud<Record extends z.ZodType, Create, Update, Query> = {
  tag: string;
  path: string;
  /** The words of the summaries for one record and for several. */
  names: { one: string; many: string };
  missing: MessageKey;
  /** The message where a unique value is taken. */
  taken?: MessageKey;
  /** The message where a record that is in use is deleted. */
  inUse?: MessageKey;
  record: Record;
  create: z.ZodType<Create>;
  update: z.ZodType<Update>;
  query: z.ZodType<Query>;
  example: unknown;
  operations: {
    list: (ctx: ApiContext, query: Query) => Promise<Page<z.input<Record>>>;
    get: (ctx: ApiContext, id: number) => Promise<z.input<Record>>;
    create: (ctx: ApiContext, data: Create) => Promise<z.input<Record>>;
    update: (ctx: ApiContext, id: number, data: Update) => Promise<z.input<Record>>;
    remove: (ctx: ApiContext, id: number) => Promise<{ id: number }>;
  };
};

/** The five endpoints that most records of the back office share: list, create, read, change, delete. */
export function crudEndpoints<Record extends z.ZodType, Create, Update, Query>(
  crud: Crud<Record, Create, Update, Query>,
): Endpoint[] {
  const { tag, path, names, missing, taken, inUse, record, create, update, query, example, operations } = crud;
  const shared = { tag, admin: true, tokens: 'content' } as const;
  const byId = { ...shared, path: `${path}/{id}`, params: idParam, missing };
  return [
    endpoint({
      ...shared,
      method: 'get',
      path,
      summary: `List all ${names.many}`,
      query,
      response: many(record),
      run: async ({ ctx, query }) => listResponse(await operations.list(ctx, query)),
    }),
    endpoint({
      ...shared,
      method: 'post',
      path,
      summary: `Create ${a(names.one)}`,
      body: create,
      example,
      response: one(record),
      status: 201,
      conflict: taken,
      run: async ({ ctx, body }) => ({ data: await operations.create(ctx, body) }),
    }),
    endpoint({
      ...byId,
      method: 'get',
      summary: `Read ${a(names.one)}`,
      response: one(record),
      run: async ({ ctx, params }) => ({ data: await operations.get(ctx, params.id) }),
    }),
    endpoint({
      ...byId,
      method: 'put',
      summary: `Change fields of ${a(names.one)}; absent fields stay`,
      body: update,
      example,
      response: one(record),
      conflict: taken,
      run: async ({ ctx, params, body }) => ({ data: await operations.update(ctx, params.id, body) }),
    }),
    endpoint({
      ...byId,
      method: 'delete',
      summary: `Delete ${a(names.one)}`,
      response: removed,
      conflict: inUse,
      run: async ({ ctx, params }) => ({ data: await operations.remove(ctx, params.id) }),
    }),
  ];
}

type Order<Record extends z.ZodType> = {
  tag: string;
  path: string;
  /** The words of the summary for several records. */
  names: string;
  record: Record;
  reorder: (ctx: ApiContext, items: OrderItem[]) => Promise<z.input<Record>[]>;
};

/** Gives records new positions and responds with all of them in their new order. */
export const orderEndpoint = <Record extends z.ZodType>({ tag, path, names, record, reorder }: Order<Record>) =>
  endpoint({
    method: 'put',
    path,
    tag,
    summary: `Give ${names} new positions, all or none`,
    admin: true,
    tokens: 'content',
    body: reorderInput,
    example: { items: [{ id: 2, order: 0 }] },
    response: z.object({ data: z.array(record) }),
    errorStatuses: [400],
    run: async ({ ctx, body }) => ({ data: await reorder(ctx, body.items) }),
  });

type Toggle<Record extends z.ZodType> = {
  tag: string;
  path: string;
  summary: string;
  missing: MessageKey;
  record: Record;
  toggle: (ctx: ApiContext, id: number) => Promise<z.input<Record>>;
};

/** Toggles a boolean of a record; takes no body. */
export const toggleEndpoint = <Record extends z.ZodType>({ record, toggle, ...doc }: Toggle<Record>) =>
  endpoint({
    ...doc,
    method: 'put',
    admin: true,
    tokens: 'content',
    params: idParam,
    response: one(record),
    errorStatuses: [404],
    run: async ({ ctx, params }) => ({ data: await toggle(ctx, params.id) }),
  });

type PublicList<Record extends z.ZodType> = {
  tag: string;
  path: string;
  summary: string;
  /** Whether the response cache may keep the response, see `endpoint`. */
  shared: boolean;
  record: Record;
  list: (ctx: ApiContext, page: PageQuery, reading: Reading) => Promise<Page<z.input<Record>>>;
};

/** A public list, page by page. */
export const publicList = <Record extends z.ZodType>({ record, list, ...doc }: PublicList<Record>) =>
  endpoint({
    ...doc,
    method: 'get',
    query: pageQuery.extend(readingQuery.shape),
    response: many(record),
    errorStatuses: [400],
    contentLanguage: ({ locale }) => locale,
    run: async ({ ctx, query }) => listResponse(withoutLanguages(query, await list(ctx, query, toReading(query)))),
  });

type PublicRecord<Record extends z.ZodType, Key> = {
  tag: string;
  path: string;
  summary: string;
  /** Whether the response cache may keep the response, see `endpoint`. */
  shared: boolean;
  missing: MessageKey;
  record: Record;
  get: (ctx: ApiContext, key: Key, reading: Reading) => Promise<z.input<Record>>;
};

/** A public record by its id. */
export const publicRecord = <Record extends z.ZodType>({ record, get, ...doc }: PublicRecord<Record, number>) =>
  endpoint({
    ...doc,
    method: 'get',
    params: idParam,
    query: readingQuery,
    response: one(record),
    errorStatuses: [400, 404],
    contentLanguage: readLanguage,
    run: async ({ ctx, params, query }) => ({
      data: withoutLanguage(query, await get(ctx, params.id, toReading(query))),
    }),
  });

/** A public record by its slug. */
export const publicRecordBySlug = <Record extends z.ZodType>({ record, get, ...doc }: PublicRecord<Record, string>) =>
  endpoint({
    ...doc,
    method: 'get',
    params: bySlug,
    query: readingQuery,
    response: one(record),
    errorStatuses: [400, 404],
    contentLanguage: readLanguage,
    run: async ({ ctx, params, query }) => ({
      data: withoutLanguage(query, await get(ctx, params.slug, toReading(query))),
    }),
  });

/** A record as it was before there were languages, where the request names none. */
export const withoutLanguage = <T>({ locale }: ReadingQuery, record: T): T =>
  locale ? record : { ...record, lang: undefined, paths: undefined };

export const withoutLanguages = <T, P extends Page<T>>(query: ReadingQuery, page: P & Page<T>): P => ({
  ...page,
  items: page.items.map((record) => withoutLanguage(query, record)),
});

const languageOfRecord = z.object({ data: z.object({ lang: z.enum(locales) }) });

/** The language of the record that a response carries. */
export const readLanguage = (_query: ReadingQuery, output: unknown): Locale | undefined =>
  languageOfRecord.safeParse(output).data?.data.lang;

const a = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
