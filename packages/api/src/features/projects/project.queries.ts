import type { Prisma } from '@pano/db';
import type { ApiContext } from '../../core/context';
import { orNotFound } from '../../core/errors';
import { withInstants } from '../../core/instants';
import { matching, type Page, type PageQuery, pageOf, slice } from '../../core/page';
import type {
  ProjectListCategory,
  ProjectListItem,
  ProjectQuery,
  ProjectRecord,
  PublicProjectQuery,
} from './project.schema';
import { imageOrder, imageSelect, toImageRecord } from './project-image.operations';

/** What a visitor may see: a hidden category hides its projects. */
const isPublic = { visible: true, category: { visible: true } } satisfies Prisma.ProjectWhereInput;

export const listVisible = (ctx: ApiContext, { categoryId, ...page }: PublicProjectQuery) =>
  findRecords(ctx, { ...isPublic, categoryId }, page);

/** As listVisible, without the texts. */
export const listVisibleItems = (ctx: ApiContext, { categoryId, ...page }: PublicProjectQuery) =>
  findItems(ctx, { ...isPublic, categoryId }, page);

/** The public projects of a public category. */
export async function listByCategory(
  ctx: ApiContext,
  slug: string,
  page: PageQuery,
): Promise<Page<ProjectRecord> & { category: ProjectListCategory }> {
  const where = { slug, visible: true };
  const columns = { id: true, name: true, slug: true, description: true };
  const category = orNotFound(await ctx.db.category.findFirst({ where, select: columns }), 'category.notFound');
  return { ...(await findRecords(ctx, { ...isPublic, categoryId: category.id }, page)), category };
}

export const getVisible = (ctx: ApiContext, id: number) => findVisible(ctx, { id });

export const getVisibleBySlug = (ctx: ApiContext, slug: string) => findVisible(ctx, { slug });

/** @public Called by crudEndpoints, which gets the whole module. */
export const list = (ctx: ApiContext, query: ProjectQuery) =>
  findRecords(ctx, asked(query), query, orders[query.sort ?? 'order']);

/** As list, without the texts. */
export const listItems = (ctx: ApiContext, query: ProjectQuery) =>
  findItems(ctx, asked(query), query, orders[query.sort ?? 'order']);

export async function get({ db }: ApiContext, id: number): Promise<ProjectRecord> {
  return toRecord(orNotFound(await db.project.findUnique({ where: { id }, select }), 'project.notFound'));
}

export const itemSelect = {
  id: true,
  categoryId: true,
  category: { select: { id: true, name: true, slug: true } },
  title: true,
  slug: true,
  description: true,
  image: true,
  location: true,
  order: true,
  visible: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ProjectSelect;

const countingSelect = { ...itemSelect, _count: { select: { images: true } } } satisfies Prisma.ProjectSelect;

export const select = {
  ...itemSelect,
  content: true,
  seoTitle: true,
  seoDescription: true,
  seoKeywords: true,
  images: { select: imageSelect, orderBy: imageOrder },
} satisfies Prisma.ProjectSelect;

type Order = Prisma.ProjectOrderByWithRelationInput[];
const orders = {
  order: [{ order: 'asc' }, { id: 'asc' }],
  title: [{ title: 'asc' }, { id: 'asc' }],
  '-title': [{ title: 'desc' }, { id: 'desc' }],
  '-createdAt': [{ createdAt: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<ProjectQuery['sort']>, Order>;

const asked = ({ q, categoryId, visible }: ProjectQuery): Prisma.ProjectWhereInput => ({
  ...matching(q),
  categoryId,
  visible,
});

function findRecords(
  { db }: ApiContext,
  where: Prisma.ProjectWhereInput,
  page: PageQuery,
  orderBy: Order = orders.order,
): Promise<Page<ProjectRecord>> {
  const rows = db.project.findMany({ where, select, orderBy, ...slice(page) });
  return pageOf(page, rows, db.project.count({ where }), toRecord);
}

function findItems(
  { db }: ApiContext,
  where: Prisma.ProjectWhereInput,
  page: PageQuery,
  orderBy: Order = orders.order,
): Promise<Page<ProjectListItem>> {
  const rows = db.project.findMany({ where, select: countingSelect, orderBy, ...slice(page) });
  return pageOf(page, rows, db.project.count({ where }), toItem);
}

async function findVisible({ db }: ApiContext, where: { id: number } | { slug: string }): Promise<ProjectRecord> {
  const row = await db.project.findFirst({ where: { ...where, ...isPublic }, select });
  return toRecord(orNotFound(row, 'project.notFound'));
}

export const toRecord = (row: Prisma.ProjectGetPayload<{ select: typeof select }>): ProjectRecord => ({
  ...withInstants(row),
  images: row.images.map(toImageRecord),
});

const toItem = ({ _count, ...row }: Prisma.ProjectGetPayload<{ select: typeof countingSelect }>): ProjectListItem => ({
  ...withInstants(row),
  imageCount: _count.images + (row.image ? 1 : 0),
});
