import type { Db, Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { htmlToText } from '@pano/i18n/text/html-text';
import type { ApiContext } from '#platform/context';
import { cleanOptionalHtml } from '#platform/input/rich-text';
import type { Subject } from '#platform/records/activity/log-changes';
import { type Records, removeOne, removeTogether } from '#platform/records/bulk';
import { withInstants } from '#platform/records/instants';
import { type Page, pageOf, slice } from '#platform/records/list';
import { createRecord, editRecord } from '#platform/records/save';
import { matching } from '#platform/records/search';
import { claimSlug, forgetRecord, rememberSlug } from '#platform/records/slug-redirects';
import { refuseTakenSlug } from '#platform/records/slug-taken';
import { orNotFound } from '#platform/transport/errors';
import type { PageCreate, PageListItem, PageListQuery, PageRecord, PageUpdate } from './page.schema';

/** Every page is public. */
export const isPublic = {} satisfies Prisma.PageWhereInput;

/** All pages without their texts, which are read one at a time. */
export function list({ db }: ApiContext, query: PageListQuery): Promise<Page<PageListItem>> {
  const where = { ...matching(query.q), ...isPublic };
  const orderBy = orders[query.sort ?? 'id'];
  return pageOf(
    query,
    db.page.findMany({ where, select: itemSelect, orderBy, ...slice(query) }),
    db.page.count({ where }),
    toItem,
  );
}

export async function get({ db }: { db: Db }, id: number): Promise<PageRecord> {
  return toRecord(orNotFound(await db.page.findUnique({ where: { id }, select }), 'page.notFound'));
}

export async function getBySlug({ db }: ApiContext, slug: string): Promise<PageRecord> {
  return toRecord(orNotFound(await db.page.findUnique({ where: { slug }, select }), 'page.notFound'));
}

export async function create(ctx: ApiContext, input: PageCreate): Promise<PageRecord> {
  const data = cleaned(input);
  return createRecord(ctx, records, async (tx) => {
    await claimSlug(tx, 'pages', data.slug);
    return toRecord(await tx.page.create({ data: { ...data, search: searchText(data) }, select }));
  }).catch(refuseTakenSlug);
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export function update(ctx: ApiContext, id: number, input: PageUpdate, version?: number): Promise<PageRecord> {
  const data = cleaned(input);
  return editRecord(
    ctx,
    records,
    version,
    (tx) => get({ db: tx }, id),
    async (tx, before) => {
      const after = { ...before, ...data };
      const where = { id, version: before.version };
      const changes = { ...data, search: searchText(after), version: { increment: 1 } };
      await rememberSlug(tx, 'pages', id, before.slug, after.slug);
      return toRecord(await tx.page.update({ where, data: changes, select }));
    },
  ).catch(refuseTakenSlug);
}

export const remove = (ctx: ApiContext, id: number) => removeOne((ids) => bulkRemove(ctx, ids), id, 'page.notFound');

export const bulkRemove = (ctx: ApiContext, ids: number[]) =>
  removeTogether(ctx, records, ids, async (tx, where, found) => {
    await tx.page.deleteMany({ where });
    for (const { id, slug } of found) await forgetRecord(tx, 'pages', id, slug);
  });

const itemSelect = {
  id: true,
  title: true,
  slug: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PageSelect;

const select = { ...itemSelect, content: true } satisfies Prisma.PageSelect;

const orders = {
  id: [{ id: 'asc' }],
  title: [{ title: 'asc' }, { id: 'asc' }],
  '-title': [{ title: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<PageListQuery['sort']>, Prisma.PageOrderByWithRelationInput[]>;

export const subject: Subject<PageListItem> = {
  entity: 'page',
  label: ({ title }) => title,
};

const records: Records<PageListItem> = {
  ...subject,
  find: async (db, ids) => (await db.page.findMany({ where: { id: { in: ids } }, select: itemSelect })).map(toItem),
};

function cleaned<T extends { content?: string }>(data: T): T {
  return data.content === undefined ? data : { ...data, content: cleanOptionalHtml(data.content) ?? '' };
}

const searchText = ({ title, content }: Pick<PageCreate, 'title' | 'content'>) =>
  fold(`${title} ${htmlToText(content)}`);

const toRecord = (row: Prisma.PageGetPayload<{ select: typeof select }>): PageRecord => withInstants(row);

const toItem = (row: Prisma.PageGetPayload<{ select: typeof itemSelect }>): PageListItem => withInstants(row);
