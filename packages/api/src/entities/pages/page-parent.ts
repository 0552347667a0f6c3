import type { Db } from '@pano/db';
import type { MessageKey } from '@pano/i18n/translate';
import { invalid } from '#platform/transport/errors';

/** Why a page cannot stand under another: there is one level only. */
async function findProblem(tx: Db, id: number | null, parentId: number | null | undefined): Promise<MessageKey | null> {
  if (parentId === null || parentId === undefined) return null;
  const parent = await tx.page.findUnique({ where: { id: parentId }, select: { parentId: true } });
  if (!parent || parentId === id) return 'page.parent';
  if (parent.parentId !== null) return 'page.parentIsBelow';
  const below = id === null ? 0 : await tx.page.count({ where: { parentId: id } });
  return below > 0 ? 'page.hasPagesBelow' : null;
}

export const isPossibleParent = async (tx: Db, id: number, parentId: number | null | undefined): Promise<boolean> =>
  (await findProblem(tx, id, parentId)) === null;

/** @param id of the page that is put under the other; null for a new one */
export async function checkParent(tx: Db, id: number | null, parentId: number | null | undefined): Promise<void> {
  const problem = await findProblem(tx, id, parentId);
  if (problem) throw invalid(problem, 'parentId');
}
