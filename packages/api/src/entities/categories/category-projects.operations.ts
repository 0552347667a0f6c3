import { isForeignKeyViolation } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { logBulkUpdated, type Subject } from '#platform/records/activity/log-changes';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { allContentTimeout, inOneTransaction, inTransaction } from '#platform/records/transaction';
import { invalid } from '#platform/transport/errors';
import { projectHistory } from '../projects/project.schema';
import { rowToVersion, versionInclude } from '../projects/project-version';
import { bulkRemove, get } from './category.operations';
import type { ProjectsMove, ProjectsMoveAndRemoval } from './category.schema';

/** Moves every project of a category to another one, in one statement: none is lost or left in between. */
export const moveProjects = (ctx: ApiContext, { from, to }: ProjectsMove): Promise<{ count: number }> =>
  inTransaction(
    ctx,
    async (tx) => {
      if (from === to) throw unknownTarget();
      const source = await get({ db: tx }, from);
      const target = await tx.category.findUnique({ where: { id: to }, select: { name: true } });
      if (!target) throw unknownTarget();
      const where = { categoryId: from };
      const select = { id: true, title: true, categoryId: true, version: true };
      const projects = await tx.project.findMany({ where, select, orderBy: { id: 'asc' } });
      const moved = await tx.project.updateMany({ where, data: { categoryId: to, version: { increment: 1 } } });
      const before = projects.map((project) => ({ ...project, category: source.name }));
      await logBulkUpdated(tx, ctx, movedProject, before, { category: target.name, categoryId: to });
      for (const { id } of projects) {
        const project = rowToVersion(await tx.project.findUniqueOrThrow({ where: { id }, include: versionInclude }));
        await writeRevision(tx, ctx, projectHistory, { ...project, categoryId: from }, project);
      }
      return moved;
    },
    allContentTimeout,
  ).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? unknownTarget() : error;
  });

/** Moves the projects of some categories to another one and deletes these categories: all of it, or nothing. */
export const moveProjectsAndRemove = (
  ctx: ApiContext,
  { ids, to }: ProjectsMoveAndRemoval,
): Promise<{ count: number; removed: number[]; batch: string }> =>
  inOneTransaction(ctx, async (ctx) => {
    let count = 0;
    for (const from of ids) count += (await moveProjects(ctx, { from, to })).count;
    const { batch } = await bulkRemove(ctx, ids);
    return { count, removed: ids, batch };
  });

const unknownTarget = () => invalid('category.invalid', 'to');

/** Projects belong to another entity; of one that moves, the log needs its title and its category only. */
const movedProject: Subject<{ id: number; title: string; category: string; categoryId: number }> = {
  entity: 'project',
  label: ({ title }) => title,
  fields: ({ category }) => ({ category }),
};
