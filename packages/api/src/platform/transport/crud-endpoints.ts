import { type Locale, locales } from '@pano/i18n/locales';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import type { ApiContext } from '../context';
import { bySlug, type Page, type PageQuery, pageQuery } from '../records/list';
import { type OrderItem, reorderInput } from '../records/reorder';
import { type Reading, type ReadingQuery, readingQuery, toReading } from '../records/translations/reading';
import { type Endpoint, endpoint, idParam, listResponse, many, one, removed } from './endpoint';

/** What all endpoints of an entity share. */
type Resource<Record extends z.ZodType> = {
  tag: string;
  /** The message where there is no such record. */
  missing: MessageKey;
  record: Record;
};

type Crud<Record extends z.ZodType, Create, Update, Query> = Resource<Record> & {
  path: string;
  /** The words of the summaries for one record and for several. */
  names: { one: string; many: string };
  /** The message where a unique value is taken. */
  taken?: MessageKey;
  /** The message where a record that is in use is deleted. */
  inUse?: MessageKey;
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

/**
 * Gives records new positions and responds with all of them in their new order.
 * @param names the words of the summary for several records
 */
export const orderEndpoint = <Record extends z.ZodType>(
  { tag, record }: Resource<Record>,
  path: string,
  names: string,
  reorder: (ctx: ApiContext, items: OrderItem[]) => Promise<z.input<Record>[]>,
) =>
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
    run: async ({ ctx, body }) => ({ data: await reorder(ctx, body.items) }),
  });

/** Toggles a boolean of a record; takes no body. */
export const toggleEndpoint = <Record extends z.ZodType>(
  { tag, missing, record }: Resource<Record>,
  path: string,
  summary: string,
  toggle: (ctx: ApiContext, id: number) => Promise<z.input<Record>>,
) =>
  endpoint({
    method: 'put',
    path,
    tag,
    summary,
    admin: true,
    tokens: 'content',
    params: idParam,
    missing,
    response: one(record),
    run: async ({ ctx, params }) => ({ data: await toggle(ctx, params.id) }),
  });

/** A public list, page by page. */
export const publicList = <Record extends z.ZodType>(
  resource: Resource<Record>,
  path: string,
  summary: string,
  list: (ctx: ApiContext, page: PageQuery, reading: Reading) => Promise<Page<z.input<Record>>>,
) => filteredPublicList(resource, path, summary, pageQuery.extend(readingQuery.shape), list);

/** A public list that its query may narrow. */
export const filteredPublicList = <Record extends z.ZodType, Query extends ReadingQuery>(
  { tag, record }: Resource<Record>,
  path: string,
  summary: string,
  query: z.ZodType<Query>,
  list: (ctx: ApiContext, query: Query, reading: Reading) => Promise<Page<z.input<Record>>>,
) =>
  endpoint({
    method: 'get',
    path,
    tag,
    summary,
    shared: true,
    query,
    response: many(record),
    contentLanguage: ({ locale }) => locale,
    run: async ({ ctx, query }) => listResponse(withoutLanguages(query, await list(ctx, query, toReading(query)))),
  });

type ReadPublic<Record extends z.ZodType, Key> = (
  ctx: ApiContext,
  key: Key,
  reading: Reading,
) => Promise<z.input<Record>>;

/** A public record by its id. */
export const publicRecord = <Record extends z.ZodType>(
  resource: Resource<Record>,
  path: string,
  summary: string,
  get: ReadPublic<Record, number>,
) => readPublic(resource, path, summary, idParam, (ctx, { id }, reading) => get(ctx, id, reading));

/** A public record by its slug. */
export const publicRecordBySlug = <Record extends z.ZodType>(
  resource: Resource<Record>,
  path: string,
  summary: string,
  get: ReadPublic<Record, string>,
) => readPublic(resource, path, summary, bySlug, (ctx, { slug }, reading) => get(ctx, slug, reading));

const readPublic = <Record extends z.ZodType, Params>(
  { tag, missing, record }: Resource<Record>,
  path: string,
  summary: string,
  params: z.ZodType<Params>,
  get: ReadPublic<Record, Params>,
) =>
  endpoint({
    method: 'get',
    path,
    tag,
    summary,
    shared: true,
    params,
    missing,
    query: readingQuery,
    response: one(record),
    contentLanguage: readLanguage,
    run: async ({ ctx, params, query }) => ({
      data: withoutLanguage(query, await get(ctx, params, toReading(query))),
    }),
  });

/**
 * Two endpoints that read the fields of a record beside those of the contract, which are written with the record: one for
 * visitors, one for the back office.
 */
export const detailsEndpoints = <Record extends z.ZodType>(
  resource: Resource<Record>,
  path: string,
  adminPath: string,
  getPublic: (ctx: ApiContext, id: number, reading: Reading) => Promise<z.input<Record>>,
  get: (ctx: ApiContext, id: number) => Promise<z.input<Record>>,
): Endpoint[] => [
  publicRecord(resource, path, 'Read what search engines and shared links get of it', getPublic),
  endpoint({
    method: 'get',
    path: adminPath,
    tag: resource.tag,
    summary: 'Read its further fields, which are written with it',
    admin: true,
    tokens: 'content',
    params: idParam,
    missing: resource.missing,
    response: one(resource.record),
    run: async ({ ctx, params }) => ({ data: await get(ctx, params.id) }),
  }),
];

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
