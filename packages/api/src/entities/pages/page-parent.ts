import type { Db } from '@pano/db';
import { invalid } from '#platform/transport/errors';

/**
 * Checks that a page may stand under another: there is one level only.
 * @param id of the page; null for a new one
 * @param parentId null or absent where it stands under none
 */
export async function checkParent(tx: Db, id: number | null, parentId: number | null | undefined): Promise<void> {
  if (parentId === null || parentId === undefined) return;
  const parent = await tx.page.findUnique({ where: { id: parentId }, select: { parentId: true } });
  if (!parent || parentId === id) throw invalid('page.parent', 'parentId');
  if (parent.parentId !== null) throw invalid('page.parentIsBelow', 'parentId');
  const below = id === null ? 0 : await tx.page.count({ where: { parentId: id } });
  if (below > 0) throw invalid('page.hasPagesBelow', 'parentId');
}
