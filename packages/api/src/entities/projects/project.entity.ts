import type { Db, Prisma } from '@pano/db';
import { message } from '@pano/i18n/message';
import { slugPattern } from '@pano/i18n/text/slug';
import * as z from 'zod';
import type { ContentEntity, PictureMention } from '#platform/content-entity';
import { exportRow, importRows, rowDates } from '#platform/records/content-rows';
import { countEmptySection } from '#settings/setting.operations';
import { findCategoryIds } from '../categories/category.operations';
import * as projects from './project.operations';
import * as queries from './project.queries';
import { isSampleProject, projects as samples } from './project.samples';
import {
  findCover,
  listPhotoUrls,
  projectCreate,
  projectCreateWithGallery,
  projectHistory,
  projectUpdateWithGallery,
  toVersion,
} from './project.schema';
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
  records: (db) => db.project,
  label: 'title',
  isPublic: queries.isPublic,
  publicSwitch: 'visible',
  subjects: [projects.subject, { ...projects.subject, entity: 'projectImage' }],
  publicPage: {
    getPublic: queries.getVisible,
    share: async (ctx, slug, reading) => {
      const project = await queries.getVisibleBySlug(ctx, slug, reading);
      return { path: project.path, title: project.title, image: findCover(project) };
    },
    sitemap: {
      orderBy: [{ id: 'desc' }],
      select: {
        image: true,
        images: { select: { imageUrl: true }, orderBy: imageOrder },
      } satisfies Prisma.ProjectSelect,
      images: (photos: { image: string | null; images: { imageUrl: string }[] }) => listPhotoUrls(photos),
    },
    feed: null,
    publicFrom: null,
    nextPublication: null,
  },
  homeSection: 'projects',
  history: {
    fields: projectHistory.fields,
    read: async (ctx, id) => toVersion(await queries.get(ctx, id)),
    update: projectUpdateWithGallery,
    save: projects.update,
    create: { rules: projectCreateWithGallery, run: projects.create },
    rows: { entity: 'projectImage', restoreOrder: projectImages.restoreOrder },
  },
  trash: [projects.trash, projectImages.trash],
  sortedBy: 'title',
  translation: projects.translation,
  pairedTexts: null,
  search: { rank: 5, textIndex: 'Project', orderBy: [{ order: 'asc' }, { id: 'asc' }] },
  pictures: {
    rank: 2,
    columns: ['image', 'content', 'description', 'beforeImage', 'afterImage', 'video', 'videoPoster'],
    findElsewhere: findInGalleries,
  },
  dashboard: {
    hiddenProjects: (db) => db.project.count({ where: { visible: false } }),
    projectsWithoutImages: (db) => db.project.count({ where: { image: null, images: { none: {} } } }),
    emptyProjects: (db) => countEmptySection(db, 'projects', db.project.count({ where: queries.isPublic })),
  },
  transfer: {
    schema: z.array(row),
    unique: [],
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
      await importRows(ctx.tx.project, rows, async ({ category, services, images, ...data }) => {
        const ids = { categoryId: idOf(category), serviceIds: servicesOf(services) };
        const project = await projects.create(ctx, { ...data, ...ids });
        await importRows(ctx.tx.projectImage, images, (one) => projectImages.add(ctx, project.id, one));
        return project;
      });
    },
  },
  samples: {
    list: samples,
    async create(ctx, { categorySlug, images, specs, ...sample }: (typeof samples)[number]) {
      const idOf = await findCategoryIds(ctx.tx);
      const servicesOf = await findServiceIds(ctx.tx);
      const ids = { categoryId: idOf(categorySlug), serviceIds: servicesOf(specs.services) };
      const project = await projects.create(ctx, projectCreate.parse({ ...sample, ...specs.turkish, ...ids }));
      for (const [index, imageUrl] of images.entries()) {
        const order = index + 1;
        const [captionTr, captionEn] = specs.captions[index] ?? [];
        await projectImages.add(ctx, project.id, projectImageCreate.parse({ imageUrl, order, captionTr, captionEn }));
      }
      return project;
    },
    unchanged: isSampleProject,
    remove: projects.bulkRemove,
  },
  firstSteps: { project: async (db) => (await db.project.count({ where: { NOT: isSampleProject } })) > 0 },
} as const satisfies ContentEntity<Prisma.ProjectScalarFieldEnum>;

/** Finds services by their titles; where several have the same one, the oldest. */
async function findServiceIds(db: Db): Promise<(titles: readonly string[]) => number[]> {
  const services = await db.service.findMany({ select: { id: true, title: true }, orderBy: { id: 'desc' } });
  const byTitle = new Map(services.map(({ id, title }) => [title, id]));
  return (titles) => [...new Set(titles.flatMap((title) => byTitle.get(title) ?? []))];
}

async function findInGalleries(db: Db, text: string): Promise<PictureMention[]> {
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
