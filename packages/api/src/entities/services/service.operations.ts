import type { Db, Prisma } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { ApiContext } from '#platform/context';
import { searchTextOf } from '#platform/fields/columns';
import { exampleOf } from '#platform/fields/derive';
import { cleanOptionalHtml } from '#platform/input/rich-text';
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
import { serviceFields } from './service.fields';
import { byOrder, englishTexts, get, hasPage, isPublic, itemSelect, select, toItem, toRecord } from './service.queries';
import {
  type ServiceCreate,
  type ServiceListItem,
  type ServiceRecord,
  type ServiceUpdate,
  serviceApiTranslation,
  serviceHistory,
} from './service.schema';

export async function create(ctx: ApiContext, input: ServiceCreate): Promise<ServiceRecord> {
  const data = cleanTexts(input);
  return saveWithSlug('services', data.slug, () =>
    inTransaction(ctx, async (tx) => {
      const slug = data.slug ?? (data.content ? await freeSlug(tx, translation, data.title, untitledSlug) : null);
      if (slug !== null) await claimSlug(tx, translation, slug);
      const columns = { ...toColumns(data), slug, search: searchText(data), sortKey: toSortKey(data.title) };
      const created = toRecord(await tx.service.create({ data: columns, select }));
      await logCreated(tx, ctx, subject, created);
      await writeRevision(tx, ctx, serviceHistory, null, created);
      return created;
    }),
  );
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export async function update(
  ctx: ApiContext,
  id: number,
  input: ServiceUpdate,
  version?: number,
): Promise<ServiceRecord> {
  const data = cleanTexts(input);
  return saveWithSlug('services', data.slug, () =>
    inTransaction(ctx, async (tx) => {
      const before = expectVersion(await get({ db: tx }, id), version);
      const english = await findTranslation(tx, translation, id);
      const texts = { ...before, ...data };
      const slug = await chooseSlug(tx, before, data, texts);
      if (slug !== null) await changeSlug(tx, translation, before, slug, english);
      const where = { id, version: before.version };
      const columns = {
        ...toColumns(data),
        slug,
        search: joinSearch(translation, texts, english),
        sortKey: toSortKey(texts.title),
        version: { increment: 1 },
      };
      const after = toRecord(await tx.service.update({ where, data: columns, select }));
      await logUpdated(tx, ctx, subject, before, after);
      await writeRevision(tx, ctx, serviceHistory, before, after);
      await markStale(tx, ctx, translation, english, before, after);
      return after;
    }),
  );
}

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) => toggle(ctx, id, get, update);

/** Gives services their new positions, all or none, and returns every service in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<ServiceListItem[]> {
  await storeOrder(ctx, source, items);
  return (await ctx.db.service.findMany({ select: itemSelect, orderBy: byOrder })).map(toItem);
}

export const move = (ctx: ApiContext, id: number, position: number) => moveTo(ctx, source, id, position);

export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'service.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  bulkUpdate(ctx, source, ids, { visible });

export const bulkRemove = (ctx: ApiContext, ids: number[]) => bulkDelete(ctx, source, ids);

export const subject = {
  entity: 'service',
  label: ({ title }: { title: string }) => title,
} satisfies Subject<ServiceListItem>;

type Trashed = Prisma.ServiceUncheckedCreateInput & { projects?: { projectId: number }[] };

export const trash: TrashSource<Trashed> = {
  ...subject,
  read: (tx, ids) =>
    tx.service.findMany({ where: { id: { in: ids } }, include: { projects: { select: { projectId: true } } } }),
  insert: async (tx, { projects = [], ...data }) => {
    const { id } = await tx.service.create({ data });
    await linkProjects(
      tx,
      id,
      projects.map(({ projectId }) => projectId),
    );
  },
  translation: () => translation,
};

/** The projects that it was used in; those in the trash name it again when they come back. */
async function linkProjects(tx: Db, serviceId: number, ids: number[]): Promise<void> {
  const rows = await tx.project.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const there = new Set(rows.map(({ id }) => id));
  await tx.projectService.createMany({ data: [...there].map((projectId) => ({ projectId, serviceId })) });
  const gone = ids.filter((id) => !there.has(id));
  await editTrashed(tx, 'project', gone, ({ services }) => ({ services: withItem(services, { serviceId }) }));
}

/** Absent, the slug stays; emptied, or with the first content, it is made from the title. */
async function chooseSlug(
  tx: Db,
  { id, slug: before }: ServiceRecord,
  { slug: given = before }: ServiceUpdate,
  { title, content }: ServiceRecord,
): Promise<string | null> {
  if (given !== null || !content) return given ?? before;
  return freeSlug(tx, translation, title, untitledSlug, id);
}

/** The slug of a title without any letter or digit that a slug may have. */
const untitledSlug = 'hizmet';

function cleanTexts<T extends { content?: string | null | undefined }>(data: T): T {
  return data.content ? { ...data, content: cleanOptionalHtml(data.content) } : data;
}

/** The gallery is one column. */
const toColumns = <T extends { gallery?: string[] | undefined }>({ gallery, ...columns }: T) => ({
  ...columns,
  ...(gallery ? { gallery: gallery.length > 0 ? JSON.stringify(gallery) : null } : {}),
});

const searchText = (texts: object) => searchTextOf(serviceFields, texts);

export const translation = {
  ...englishTexts,
  programs: serviceApiTranslation,
  example: exampleOf(serviceFields, 'en'),
  records: (db) => db.service,
  searchText,
  slugs: 'services',
  hasPage: ({ content }) => Boolean(content),
} satisfies TranslationSource;

const source: OrderedSource<ServiceListItem> = {
  table: (db) => db.service,
  find: async (db, ids) => (await db.service.findMany({ ...withIds(ids), select: itemSelect })).map(toItem),
  subject,
  trash,
  pages: { source: translation, isPublic: () => ({ ...isPublic, ...hasPage }) },
};
