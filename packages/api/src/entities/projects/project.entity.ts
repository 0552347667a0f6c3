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
import { imageOrder } from './project-version';

const columns = projectCreate.omit({ categoryId: true, serviceIds: true });
const image = projectImageCreate.extend({ captionSource: z.string().max(300).nullable().default(null) });
/** Categories are named by their slug, services by their title: numbers belong to one installation. */
const row = columns.extend({
  category: z.string().regex(slugPattern),
  services: z.array(z.string()).default([]),
  images: z.array(image.extend(rowDates.shape)),
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
      const images = { select: { imageUrl: true }, orderBy: imageOrder };
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
  pairedTexts: null,
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
    references: [
      { field: 'category', plural: 'categories', message: message('category.invalid') },
      { field: 'services', plural: 'services', by: 'title', message: message('service.invalid') },
    ],
    personal: false,
    async read(db) {
      const images = { orderBy: [{ order: 'asc' as const }, { id: 'asc' as const }] };
      const services = { include: { service: true }, orderBy: { serviceId: 'asc' as const } };
      const include = { category: true, images, services };
      const rows = await db.project.findMany({ orderBy: { id: 'asc' }, include });
      return rows.map((record) => ({
        ...exportRow(columns, record),
        category: record.category.slug,
        services: record.services.map(({ service }) => service.title),
        images: record.images.map((one) => exportRow(image, one)),
      }));
    },
    async write(ctx, rows: z.output<typeof row>[]) {
      const idOf = await findCategoryIds(ctx.tx);
      const servicesOf = await findServiceIds(ctx.tx);
      for (const [{ category, services, images, ...data }, dates] of rows.map(splitDates)) {
        const project = { ...data, categoryId: idOf(category), serviceIds: servicesOf(services) };
        const { id } = await projects.create(ctx, project);
        for (const [one, imageDates] of images.map(splitDates)) {
          const added = await projectImages.add(ctx, id, one);
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
      const servicesOf = await findServiceIds(ctx.tx);
      const created: TranslatedSample[] = [];
      for (const { categorySlug, images, english, specs, ...sample } of samples) {
        const serviceIds = servicesOf(specs.services);
        const project = { ...sample, ...specs.turkish, categoryId: idOf(categorySlug), serviceIds };
        const { id } = await projects.create(ctx, projectCreate.parse(project));
        for (const [order, imageUrl] of images.entries()) {
          const [captionTr, captionEn] = specs.captions[order] ?? [];
          await projectImages.add(ctx, id, projectImageCreate.parse({ imageUrl, order, captionTr, captionEn }));
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

/** Finds services by their titles; where several have the same one, the oldest. */
async function findServiceIds(db: Db): Promise<(titles: readonly string[]) => number[]> {
  const services = await db.service.findMany({ select: { id: true, title: true }, orderBy: { id: 'desc' } });
  const byTitle = new Map(services.map(({ id, title }) => [title, id]));
  return (titles) => [...new Set(titles.flatMap((title) => byTitle.get(title) ?? []))];
}

async function mentionsInProjects(db: Db, text: string): Promise<PictureMention[]> {
  const contains = { contains: text };
  const columns = ['image', 'content', 'description', 'beforeImage', 'afterImage', 'video', 'videoPoster'] as const;
  const OR = columns.map((column) => ({ [column]: contains }));
  const select = {
    id: true,
    title: true,
    image: true,
    content: true,
    description: true,
    beforeImage: true,
    afterImage: true,
    video: true,
    videoPoster: true,
  } as const;
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
