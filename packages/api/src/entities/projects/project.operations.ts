import { type Db, isForeignKeyViolation, type Prisma } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { ApiContext } from '#platform/context';
import { searchTextOf } from '#platform/fields/columns';
import { exampleOf } from '#platform/fields/derive';
import { cleanRequiredHtml } from '#platform/input/rich-text';
import { logCreated, logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { bulkDelete, bulkUpdate, deleteOne, type OrderedSource, toggle } from '#platform/records/bulk';
import { withIds } from '#platform/records/list';
import { moveTo, storeOrder } from '#platform/records/positions';
import type { OrderItem } from '#platform/records/reorder';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { changeSlug, claimSlug, freeSlug, saveWithSlug } from '#platform/records/slug-redirects';
import { expectVersion } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { findTranslation, type TranslationSource } from '#platform/records/translations/translation-source';
import { joinSearch, markStale } from '#platform/records/translations/turkish-edit';
import { editTrashed, type TrashSource, withItem } from '#platform/records/trash';
import { invalid } from '#platform/transport/errors';
import { projectFields } from './project.fields';
import { englishTexts, fullSelect, get, isPublic, itemSelect, listItems, toFullRecord } from './project.queries';
import {
  type FullProject,
  type ProjectCreateWithGallery,
  type ProjectListItem,
  type ProjectUpdateWithGallery,
  projectHistory,
  toVersion,
} from './project.schema';
import { logAdded, setCaptions, setGallery, toGalleryRows } from './project-image.operations';
import { checkServices, setServices } from './project-specs';

/** Adds a project; a draft of one names its gallery, too. */
export async function create(ctx: ApiContext, input: ProjectCreateWithGallery): Promise<FullProject> {
  const { images, captions, serviceIds, ...data } = cleanTexts(input);
  return saveWithSlug('projects', data.slug, () =>
    inTransaction(ctx, async (tx) => {
      await checkCategory(tx, data.categoryId);
      await checkServices(tx, serviceIds);
      const slug = data.slug ?? (await freeSlug(tx, translation, data.title, untitledSlug));
      await claimSlug(tx, translation, slug);
      const services = { create: serviceIds.map((serviceId) => ({ serviceId })) };
      const photos = toGalleryRows({ images, captions });
      const rows = { services, images: { create: photos } };
      const columns = { ...data, slug, ...rows, search: searchText(data), sortKey: toSortKey(data.title) };
      const created = toFullRecord(await tx.project.create({ data: columns, select: fullSelect }));
      await logCreated(tx, ctx, subject, created);
      await logAdded(tx, ctx, created, photos);
      await writeRevision(tx, ctx, projectHistory, null, toVersion(created));
      return created;
    }).catch(explainWriteError),
  );
}

/**
 * Changes the fields that are named; a draft or an older version names the gallery, too. With a version, only if nobody has
 * changed the record since it was read.
 */
export async function update(
  ctx: ApiContext,
  id: number,
  { images, captions, serviceIds, ...input }: ProjectUpdateWithGallery,
  version?: number,
): Promise<FullProject> {
  const data = cleanTexts(input);
  return saveWithSlug('projects', data.slug, () =>
    inTransaction(ctx, async (tx) => {
      const before = expectVersion(await get({ db: tx }, id), version);
      const english = await findTranslation(tx, translation, id);
      const texts = { ...before, ...data };
      // Absent, the slug stays; emptied, it is made from the title again.
      const given = data.slug === undefined ? before.slug : data.slug;
      const slug = given ?? (await freeSlug(tx, translation, texts.title, untitledSlug, id));
      await checkCategory(tx, data.categoryId);
      await checkServices(tx, serviceIds);
      await changeSlug(tx, translation, before, slug, english);
      const where = { id, version: before.version };
      const columns = {
        ...data,
        slug,
        search: joinSearch(translation, texts, english),
        sortKey: toSortKey(texts.title),
        version: { increment: 1 },
      };
      if (images) await setGallery(tx, ctx, before, images);
      if (captions) await setCaptions(tx, ctx, before, captions);
      if (serviceIds) await setServices(tx, id, serviceIds);
      const after = toFullRecord(await tx.project.update({ where, data: columns, select: fullSelect }));
      await logUpdated(tx, ctx, subject, before, after);
      await writeRevision(tx, ctx, projectHistory, toVersion(before), toVersion(after));
      await markStale(tx, ctx, translation, english, before, after);
      return after;
    }).catch(explainWriteError),
  );
}

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) => toggle(ctx, id, get, update);

/** Gives projects their new positions, all or none, and returns every project in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<ProjectListItem[]> {
  await storeOrder(ctx, source, items);
  return (await listItems(ctx, { limit: 1000, offset: 0 })).items;
}

export const move = (ctx: ApiContext, id: number, position: number) => moveTo(ctx, source, id, position);

/** The pictures of its gallery go with it. */
export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'project.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  bulkUpdate(ctx, source, ids, { visible });

export const bulkRemove = (ctx: ApiContext, ids: number[]) => bulkDelete(ctx, source, ids);

/** Bulk operations read projects without their texts. */
type LoggedProject = Prisma.ProjectGetPayload<{ select: typeof itemSelect }> | FullProject;

export const subject: Subject<LoggedProject> = {
  entity: 'project',
  label: ({ title }) => title,
  // The gallery is changed by operations of its own.
  fields: (project) => {
    const { categoryId: _, category, ...fields } = project;
    const services = 'services' in project ? project.services.map(({ title }) => title) : undefined;
    return { ...fields, images: undefined, category: category.name, serviceIds: undefined, services };
  },
};

type Trashed = Prisma.ProjectUncheckedCreateInput & {
  images: Prisma.ProjectImageUncheckedCreateInput[];
  services?: { serviceId: number }[];
};

export const trash: TrashSource<Trashed> = {
  entity: 'project',
  label: ({ title }) => title,
  read: (tx, ids) =>
    tx.project.findMany({
      where: { id: { in: ids } },
      include: { images: true, services: { select: { serviceId: true } } },
    }),
  insert: async (tx, { images, services = [], ...data }) => {
    await tx.project.create({ data });
    await tx.projectImage.createMany({ data: images });
    // Those in the trash are used in it again when they come back.
    const ids = services.map(({ serviceId }) => serviceId);
    const rows = await tx.service.findMany({ where: { id: { in: ids } }, select: { id: true } });
    const there = rows.map(({ id }) => id);
    const projectId = data.id ?? 0;
    await setServices(tx, projectId, there);
    const gone = ids.filter((id) => !there.includes(id));
    await editTrashed(tx, 'service', gone, ({ projects }) => ({ projects: withItem(projects, { projectId }) }));
  },
  parent: {
    entity: 'category',
    field: 'categoryId',
    exists: async (tx, id) => (await tx.category.count({ where: { id } })) > 0,
    listOthers: async (tx) => {
      const rows = await tx.category.findMany({
        select: { id: true, name: true },
        orderBy: [{ sortKey: 'asc' }, { id: 'asc' }],
      });
      return rows.map(({ id, name }) => ({ id, label: name }));
    },
  },
  translation: () => translation,
};

function cleanTexts<T extends { content?: string }>(data: T): T {
  if (data.content === undefined) return data;
  return { ...data, content: cleanRequiredHtml(data.content, 'project.content.required') };
}

async function checkCategory(db: Db, id: number | undefined): Promise<void> {
  if (id !== undefined && (await db.category.count({ where: { id } })) === 0) throw unknownCategory();
}

const unknownCategory = () => invalid('category.invalid', 'categoryId');

function explainWriteError(error: unknown): never {
  if (isForeignKeyViolation(error)) throw unknownCategory();
  throw error;
}

const searchText = (texts: object) => searchTextOf(projectFields, texts);

/** The slug of a title without any letter or digit that a slug may have. */
const untitledSlug = 'proje';

export const translation = {
  ...englishTexts,
  example: exampleOf(projectFields, 'en'),
  records: (db) => db.project,
  searchText,
  slugs: 'projects',
} satisfies TranslationSource;

const source: OrderedSource<LoggedProject> = {
  table: (db) => db.project,
  find: (db, ids) => db.project.findMany({ ...withIds(ids), select: itemSelect }),
  subject,
  trash,
  pages: { source: translation, isPublic: () => isPublic },
};
