import type { Database, Db, Prisma } from '@pano/db';
import * as z from 'zod';
import { readTrashData, type TrashSource } from '#platform/records/trash';
import { createQueryCache } from '#platform/services/query-cache';

/** Files stay where they are while their picture is in the trash; they are not served. */
export const mediaTrash: TrashSource<Prisma.MediaUncheckedCreateInput> = {
  entity: 'media',
  label: ({ originalName }) => originalName,
  read: (tx, ids) => tx.media.findMany({ where: { id: { in: ids } } }),
  insert: (tx, data) => tx.media.create({ data }),
  findTwin: async (tx, { hash }) => {
    const twin = await tx.media.findUnique({ where: { hash }, select: { id: true, originalName: true } });
    return twin && { id: twin.id, label: twin.originalName };
  },
};

const trashedRow = z.looseObject({
  key: z.string(),
  fileName: z.string(),
  hash: z.string(),
  variants: z.string(),
  ready: z.boolean(),
});
type TrashedMedia = z.output<typeof trashedRow> & { trashId: number };

/** The pictures in the trash, as they were. */
export async function listTrashedMedia(db: Db): Promise<TrashedMedia[]> {
  const entries = await db.trash.findMany({ where: { entity: 'media' }, select: { id: true, data: true } });
  return entries.map(({ id, data }) => ({ ...trashedRow.parse(readTrashData(data).row), trashId: id }));
}

/** Whether the files of a key belong to a record in the trash. */
export const isInTrash = async (db: Db, key: string): Promise<boolean> =>
  (await db.trash.count({ where: { data: { contains: `"key":"${key}"` } } })) > 0;

const keyCache = createQueryCache<Set<string>>(['Trash']);

/** The keys of the pictures in the trash; not read again until the trash changes. */
export const listTrashedKeys = (db: Database): Promise<Set<string>> =>
  keyCache(db, 'all', async () => new Set((await listTrashedMedia(db)).map(({ key }) => key)));
