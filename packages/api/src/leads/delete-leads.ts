import type { Db, Prisma } from '@pano/db';
import { markAllPending } from '#media/file-journal';

/**
 * Deletes leads for good with all that belongs to them.
 * @returns with their number the keys of their photos: the caller removes these files after the commit, else the next run of
 * the job of pictures does
 */
export async function deleteLeads(tx: Db, ids: number[]): Promise<{ count: number; keys: string[] }> {
  const keys = await markPhotosPending(tx, { contactFormId: { in: ids } });
  const { count } = await tx.contactForm.deleteMany({ where: { id: { in: ids } } });
  return { count, keys };
}

export async function deleteAllLeads(tx: Db): Promise<void> {
  await markPhotosPending(tx, {});
  await tx.contactForm.deleteMany();
}

async function markPhotosPending(tx: Db, where: Prisma.LeadPhotoWhereInput): Promise<string[]> {
  const photos = await tx.leadPhoto.findMany({ where, select: { key: true } });
  const keys = photos.map(({ key }) => key);
  await markAllPending(tx, keys);
  return keys;
}
