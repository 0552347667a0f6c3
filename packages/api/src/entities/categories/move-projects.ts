import { isForeignKeyViolation } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { logBulkUpdated, type Subject } from '#platform/records/activity/log-changes';
import { inTransaction } from '#platform/records/transaction';
import { invalid } from '#platform/transport/errors';
import { get } from './category.operations';
import type { ProjectsMove } from './category.schema';

/** Moves every project of a category to another one, in one statement: none is lost or left in between. */
export async function moveProjects(ctx: ApiContext, { from, to }: ProjectsMove): Promise<{ count: number }> {
  if (from === to) throw invalid('category.invalid', 'to');
  const source = await get(ctx, from);
  return inTransaction(ctx, async (tx) => {
    const target = await tx.category.findUnique({ where: { id: to }, select: { name: true } });
    if (!target) throw unknownTarget();
    const where = { categoryId: from };
    const moved = await tx.project.findMany({ where, select: { id: true, title: true } });
    const written = await tx.project.updateMany({ where, data: { categoryId: to, version: { increment: 1 } } });
    const before = moved.map((project) => ({ ...project, category: source.name }));
    await logBulkUpdated(tx, ctx, movedProject, before, { category: target.name });
    return written;
  }).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) throw unknownTarget();
    throw error;
  });
}

const unknownTarget = () => invalid('category.invalid', 'to');

/** Projects belong to another entity; of one that moves, the log needs its title and its category only. */
const movedProject: Subject<{ id: number; title: string; category: string }> = {
  entity: 'project',
  label: ({ title }) => title,
};
