import type { Db } from '@pano/db';
import { message } from '@pano/i18n/message';
import { slugPattern } from '@pano/i18n/text/slug';
import * as z from 'zod';
import { recordPath } from '#addresses';
import type { ContentEntity, PictureMention, TranslatedSample } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchIndexedWords } from '#platform/records/search';
import { countEmptySection } from '#settings/setting.operations';
import { findCategoryIds } from '../categories/category.operations';
import * as projects from './project.operations';
import * as queries from './project.queries';
import { isSampleProject, projects as samples } from './project.samples';
import { findCover, listPhotoUrls, projectCreate, projectHistory, projectRestore, toVersion } from './project.schema';
import * as projectImages from './project-image.operations';
import { projectImageCreate } from './project-image.schema';

const columns = projectCreate.omit({ categoryId: true });
/** Categories are named by their slug: numbers belong to one installation. */
const row = columns.extend({
  category: z.string().regex(slugPattern),
  images: z.array(projectImageCreate.extend(rowDates.shape)),
  ...rowDates.shape,
});

export const projectEntity = {
  kind: 'project',
  plural: 'projects',
  label: ({ title }: { title: string }) => title,
  isPublic: queries.isPublic,
  activity: {
    subjects: [projects.subject, { ...projects.subject, entity: 'projectImage' }],
    findExisting: (db, ids) => db.project.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: {
    redirects: 'projects',
    path: (slug, lang = 'tr') => recordPath('project', slug, lang, lang),
    getPublic: queries.getVisible,
    share: async (ctx, slug, reading) => {
      const project = await queries.getVisibleBySlug(ctx, slug, reading);
      return { path: project.path, title: project.title, image: findCover(project) };
    },
    sitemap: async (db, take) => {
      const images = { select: { imageUrl: true }, orderBy: projectImages.imageOrder };
      const select = { id: true, slug: true, updatedAt: true, image: true, images };
      const rows = await db.project.findMany({ where: queries.isPublic, select, orderBy: { id: 'desc' }, take });
      return rows.map(({ image, images, ...record }) => ({ ...record, images: listPhotoUrls({ image, images }) }));
    },
    feed: null,
    nextPublication: null,
    listSlugs: (db) => db.project.findMany({ select: { id: true, slug: true } }),
    listPublicSlugs: (db, take) =>
      db.project.findMany({ where: queries.isPublic, select: { id: true, slug: true }, take }),
  },
  history: {
    fields: projectHistory.fields,
    read: async (ctx, id) => toVersion(await queries.get(ctx, id)),
    update: projectRestore,
    save: projects.update,
    rows: { entity: 'projectImage', restoreOrder: projectImages.restoreOrder },
  },
  trash: [projects.trash, projectImages.trash],
  sortedBy: 'title',
  translation: projects.translation,
  search: {
    rank: 5,
    find: async (db, q, take) =>
      db.project.findMany({
        where: await matchIndexedWords(db, 'Project', q),
        take,
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
        select: { id: true, title: true },
      }),
  },
  pictures: {
    rank: 2,
    find: async (db, text) => [...(await mentionsInProjects(db, text)), ...(await mentionsInGalleries(db, text))],
  },
  dashboard: {
    count: (db) => db.project.count(),
    attention: {
      hiddenProjects: (db) => db.project.count({ where: { visible: false } }),
      projectsWithoutImages: (db) => db.project.count({ where: { image: null, images: { none: {} } } }),
      emptyProjects: (db) => countEmptySection(db, 'projects', db.project.count({ where: queries.isPublic })),
    },
  },
  transfer: {
    schema: z.array(row),
    unique: [
      { field: 'slug', message: message('slug.taken.projects'), read: ({ slug }: { slug: string | null }) => slug },
    ],
    references: [{ field: 'category', plural: 'categories', message: message('category.invalid') }],
    personal: false,
    async read(db) {
      const images = { orderBy: [{ order: 'asc' as const }, { id: 'asc' as const }] };
      const rows = await db.project.findMany({ orderBy: { id: 'asc' }, include: { category: true, images } });
      return rows.map((record) => ({
        ...exportRow(columns, record),
        category: record.category.slug,
        images: record.images.map((image) => exportRow(projectImageCreate, image)),
      }));
    },
    async write(ctx, rows: z.output<typeof row>[]) {
      const idOf = await findCategoryIds(ctx.tx);
      for (const [{ category, images, ...data }, dates] of rows.map(splitDates)) {
        const { id } = await projects.create(ctx, { ...data, categoryId: idOf(category) });
        for (const [image, imageDates] of images.map(splitDates)) {
          const added = await projectImages.add(ctx, id, image);
          await ctx.tx.projectImage.update({ where: { id: added.id }, data: imageDates });
        }
        await ctx.tx.project.update({ where: { id }, data: dates });
      }
    },
    clear: async (db) => void (await db.project.deleteMany()),
    count: (db) => db.project.count(),
  },
  samples: {
    total: samples.length,
    async create(ctx) {
      const idOf = await findCategoryIds(ctx.tx);
      const created: TranslatedSample[] = [];
      for (const { categorySlug, images, english, ...sample } of samples) {
        const { id } = await projects.create(ctx, projectCreate.parse({ ...sample, categoryId: idOf(categorySlug) }));
        for (const [order, imageUrl] of images.entries()) {
          await projectImages.add(ctx, id, projectImageCreate.parse({ imageUrl, order }));
        }
        created.push({ id, english });
      }
      return created;
    },
    count: (db) => db.project.count({ where: isSampleProject }),
    async remove(ctx) {
      const rows = await ctx.db.project.findMany({ where: isSampleProject, select: { id: true } });
      return (
        await projects.bulkRemove(
          ctx,
          rows.map(({ id }) => id),
        )
      ).count;
    },
  },
  firstSteps: { project: async (db) => (await db.project.count({ where: { NOT: isSampleProject } })) > 0 },
} as const satisfies ContentEntity;

async function mentionsInProjects(db: Db, text: string): Promise<PictureMention[]> {
  const contains = { contains: text };
  const OR = [{ image: contains }, { content: contains }, { description: contains }];
  const select = { id: true, title: true, image: true, content: true, description: true };
  const rows = await db.project.findMany({ where: { OR }, select });
  return rows.map(({ id, title, ...texts }) => ({
    use: { kind: 'project', id, title },
    texts,
    save: (tx, data) => tx.project.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
  }));
}

async function mentionsInGalleries(db: Db, text: string): Promise<PictureMention[]> {
  const version = { increment: 1 };
  const select = { id: true, imageUrl: true, project: { select: { id: true, title: true } } };
  const rows = await db.projectImage.findMany({ where: { imageUrl: { contains: text } }, select });
  return rows.map(({ id, imageUrl, project }) => ({
    use: { kind: 'project', ...project },
    texts: { images: imageUrl },
    save: async (tx, { images }) => {
      await tx.projectImage.update({ where: { id }, data: { imageUrl: images, version } });
      await tx.project.update({ where: { id: project.id }, data: { version } });
    },
  }));
}
