import { type Db, isForeignKeyViolation } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { htmlToText } from '@pano/i18n/text/html-text';
import type { ApiContext } from '../../core/context';
import { invalid, notFound } from '../../core/errors';
import { claimSlug, forgetRecord, rememberSlug } from '../../core/former-slugs';
import { applyOrder, type OrderItem } from '../../core/reorder';
import { cleanRequiredHtml } from '../../core/rich-text';
import { editRecord } from '../../core/save';
import { get, listItems, select, toRecord } from './project.queries';
import type { ProjectCreate, ProjectListItem, ProjectRecord, ProjectUpdate } from './project.schema';
import { saveWithSlug } from './project-slug';

export async function create({ db }: ApiContext, input: ProjectCreate): Promise<ProjectRecord> {
  const data = cleaned(input);
  return saveWithSlug(db, { given: data.slug, title: data.title }, (slug) =>
    db
      .$transaction(async (tx) => {
        await checkCategory(tx, data.categoryId);
        await claimSlug(tx, 'projects', slug);
        return toRecord(await tx.project.create({ data: { ...data, slug, search: searchText(data) }, select }));
      })
      .catch(explain),
  );
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export function update(ctx: ApiContext, id: number, input: ProjectUpdate, version?: number): Promise<ProjectRecord> {
  const data = cleaned(input);
  return edit(ctx, id, version, () => data);
}

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) =>
  edit(ctx, id, undefined, ({ visible }) => ({ visible: !visible }));

/** Gives projects their new positions, all or none, and answers with every project in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<ProjectListItem[]> {
  await ctx.db.$transaction((tx) =>
    applyOrder(items, (id, order) =>
      tx.project.updateMany({ where: { id }, data: { order, version: { increment: 1 } } }),
    ),
  );
  return (await listItems(ctx, { limit: 1000, offset: 0 })).items;
}

/** The pictures of its gallery go with it. */
export async function remove(ctx: ApiContext, id: number): Promise<{ id: number }> {
  const { count } = await bulkRemove(ctx, [id]);
  if (count === 0) throw notFound('project.notFound');
  return { id };
}

export const bulkSetVisible = ({ db }: ApiContext, ids: number[], visible: boolean): Promise<{ count: number }> =>
  db.project.updateMany({ where: { id: { in: ids } }, data: { visible, version: { increment: 1 } } });

export const bulkRemove = ({ db }: ApiContext, ids: number[]): Promise<{ count: number }> =>
  db.$transaction(async (tx) => {
    const where = { id: { in: ids } };
    const found = await tx.project.findMany({ where, select: { id: true, slug: true } });
    await tx.project.deleteMany({ where });
    for (const { id, slug } of found) await forgetRecord(tx, 'projects', id, slug);
    return { count: found.length };
  });

function edit(
  ctx: ApiContext,
  id: number,
  version: number | undefined,
  change: (before: ProjectRecord) => ProjectUpdate,
): Promise<ProjectRecord> {
  const { db } = ctx;
  return editRecord(
    version,
    () => get(ctx, id),
    async (before) => {
      const data = change(before);
      const after = { ...before, ...data };
      const where = { id, version: before.version };
      // Absent, the slug stays; emptied, it is made from the title again.
      const given = data.slug === undefined ? before.slug : data.slug;
      return saveWithSlug(db, { given, title: after.title, own: id }, (slug) =>
        db
          .$transaction(async (tx) => {
            await checkCategory(tx, data.categoryId);
            await rememberSlug(tx, 'projects', id, before.slug, slug);
            const changes = { ...data, slug, search: searchText(after), version: { increment: 1 } };
            return toRecord(await tx.project.update({ where, data: changes, select }));
          })
          .catch(explain),
      );
    },
  );
}

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
