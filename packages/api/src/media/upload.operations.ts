import { isUniqueViolation } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { MessageKey } from '@pano/i18n/translate';
import type { ApiContext } from '#platform/context';
import { describeChange } from '#platform/records/activity/log-changes';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { AppError, invalid, orNotFound } from '#platform/transport/errors';
import { maxDownload, readDownload } from './download-type';
import type { EncodedPicture } from './encode-picture';
import { confirmFiles } from './file-journal';
import { baseName, contentTypes, type Extension, newKey } from './file-names';
import type { PictureUsage } from './media.operations';
import { isPictureRecord, type MediaRecord, type UploadedPicture } from './media.schema';
import { isPicture, mediaSelect, mediaSubject, searchText, toMedia } from './media-record';
import { receiveUpload, storeFile } from './receive-upload';
import { pictureRules, type SpooledFile, type UploadRules, withUpload } from './spool-upload';
import { switchFiles, switchTimeoutMs } from './switch-files';

/** What is stored: a picture, or a file as it came. */
type Content = Omit<EncodedPicture, 'type'> & { type: Extension; ready: boolean };

/** How uploads of a kind are received, and what of each is stored. */
export type Intake = { rules: UploadRules; noSpace: MessageKey; read: (path: string) => Promise<Content> };

export const pictures: Intake = {
  rules: pictureRules,
  noSpace: 'upload.noSpace',
  // Loaded with the first picture, because the library takes memory that a process without pictures does not need.
  read: async (path) => ({ ...(await (await import('./encode-picture')).encodePicture(path)), ready: false }),
};

export const downloads: Intake = {
  rules: {
    field: 'file',
    maxBytes: maxDownload,
    required: 'download.required',
    onlyOne: 'download.onlyOne',
    tooLarge: 'download.tooLarge',
  },
  noSpace: 'download.noSpace',
  read: async (path) => ({ ...(await readDownload(path)), ...withoutLooks, ready: true }),
};

const withoutLooks = { width: 0, height: 0, animated: false, placeholder: '', color: '#000000' };

/**
 * Stores an uploaded picture or another file. When this resolves, its full-size file and its row are on the disk; the smaller versions
 * are made in the background. A file that the library has already, byte for byte, is not stored twice.
 */
export const upload = (
  ctx: ApiContext,
  request: Request,
  { intake, usage }: { intake: Intake; usage: PictureUsage },
): Promise<UploadedPicture> =>
  receiveForm(ctx, request, intake, async (file) => {
    const known = await findByHash(ctx, file.hash);
    if (known && (await ctx.media.storage.stat(known.fileName))) {
      return { ...(await get(ctx, known.id)), duplicate: true };
    }
    const content = await ctx.media.jobs.run('upload', () => intake.read(file.path));
    // The row has lost its file, for example after only the database was restored: the same upload restores it.
    if (known) return { ...(await exchange(ctx, { before: known, file, content, usage })), duplicate: true };
    return store(ctx, file, content);
  });

/** Replaces the file of a picture, or another file; everything that shows the old one shows the new one from then on. */
export const replace = (
  ctx: ApiContext,
  id: number,
  request: Request,
  { intake, usage }: { intake: Intake; usage: PictureUsage },
): Promise<MediaRecord> =>
  receiveForm(ctx, request, intake, async (file) => {
    const where = intake === pictures ? isPicture : { NOT: isPicture };
    const row = await ctx.db.media.findFirst({
      where: { id, ...where },
      select: { ...filesSelect, contentType: true },
    });
    const { contentType, ...before } = orNotFound(row, 'media.notFound');
    const known = await findByHash(ctx, file.hash);
    if (known?.id === id) return get(ctx, id);
    if (known) throw duplicate();
    const content = await ctx.media.jobs.run('upload', () => intake.read(file.path));
    if (!isPictureRecord({ contentType }) && kindOf(contentType) !== kindOf(contentTypes[content.type]))
      throw invalid('download.otherType', 'file');
    return exchange(ctx, { before, file, content, usage });
  });

/** A link to a document shall not lead to a video, nor the other way round. */
const kindOf = (contentType: string) => contentType.split('/')[0];

const filesSelect = { id: true, key: true, fileName: true } as const;
type Files = { id: number; key: string; fileName: string };

const findByHash = ({ db }: ApiContext, hash: string): Promise<Files | null> =>
  db.media.findUnique({ where: { hash }, select: filesSelect });

const get = async ({ db }: ApiContext, id: number) =>
  toMedia(orNotFound(await db.media.findUnique({ where: { id }, select: mediaSelect }), 'media.notFound'));

const receiveForm = <T>(
  ctx: ApiContext,
  request: Request,
  { rules, noSpace }: Intake,
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> =>
  receiveUpload(ctx, { semaphore: ctx.media.uploads, noSpace }, () =>
    withUpload(request, { folder: ctx.media.incomingDir, rules }, use),
  );

async function store(ctx: ApiContext, file: SpooledFile, content: Content): Promise<UploadedPicture> {
  const columns = columnsOf(file, content);
  const { originalName } = file;
  const search = searchText({ altTr: null, altEn: null, originalName });
  const data = { ...columns, originalName, search, sortKey: toSortKey(originalName) };
  try {
    const media = await storeFile(ctx, columns, content.bytes, () =>
      inTransaction(ctx, async (tx) => {
        const created = toMedia(await tx.media.create({ data, select: mediaSelect }));
        await confirmFiles(tx, columns.key);
        await recordActivity(tx, ctx, { ...describeChange(mediaSubject, created, null, created), action: 'upload' });
        return created;
      }),
    );
    ctx.media.queueVariants(media.id);
    return { ...media, duplicate: false };
  } catch (error) {
    if (!isUniqueViolation(error, 'hash')) throw error;
    // The same picture was uploaded twice at the same time, and the other upload was first.
    const known = orNotFound(await findByHash(ctx, file.hash), 'media.notFound');
    return { ...(await get(ctx, known.id)), duplicate: true };
  }
}

type Exchange = {
  before: Files;
  file: Pick<SpooledFile, 'hash'>;
  content: Content;
  usage: PictureUsage;
  /** The new focal point, where it is another one. */
  focal?: { focalX: number; focalY: number };
};

/** Gives a picture other files under a new key; everything that shows the old ones shows the new ones from then on. */
export async function exchange(ctx: ApiContext, exchanged: Exchange): Promise<MediaRecord> {
  const { before, file, content, usage, focal } = exchanged;
  const columns = columnsOf(file, content);
  const change = async () => {
    await inTransaction(
      ctx,
      async (tx) => {
        const data = { ...columns, ...focal, variants: '[]', attempts: 0 };
        if (!(await switchFiles(tx, { origin: ctx, usage }, before, data)))
          throw new AppError('conflict', 'record.stale');
      },
      { timeout: switchTimeoutMs },
    );
  };
  await storeFile(ctx, columns, content.bytes, change).catch((error: unknown) => {
    throw isUniqueViolation(error, 'hash') ? duplicate() : error;
  });
  await ctx.media.removeFiles(before.key);
  ctx.media.queueVariants(before.id);
  return get(ctx, before.id);
}

function columnsOf({ hash }: Pick<SpooledFile, 'hash'>, { bytes, type, ...content }: Content) {
  const key = newKey();
  return { ...content, key, fileName: baseName(key, type), contentType: contentTypes[type], hash, bytes: bytes.length };
}

const duplicate = () => new AppError('conflict', 'media.duplicate', { field: 'image' });
