import type { Readable } from 'node:stream';
import type { Db } from '@pano/db';
import { confirmFiles } from '#media/file-journal';
import { newPrivateKey } from '#media/file-names';
import { listTrashedPhotos, photoName, photoType, readPhotoFile } from '#media/private-photos';
import { receiveUpload, storeFile } from '#media/receive-upload';
import { pictureRules, type SpooledFile, withStream, withUpload } from '#media/spool-upload';
import type { ApiContext } from '#platform/context';
import { inTransaction } from '#platform/records/transaction';
import { AppError, orNotFound } from '#platform/transport/errors';
import { addToMessage } from './contact-additions.operations';
import { openTicket } from './contact-ticket';
import { addEvent } from './lead-events';

/** The photos of a message. */
export const maxPhotos = 4;
/** Of all messages together, those in the trash included. */
const maxBytes = 1024 ** 3;

/**
 * Adds a photo to the message of a ticket.
 * @returns how many the message has then
 */
export const addPhoto = (ctx: ApiContext, ticket: string, request: Request): Promise<{ photos: number }> =>
  receivePhoto(ctx, ticket, (target, store) => withUpload(request, target, store));

/** The same for a photo of a form that is parsed elsewhere. Its message is safe already, so a photo that cannot be taken is left out. */
export async function takePhoto(ctx: ApiContext, ticket: string, file: Readable): Promise<void> {
  try {
    await receivePhoto(ctx, ticket, (target, store) => withStream(file, target, store));
  } catch (err) {
    const { requestId } = ctx;
    if (err instanceof AppError)
      ctx.log.info({ event: 'photo-left-out', reason: err.key, requestId }, 'photo left out');
    else ctx.log.error({ err, requestId }, 'a photo of a form could not be taken');
  }
}

type Target = Parameters<typeof withUpload>[1];
type Store = (file: SpooledFile) => Promise<{ photos: number }>;

async function receivePhoto(
  ctx: ApiContext,
  ticket: string,
  receive: (target: Target, store: Store) => Promise<{ photos: number }>,
): Promise<{ photos: number }> {
  const id = openTicket(ctx, ticket);
  // Before anything is received, and again with the row: several may arrive at once.
  await expectRoom(ctx.db, id);
  const { visitorUploads: semaphore, incomingDir: folder } = ctx.media;
  return receiveUpload(ctx, { semaphore, noSpace: 'contactForm.photo.noRoom' }, () =>
    receive({ folder, rules: pictureRules }, ({ path }) => storePhoto(ctx, id, path)),
  );
}

async function storePhoto(ctx: ApiContext, id: number, path: string): Promise<{ photos: number }> {
  const { bytes, width, height } = await ctx.media.jobs.run('upload', async () =>
    // Loaded with the first picture, because the library takes memory that a process without pictures does not need.
    (await import('#media/encode-picture')).encodePhoto(path),
  );
  const key = newPrivateKey();
  return storeFile(ctx, { key, fileName: photoName(key), contentType: photoType }, bytes, () =>
    inTransaction(ctx, async (tx) => {
      await addToMessage(tx, ctx, id, {});
      const before = await expectRoom(tx, id);
      await tx.leadPhoto.create({ data: { contactFormId: id, key, bytes: bytes.length, width, height } });
      await confirmFiles(tx, key);
      await notePhoto(tx, ctx, id);
      return { photos: before + 1 };
    }),
  );
}

/** @returns how many photos the message has */
async function expectRoom(db: Db, contactFormId: number): Promise<number> {
  const count = await db.leadPhoto.count({ where: { contactFormId } });
  if (count >= maxPhotos) {
    throw new AppError('invalid', 'contactForm.photo.tooMany', { field: 'image', params: { max: maxPhotos } });
  }
  if (await areFull(db)) throw new AppError('unavailable', 'contactForm.photo.noRoom');
  return count;
}

/** Whether the photos of visitors take all the room that they may. */
export async function areFull(db: Db): Promise<boolean> {
  const { _sum } = await db.leadPhoto.aggregate({ _sum: { bytes: true } });
  const trashed = await listTrashedPhotos(db);
  return trashed.reduce((sum, { bytes }) => sum + bytes, _sum.bytes ?? 0) >= maxBytes;
}

/** One event says how many photos a visitor has added. */
async function notePhoto(tx: Db, ctx: ApiContext, contactFormId: number): Promise<void> {
  const event = await tx.leadEvent.findFirst({ where: { contactFormId, kind: 'photo' }, select: { id: true } });
  const count = await tx.leadPhoto.count({ where: { contactFormId } });
  if (!event) return addEvent(tx, ctx, contactFormId, { kind: 'photo', data: { count } });
  await tx.leadEvent.update({ where: { id: event.id }, data: { data: JSON.stringify({ count }) } });
}

/** Reads the file of a photo of a lead. */
export async function readPhoto({ db, media }: ApiContext, contactFormId: number, id: number) {
  const photo = await db.leadPhoto.findFirst({ where: { id, contactFormId }, select: { key: true } });
  const { key } = orNotFound(photo, 'lead.photoNotFound');
  return orNotFound(await readPhotoFile(media.storage, key), 'lead.photoNotFound');
}
