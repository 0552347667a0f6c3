import type { Db, Prisma } from '@pano/db';
import { describeChange } from '#platform/records/activity/log-changes';
import { type ActivityOrigin, recordActivity } from '#platform/records/activity/record-activity';
import { confirmFiles, markPending } from './file-journal';
import type { PictureUsage } from './media.operations';
import { mediaSelect, mediaSubject, toMedia } from './media-record';

type NewFiles = Prisma.MediaUncheckedUpdateManyInput & { key: string; fileName: string };

/** Many texts may mention the old picture. */
export const switchTimeoutMs = 30_000;

/**
 * Switches a picture to the files of another key, which are pending and written: everything that shows the old files shows
 * the new ones from then on. The old key becomes pending, so that its files are removed.
 * @returns false without a change where the picture was deleted or got other files meanwhile
 */
export async function switchFiles(
  tx: Db,
  { origin, usage }: { origin: ActivityOrigin; usage: PictureUsage },
  before: { id: number; key: string },
  data: NewFiles,
): Promise<boolean> {
  const where = { id: before.id, key: before.key };
  const old = await tx.media.findUnique({ where, select: mediaSelect });
  const { count } = await tx.media.updateMany({ where, data: { ...data, version: { increment: 1 } } });
  if (count === 0 || !old) return false;
  await usage.replaceUses(tx, before.key, data.fileName);
  await tx.formerPicture.create({ data: { key: before.key, mediaId: before.id } });
  await confirmFiles(tx, data.key);
  await markPending(tx, before.key);
  const now = toMedia(await tx.media.findUniqueOrThrow({ where: { id: before.id }, select: mediaSelect }));
  await recordActivity(tx, origin, { ...describeChange(mediaSubject, now, toMedia(old), now), action: 'replace' });
  return true;
}
