import { isForeignKeyViolation } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { noteEditedTogether } from '#platform/records/activity/log-changes';
import { changing } from '#platform/records/transaction';
import { invalid } from '#platform/transport/errors';
import { get } from './category.operations';
import type { ProjectsMove } from './category.schema';

/** Moves every project of a category to another one, in one statement: none is lost or left in between. */
export async function moveProjects(ctx: ApiContext, { from, to }: ProjectsMove): Promise<{ count: number }> {
  if (from === to) throw invalid('category.invalid', 'to');
  const source = await get(ctx, from);
  return changing(ctx, async (tx) => {
    const target = await tx.category.findUnique({ where: { id: to }, select: { name: true } });
    if (!target) throw unknownTarget();
    const where = { categoryId: from };
    const moved = await tx.project.findMany({ where, select: { id: true, title: true } });
    const written = await tx.project.updateMany({ where, data: { categoryId: to, version: { increment: 1 } } });
    const edits = moved.map((project) => ({
      before: { ...project, category: source.name },
      after: { ...project, category: target.name },
    }));
    await noteEditedTogether(tx, ctx, { entity: 'project', label: ({ title }) => title }, edits);
    return written;
  }).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) throw unknownTarget();
    throw error;
  });
}

const unknownTarget = () => invalid('category.invalid', 'to');
