import { type Db, isForeignKeyViolation, type Prisma } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { compareFields } from '#platform/records/activity/compare-fields';
import { recordActivities, recordActivity } from '#platform/records/activity/record-activity';
import { type Page, type PageQuery, pageOf, slice } from '#platform/records/list';
import { type ListChange, noteListChange } from '#platform/records/list-changes';
import { maxOrder, storePositions } from '#platform/records/positions';
import type { OrderItem } from '#platform/records/reorder';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { withIsoDates } from '#platform/records/stored-record';
import { inTransaction, type TransactionContext } from '#platform/records/transaction';
import { findSource } from '#platform/records/translations/turkish-edit';
import { moveToTrash, type TrashSource } from '#platform/records/trash';
import { notFound, orNotFound } from '#platform/transport/errors';
import { type ProjectUpdateWithGallery, projectHistory } from './project.schema';
import type { CaptionedImage, GalleryImage, ProjectImageCreate, ProjectImageUpdate } from './project-image.schema';
import { imageOrder, rowToVersion, versionInclude } from './project-version';

/** The gallery of a project by order. */
export async function list({ db }: ApiContext, projectId: number, page: PageQuery): Promise<Page<GalleryImage>> {
  orNotFound(await db.project.findUnique({ where: { id: projectId }, select: { id: true } }), 'project.notFound');
  const where = { projectId };
  return pageOf(
    page,
    db.projectImage.findMany({ where, select: gallerySelect, orderBy: imageOrder, ...slice(page) }),
    db.projectImage.count({ where }),
    toImageRecord,
  );
}

export const add = (ctx: ApiContext, projectId: number, data: ProjectImageCreate): Promise<CaptionedImage> =>
  inTransaction(ctx, async (tx) => {
    const before = await readProject(tx, projectId);
    const image = await tx.projectImage.create({ data: { ...data, projectId }, select: captionedSelect });
    const { imageUrl, captionTr, captionEn } = image;
    const changes = compareFields(null, { imageUrl, captionTr, captionEn });
    await recordActivity(tx, ctx, { ...gallery(before), action: 'create', changes });
    await saveVersion(tx, ctx, before);
    return toImageRecord(image);
  }).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? notFound('project.notFound') : error;
  });

/** Changes what stands below a picture, or notes that its English still says what the Turkish says. */
export const update = (
  ctx: ApiContext,
  id: number,
  { current = false, ...data }: ProjectImageUpdate,
): Promise<GalleryImage> =>
  inTransaction(ctx, async (tx) => {
    const image = await tx.projectImage.findUnique({ where: { id }, select: gallerySelect });
    const old = orNotFound(image, 'projectImage.notFound');
    const before = await readProject(tx, old.projectId);
    const captionSource = current ? null : findCaptionSource(old, { ...pickCaptions(old), ...data });
    const columns = { ...data, captionSource, version: { increment: 1 } };
    const row = await tx.projectImage.update({ where: { id }, data: columns, select: gallerySelect });
    const changes = compareFields(pickCaptions(old), pickCaptions(row));
    await recordActivity(tx, ctx, { ...gallery(before), action: 'update', changes });
    await saveVersion(tx, ctx, before);
    return toImageRecord(row);
  });

type Captions = Pick<CaptionedImage, 'captionTr' | 'captionEn'>;

const findCaptionSource = (before: Captions & { captionSource: string | null }, after: Captions) =>
  findSource({ ...toPair(before), source: before.captionSource }, toPair(after));

const toPair = ({ captionTr, captionEn }: Captions) => ({ tr: captionTr, en: captionEn });

const pickCaptions = ({ captionTr, captionEn }: Captions) => ({ captionTr, captionEn });

/** Gives pictures of one project their new positions, all or none, and returns all of them in the new order. */
export const reorder = (ctx: ApiContext, projectId: number, items: OrderItem[]): Promise<CaptionedImage[]> =>
  inTransaction(ctx, async (tx) => {
    const before = await readProject(tx, projectId);
    await storePositions(before.images, items, (change) => tx.projectImage.updateMany(change));
    await recordActivity(tx, ctx, { ...gallery(before), action: 'reorder' });
    await saveVersion(tx, ctx, before);
    const orderOf = new Map(items.map(({ id, order }) => [id, order]));
    for (const image of before.images) {
      noteListChange(ctx, 'projectImage', image, { ...image, order: orderOf.get(image.id) ?? image.order });
    }
    const rows = await tx.projectImage.findMany({ where: { projectId }, select: captionedSelect, orderBy: imageOrder });
    return rows.map(toImageRecord);
  });

/** Sets pictures back to their earlier places, and returns those that stay because somebody changed or deleted them since. */
export async function restoreOrder(
  ctx: TransactionContext,
  changes: ListChange[],
): Promise<{ change: ListChange; label: string | null }[]> {
  const where = { id: { in: changes.map(({ id }) => id) } };
  const rows = await ctx.tx.projectImage.findMany({ where, include: { project: { select: { title: true } } } });
  const positions = new Map<number, OrderItem[]>();
  const staying: { change: ListChange; label: string | null }[] = [];
  for (const change of changes) {
    const { id, version, before } = change;
    const row = rows.find((one) => one.id === id);
    if (row?.version !== version || typeof before.order !== 'number') {
      staying.push({ change, label: row?.project.title ?? null });
    } else positions.set(row.projectId, [...(positions.get(row.projectId) ?? []), { id, order: before.order }]);
  }
  for (const [projectId, items] of positions) await reorder(ctx, projectId, items);
  return staying;
}

export const remove = (ctx: ApiContext, id: number): Promise<{ id: number; batch: string }> =>
  inTransaction(ctx, async (tx) => {
    const select = { imageUrl: true, projectId: true };
    const image = await tx.projectImage.findUnique({ where: { id }, select });
    const { imageUrl, projectId } = orNotFound(image, 'projectImage.notFound');
    const before = await readProject(tx, projectId);
    const batch = await moveToTrash(tx, ctx, trash, [id]);
    await tx.projectImage.delete({ where: { id } });
    const changes = compareFields({ imageUrl }, null);
    await recordActivity(tx, ctx, { ...gallery(before), action: 'trash', changes });
    await saveVersion(tx, ctx, before);
    return { id, batch };
  });

/**
 * Makes the gallery show exactly some pictures, in their order; pictures that stay keep their rows, and each of the others
 * goes into the trash.
 */
export async function setGallery(tx: Db, ctx: ApiContext, project: Named, urls: readonly string[]): Promise<void> {
  const projectId = project.id;
  const rows = await tx.projectImage.findMany({ where: { projectId }, orderBy: imageOrder });
  const added: { imageUrl: string; order: number }[] = [];
  let moved = 0;
  let last = 0;
  for (const imageUrl of urls) {
    const at = rows.findIndex((row) => row.imageUrl === imageUrl);
    const [row] = at < 0 ? [] : rows.splice(at, 1);
    // What stands in order already keeps its number.
    last = row && row.order > last ? row.order : Math.min(last + 1, maxOrder);
    if (!row) added.push({ imageUrl, order: last });
    else if (row.order !== last) {
      await tx.projectImage.update({ where: { id: row.id }, data: { order: last, version: { increment: 1 } } });
      moved += 1;
    }
  }
  await tx.projectImage.createMany({ data: added.map((image) => ({ ...image, projectId })) });
  const gone = rows.map(({ id }) => id);
  await moveToTrash(tx, ctx, trash, gone);
  await tx.projectImage.deleteMany({ where: { id: { in: gone } } });
  await logAdded(tx, ctx, project, added);
  const removed = rows.map(({ imageUrl }) => ({
    ...gallery(project),
    action: 'trash' as const,
    changes: compareFields({ imageUrl }, null),
  }));
  const reordered = moved > 0 ? [{ ...gallery(project), action: 'reorder' as const }] : [];
  await recordActivities(tx, ctx, [...removed, ...reordered]);
}

/** Logs pictures that are new in a gallery. */
export const logAdded = (
  tx: Db,
  ctx: ApiContext,
  project: Named,
  images: ({ imageUrl: string } & Partial<Captions>)[],
) =>
  recordActivities(
    tx,
    ctx,
    images.map(({ imageUrl, captionTr, captionEn }) => ({
      ...gallery(project),
      action: 'create',
      changes: compareFields(null, { imageUrl, captionTr, captionEn }),
    })),
  );

/** The pictures of a gallery that is new. */
export function toGalleryRows({ images = [], captions = [] }: Gallery) {
  const byUrl = mapCaptions(captions);
  return images.map((imageUrl, index) => ({ imageUrl, order: index + 1, ...byUrl.get(imageUrl) }));
}

/** Gives the pictures of a gallery exactly these captions. */
export async function setCaptions(
  tx: Db,
  ctx: ApiContext,
  project: Named,
  captions: NonNullable<Gallery['captions']>,
): Promise<void> {
  const byUrl = mapCaptions(captions);
  for (const row of await tx.projectImage.findMany({ where: { projectId: project.id }, select: gallerySelect })) {
    const data = byUrl.get(row.imageUrl) ?? { captionTr: null, captionEn: null };
    const changes = compareFields(pickCaptions(row), data);
    if (changes.length === 0) continue;
    const columns = { ...data, captionSource: findCaptionSource(row, data), version: { increment: 1 } };
    await tx.projectImage.update({ where: { id: row.id }, data: columns });
    await recordActivity(tx, ctx, { ...gallery(project), action: 'update', changes });
  }
}

const mapCaptions = (captions: NonNullable<Gallery['captions']>) =>
  new Map(captions.map(([imageUrl, captionTr, captionEn]) => [imageUrl, { captionTr, captionEn }]));

type Trashed = Prisma.ProjectImageUncheckedCreateInput & { project?: { title: string } };

export const trash: TrashSource<Trashed> = {
  entity: 'projectImage',
  label: ({ project }) => project?.title ?? null,
  read: (tx, ids) =>
    tx.projectImage.findMany({ where: { id: { in: ids } }, include: { project: { select: { title: true } } } }),
  insert: async (tx, { project: _, ...data }, ctx) => {
    const before = await readProject(tx, data.projectId);
    await tx.projectImage.create({ data });
    await saveVersion(tx, ctx, before);
  },
  // A gallery may show a picture twice; only one that was added since the deletion takes its place.
  findTwin: async (tx, { projectId, imageUrl }, deletedAt) => {
    const where = { projectId, imageUrl, createdAt: { gte: deletedAt } };
    const twin = await tx.projectImage.findFirst({ where, include: { project: { select: { title: true } } } });
    return twin && { id: projectId, label: `${twin.project.title} #${twin.order}` };
  },
  parent: {
    entity: 'project',
    field: 'projectId',
    exists: async (tx, id) => (await tx.project.count({ where: { id } })) > 0,
    listOthers: null,
  },
};

type Gallery = Pick<ProjectUpdateWithGallery, 'images' | 'captions'>;
type Named = { id: number; title: string };

/** Images have no name of their own: the log names their project. */
const gallery = ({ id, title }: Named) => ({
  entity: 'projectImage' as const,
  entityId: id,
  label: title,
});

const readProject = async (db: Db, id: number) =>
  orNotFound(await db.project.findUnique({ where: { id }, include: versionInclude }), 'project.notFound');

/** The gallery belongs to the history of its project; changes that follow one another are one version. */
async function saveVersion(tx: Db, ctx: ApiContext, before: Awaited<ReturnType<typeof readProject>>): Promise<void> {
  const images = await tx.projectImage.findMany({ where: { projectId: before.id }, orderBy: imageOrder });
  const after = rowToVersion({ ...before, images });
  await writeRevision(tx, ctx, projectHistory, rowToVersion(before), after, { joinsLast: true });
}

export const imageSelect = {
  id: true,
  projectId: true,
  imageUrl: true,
  order: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ProjectImageSelect;

/** With what stands below the picture. */
export const captionedSelect = {
  ...imageSelect,
  captionTr: true,
  captionEn: true,
} satisfies Prisma.ProjectImageSelect;

const gallerySelect = { ...captionedSelect, captionSource: true } satisfies Prisma.ProjectImageSelect;

export const toImageRecord = <Row extends { createdAt: Date; updatedAt: Date }>(row: Row) => withIsoDates(row);
