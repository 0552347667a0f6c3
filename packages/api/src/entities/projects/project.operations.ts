import { type Db, isForeignKeyViolation, type Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { htmlToText } from '@pano/i18n/text/html-text';
import type { ApiContext } from '#platform/context';
import { cleanRequiredHtml } from '#platform/input/rich-text';
import type { Subject } from '#platform/records/activity/log-changes';
import { type Records, removeOne, removeTogether, setTogether } from '#platform/records/bulk';
import { type OrderItem, reorderRecords } from '#platform/records/reorder';
import { createRecord, editsOf } from '#platform/records/save';
import { claimSlug, forgetRecord, rememberSlug } from '#platform/records/slug-redirects';
import { invalid } from '#platform/transport/errors';
import { get, itemSelect, listItems, select, toRecord } from './project.queries';
import type { ProjectCreate, ProjectListItem, ProjectRecord, ProjectUpdate } from './project.schema';
import { freeSlug, saveWithSlug } from './project-slug';

export async function create(ctx: ApiContext, input: ProjectCreate): Promise<ProjectRecord> {
  const data = cleaned(input);
  return saveWithSlug(data.slug, () =>
    createRecord(ctx, records, async (tx) => {
      await checkCategory(tx, data.categoryId);
      const slug = data.slug ?? (await freeSlug(tx, data.title));
      await claimSlug(tx, 'projects', slug);
      return toRecord(await tx.project.create({ data: { ...data, slug, search: searchText(data) }, select }));
    }).catch(explain),
  );
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export function update(ctx: ApiContext, id: number, input: ProjectUpdate, version?: number): Promise<ProjectRecord> {
  const data = cleaned(input);
  return saveWithSlug(data.slug, () => edit(ctx, id, version, () => data));
}

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) =>
  edit(ctx, id, undefined, ({ visible }) => ({ visible: !visible }));

/** Gives projects their new positions, all or none, and answers with every project in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<ProjectListItem[]> {
  await reorderRecords(ctx, records, items, (tx, { id, order }) =>
    tx.project.updateMany({ where: { id }, data: { order, version: { increment: 1 } } }),
  );
  return (await listItems(ctx, { limit: 1000, offset: 0 })).items;
}

/** The pictures of its gallery go with it. */
export const remove = (ctx: ApiContext, id: number) => removeOne((ids) => bulkRemove(ctx, ids), id, 'project.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  setTogether(ctx, records, ids, { visible }, (tx, where) =>
    tx.project.updateMany({ where, data: { visible, version: { increment: 1 } } }),
  );

export const bulkRemove = (ctx: ApiContext, ids: number[]) =>
  removeTogether(ctx, records, ids, async (tx, where, found) => {
    await tx.project.deleteMany({ where });
    for (const { id, slug } of found) await forgetRecord(tx, 'projects', id, slug);
  });

type Noted = Prisma.ProjectGetPayload<{ select: typeof itemSelect }> | ProjectRecord;

export const subject: Subject<Noted> = {
  entity: 'project',
  label: ({ title }) => title,
  // The gallery is changed by operations of its own.
  fields: (project) => {
    const { categoryId: _, category, ...fields } = project;
    return { ...fields, images: undefined, category: category.name };
  },
};

const records: Records<Noted> = {
  ...subject,
  find: (db, ids) => db.project.findMany({ where: { id: { in: ids } }, select: itemSelect }),
};

const edit = editsOf(
  records,
  (db, id) => get({ db }, id),
  async (tx, before: ProjectRecord, data: ProjectUpdate) => {
    const after = { ...before, ...data };
    const where = { id: before.id, version: before.version };
    // Absent, the slug stays; emptied, it is made from the title again.
    const given = data.slug === undefined ? before.slug : data.slug;
    const slug = given ?? (await freeSlug(tx, after.title, before.id));
    await checkCategory(tx, data.categoryId);
    await rememberSlug(tx, 'projects', before.id, before.slug, slug);
    const changes = { ...data, slug, search: searchText(after), version: { increment: 1 } };
    return toRecord(await tx.project.update({ where, data: changes, select }));
  },
  explain,
);

function cleaned<T extends { content?: string }>(data: T): T {
  if (data.content === undefined) return data;
  return { ...data, content: cleanRequiredHtml(data.content, 'project.content.required') };
}

async function checkCategory(db: Db, id: number | undefined): Promise<void> {
  if (id !== undefined && (await db.category.count({ where: { id } })) === 0) throw unknownCategory();
}

const unknownCategory = () => invalid('category.invalid', 'categoryId');

function explain(error: unknown): never {
  if (isForeignKeyViolation(error)) throw unknownCategory();
  throw error;
}

const searchText = ({ title, description, location, content }: Omit<ProjectCreate, 'slug'>) =>
  fold(`${title} ${description ?? ''} ${location ?? ''} ${htmlToText(content)}`);
