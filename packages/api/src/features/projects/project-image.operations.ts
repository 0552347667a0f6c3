import { isForeignKeyViolation, type Prisma } from '@pano/db';
import type { ApiContext } from '../../core/context';
import { notFound, orNotFound } from '../../core/errors';
import { type Page, type PageQuery, pageOf, slice } from '../../core/page';
import { applyOrder, type OrderItem } from '../../core/reorder';
import type { ProjectImageCreate, ProjectImageRecord } from './project-image.schema';

/** The gallery of a project by order. */
export async function list({ db }: ApiContext, projectId: number, page: PageQuery): Promise<Page<ProjectImageRecord>> {
  orNotFound(await db.project.findUnique({ where: { id: projectId }, select: { id: true } }), 'project.notFound');
  const where = { projectId };
  return pageOf(
    page,
    db.projectImage.findMany({ where, select: imageSelect, orderBy: imageOrder, ...slice(page) }),
    db.projectImage.count({ where }),
    toImageRecord,
  );
}

export async function add(
  { db }: ApiContext,
  projectId: number,
  data: ProjectImageCreate,
): Promise<ProjectImageRecord> {
  try {
    return toImageRecord(await db.projectImage.create({ data: { ...data, projectId }, select: imageSelect }));
  } catch (error) {
    if (isForeignKeyViolation(error)) throw notFound('project.notFound');
    throw error;
  }
}

/** Gives pictures of one project their new positions, all or none, and answers with all of them in the new order. */
export async function reorder(
  { db }: ApiContext,
  projectId: number,
  items: OrderItem[],
): Promise<ProjectImageRecord[]> {
  orNotFound(await db.project.findUnique({ where: { id: projectId }, select: { id: true } }), 'project.notFound');
  await db.$transaction((tx) =>
    applyOrder(items, (id, order) =>
      tx.projectImage.updateMany({ where: { id, projectId }, data: { order, version: { increment: 1 } } }),
    ),
  );
  const rows = await db.projectImage.findMany({ where: { projectId }, select: imageSelect, orderBy: imageOrder });
  return rows.map(toImageRecord);
}

export async function remove({ db }: ApiContext, id: number): Promise<{ id: number }> {
  const { count } = await db.projectImage.deleteMany({ where: { id } });
  if (count === 0) throw notFound('projectImage.notFound');
  return { id };
}

export const imageSelect = {
  id: true,
  projectId: true,
  imageUrl: true,
  order: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ProjectImageSelect;

export const imageOrder = [{ order: 'asc' }, { id: 'asc' }] satisfies Prisma.ProjectImageOrderByWithRelationInput[];

type Row = Prisma.ProjectImageGetPayload<{ select: typeof imageSelect }>;
export const toImageRecord = (row: Row): ProjectImageRecord => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
