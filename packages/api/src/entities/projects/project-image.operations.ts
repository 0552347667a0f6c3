import { type Db, isForeignKeyViolation, type Prisma } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { compareFields } from '#platform/records/activity/compare-fields';
import { recordActivity } from '#platform/records/activity/record-activity';
import { type Page, type PageQuery, pageOf, slice } from '#platform/records/list';
import { changedPositions } from '#platform/records/positions';
import type { OrderItem } from '#platform/records/reorder';
import { withIsoDates } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { invalid, notFound, orNotFound } from '#platform/transport/errors';
import type { ProjectImageCreate, ProjectImageRecord } from './project-image.schema';

/** The gallery of a project by order. */
export async function list({ db }: ApiContext, projectId: number, page: PageQuery): Promise<Page<ProjectImageRecord>> {
  await readTitle(db, projectId);
  const where = { projectId };
  return pageOf(
    page,
    db.projectImage.findMany({ where, select: imageSelect, orderBy: imageOrder, ...slice(page) }),
    db.projectImage.count({ where }),
    toImageRecord,
  );
}

export const add = (ctx: ApiContext, projectId: number, data: ProjectImageCreate): Promise<ProjectImageRecord> =>
  inTransaction(ctx, async (tx) => {
    const title = await readTitle(tx, projectId);
    const image = await tx.projectImage.create({ data: { ...data, projectId }, select: imageSelect });
    const changes = compareFields(null, { imageUrl: image.imageUrl });
    await recordActivity(tx, ctx, { ...gallery(projectId, title), action: 'create', changes });
    return toImageRecord(image);
  }).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? notFound('project.notFound') : error;
  });

/** Gives pictures of one project their new positions, all or none, and returns all of them in the new order. */
export const reorder = (ctx: ApiContext, projectId: number, items: OrderItem[]): Promise<ProjectImageRecord[]> =>
  inTransaction(ctx, async (tx) => {
    const title = await readTitle(tx, projectId);
    const before = await tx.projectImage.findMany({ where: { projectId }, select: { id: true, order: true } });
    for (const { id, order } of changedPositions(before, items)) {
      const data = { order, version: { increment: 1 } };
      const { count } = await tx.projectImage.updateMany({ where: { id, projectId }, data });
      if (count !== 1) throw invalid('record.invalidOrder');
    }
    await recordActivity(tx, ctx, { ...gallery(projectId, title), action: 'reorder' });
    const rows = await tx.projectImage.findMany({ where: { projectId }, select: imageSelect, orderBy: imageOrder });
    return rows.map(toImageRecord);
  });

export const remove = (ctx: ApiContext, id: number): Promise<{ id: number }> =>
  inTransaction(ctx, async (tx) => {
    const select = { imageUrl: true, project: { select: { id: true, title: true } } };
    const { imageUrl, project } = orNotFound(
      await tx.projectImage.findUnique({ where: { id }, select }),
      'projectImage.notFound',
    );
    await tx.projectImage.delete({ where: { id } });
    const changes = compareFields({ imageUrl }, null);
    await recordActivity(tx, ctx, { ...gallery(project.id, project.title), action: 'delete', changes });
    return { id };
  });

/** Images have no name of their own: the log names their project. */
const gallery = (projectId: number, title: string) => ({
  entity: 'projectImage' as const,
  entityId: projectId,
  label: title,
});

async function readTitle(db: Db, projectId: number): Promise<string> {
  const project = await db.project.findUnique({ where: { id: projectId }, select: { title: true } });
  return orNotFound(project, 'project.notFound').title;
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
export const toImageRecord = (row: Row): ProjectImageRecord => withIsoDates(row);
