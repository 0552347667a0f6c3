import type { Database, Db, Prisma } from '@pano/db';
import {
  translation as categoryTranslation,
  isPublic as isPublicCategory,
} from '#entities/categories/category.operations';
import { readCategoryNames } from '#entities/categories/category-names';
import { type PictureOf, picturesOf } from '#media/pictures';
import type { ApiContext } from '#platform/context';
import { selectFields } from '#platform/fields/columns';
import { withCleanTexts } from '#platform/input/rich-text';
import {
  listPicked,
  onlyPicked,
  type Page,
  type PageQuery,
  type PickedQuery,
  pageOf,
  slice,
} from '#platform/records/list';
import { createTotalCount, matchIndexedWords } from '#platform/records/search';
import { withIsoDates } from '#platform/records/stored-record';
import { inEnglishState } from '#platform/records/translations/english-state';
import { localizeBySlug, localizePage, localizePages } from '#platform/records/translations/localize';
import { onlyTranslated, type Reading } from '#platform/records/translations/reading';
import { orNotFound } from '#platform/transport/errors';
import { projectCard, projectColumns, projectContract } from './project.fields';
import {
  type FullProject,
  findCover,
  listPhotoUrls,
  type ProjectListItem,
  type ProjectQuery,
  type ProjectRecord,
  type PublicProjectQuery,
  projectHistory,
  projectTranslation,
} from './project.schema';
import { captionedSelect, imageSelect, toImageRecord } from './project-image.operations';
import { linkedServices, readPublicServices, withServices } from './project-specs';
import { imageOrder } from './project-version';

/** Where the English texts are. */
export const englishTexts = {
  entity: 'project',
  schema: projectTranslation,
  kinds: projectHistory.fields,
  table: (db: Db) => db.projectTranslation,
  beside: {
    table: 'ProjectImage',
    relation: 'images',
    record: 'projectId',
    turkish: 'captionTr',
    translated: 'captionEn',
    source: 'captionSource',
  },
  missing: 'project.notFound',
} as const;

/** What a visitor may see: a hidden category hides its projects. */
export const isPublic = { visible: true, category: isPublicCategory } satisfies Prisma.ProjectWhereInput;

export const listVisible = ({ db }: ApiContext, query: PublicProjectQuery, reading: Reading = {}) =>
  findPublicRecords(db, wherePublic(query), query, reading);

/** As listVisible, without the texts. */
export async function listVisibleItems(
  { db }: ApiContext,
  query: PublicProjectQuery & PickedQuery,
  reading: Reading = {},
) {
  const where = { ...wherePublic(query), ...onlyTranslated(reading) };
  const { items, ...rest } = await listPicked(query, (page) =>
    findItems(db, { ...where, ...onlyPicked(page) }, page, orders.order, db.project.count({ where })),
  );
  const projects = await localizePages(db, englishTexts, reading, items);
  return { ...rest, items: await nameCategories(db, reading, projects) };
}

/** The public projects of a public category. */
export async function listByCategory({ db }: ApiContext, slug: string, page: PageQuery, reading: Reading = {}) {
  const select = {
    id: true,
    name: true,
    slug: true,
    description: true,
    image: true,
    seoTitle: true,
    seoDescription: true,
  };
  const find = (where: { id: number } | { slug: string }) =>
    db.category.findFirst({ where: { ...isPublicCategory, ...where }, select });
  const category = await localizeBySlug(db, categoryTranslation, reading, slug, find);
  return { ...(await findPublicRecords(db, { ...isPublic, categoryId: category.id }, page, reading)), category };
}

export async function getVisible({ db }: ApiContext, id: number, reading: Reading = {}) {
  const project = orNotFound(await findVisible(db, { id }), 'project.notFound');
  return toPublicRecord(db, reading, await localizePage(db, englishTexts, reading, project));
}

export async function getVisibleBySlug({ db }: ApiContext, slug: string, reading: Reading = {}) {
  const project = await localizeBySlug(db, englishTexts, reading, slug, (where) => findVisible(db, where));
  return toPublicRecord(db, reading, project);
}

/** @public Called by crudEndpoints, which gets the whole module. */
export const list = async ({ db }: ApiContext, query: ProjectQuery) => {
  const where = await buildWhere(db, query);
  return findRecords(db, where, query, orders[query.sort ?? 'order'], countTotal(db, query, where));
};

/** As list, without the texts. */
export const listItems = async ({ db }: ApiContext, query: ProjectQuery) => {
  const where = await buildWhere(db, query);
  return findItems(db, where, query, orders[query.sort ?? 'order'], countTotal(db, query, where));
};

export async function get({ db }: { db: Db }, id: number): Promise<FullProject> {
  const row = await db.project.findUnique({ where: { id }, select: fullSelect });
  return toFullRecord(orNotFound(row, 'project.notFound'));
}

const wherePublic = ({ categoryId, serviceId }: PublicProjectQuery): Prisma.ProjectWhereInput => ({
  ...isPublic,
  categoryId,
  ...(serviceId ? { services: { some: { serviceId } } } : {}),
});

/** Responses have the fields in the order of the columns: the category stands beside its number. */
const ofCategory = { id: true, categoryId: true, category: { select: { id: true, name: true, slug: true } } } as const;

export const itemSelect = { ...ofCategory, ...selectFields('Project', projectCard) } satisfies Prisma.ProjectSelect;

const countingSelect = { ...itemSelect, _count: { select: { images: true } } } satisfies Prisma.ProjectSelect;

const select = {
  ...itemSelect,
  ...selectFields('Project', projectContract),
  images: { select: imageSelect, orderBy: imageOrder },
} satisfies Prisma.ProjectSelect;

/** With what only its page and its form need. */
export const fullSelect = {
  ...select,
  images: { select: captionedSelect, orderBy: imageOrder },
  ...selectFields('Project', projectColumns),
  services: linkedServices,
} satisfies Prisma.ProjectSelect;

type Order = Prisma.ProjectOrderByWithRelationInput[];
const orders = {
  order: [{ order: 'asc' }, { id: 'asc' }],
  title: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-title': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-createdAt': [{ createdAt: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<ProjectQuery['sort']>, Order>;

const buildWhere = async (
  db: Db,
  { q, categoryId, visible, english }: ProjectQuery,
): Promise<Prisma.ProjectWhereInput> => ({
  ...(await matchIndexedWords(db, 'Project', q)),
  ...(await inEnglishState(db, englishTexts, english)),
  categoryId,
  visible,
});

const totals = createTotalCount('Project', ['ProjectTranslation', 'ProjectImage', 'Draft']);

const countTotal = (db: Database, { q, categoryId, visible, english }: ProjectQuery, where: Prisma.ProjectWhereInput) =>
  totals(db, { q, categoryId, visible, english }, () => db.project.count({ where }));

function findRecords(
  db: Db,
  where: Prisma.ProjectWhereInput,
  page: PageQuery,
  orderBy: Order = orders.order,
  total: Promise<number> = db.project.count({ where }),
): Promise<Page<ProjectRecord>> {
  const rows = db.project.findMany({ where, select, orderBy, ...slice(page) });
  return pageOf(page, rows, total, toRecord);
}

async function findPublicRecords(db: Database, where: Prisma.ProjectWhereInput, page: PageQuery, reading: Reading) {
  const { items, ...rest } = await findRecords(db, { ...where, ...onlyTranslated(reading) }, page);
  const projects = await localizePages(db, englishTexts, reading, items);
  const clean = projects.map((project) => withCleanTexts(project, 'content'));
  return { ...rest, items: await nameCategories(db, reading, clean) };
}

async function toPublicRecord<Project extends FullProject>(db: Database, reading: Reading, project: Project) {
  const toNamed = await readCategoryNames(db, reading);
  const { serviceIds: _, ...record } = withCleanTexts<'content', Project>(project, 'content');
  const services = await readPublicServices(db, reading, project.services);
  return { ...record, category: toNamed(project.category), services };
}

/** The projects with their categories in the language of the reader. */
async function nameCategories<Project extends Pick<ProjectRecord, 'category'>>(
  db: Database,
  reading: Reading,
  projects: Project[],
) {
  const toNamed = await readCategoryNames(db, reading);
  return projects.map((project) => ({ ...project, category: toNamed(project.category) }));
}

function findItems(
  db: Db,
  where: Prisma.ProjectWhereInput,
  page: PageQuery,
  orderBy: Order = orders.order,
  total: Promise<number> = db.project.count({ where }),
): Promise<Page<ProjectListItem>> {
  const rows = db.project
    .findMany({ where, select: countingSelect, orderBy, ...slice(page) })
    .then((projects) => addFirstPhotos(db, projects));
  return pageOf(page, rows, total, toItem);
}

type CountedRow = Prisma.ProjectGetPayload<{ select: typeof countingSelect }>;

/** Adds the first photo where there is no main image; reads nothing where every project has one. */
async function addFirstPhotos(db: Db, rows: CountedRow[]) {
  const ids = rows.filter(({ image, _count }) => !image && _count.images > 0).map(({ id }) => id);
  if (ids.length === 0) return rows.map((row) => ({ ...row, images: [] }));
  const where = { projectId: { in: ids } };
  const images = await db.projectImage.findMany({
    where,
    select: { projectId: true, imageUrl: true },
    orderBy: imageOrder,
  });
  const first = new Map(images.toReversed().map((image) => [image.projectId, image]));
  return rows.map((row) => ({ ...row, images: [first.get(row.id)].filter((image) => image !== undefined) }));
}

async function findVisible(db: Db, where: { id: number } | { slug: string }): Promise<FullProject | null> {
  const row = await db.project.findFirst({ where: { ...where, ...isPublic }, select: fullSelect });
  return row && toFullRecord(row);
}

const toRecord = (row: Prisma.ProjectGetPayload<{ select: typeof select }>): ProjectRecord => ({
  ...withIsoDates(row),
  images: row.images.map(toImageRecord),
});

export const toFullRecord = (row: Prisma.ProjectGetPayload<{ select: typeof fullSelect }>): FullProject => ({
  ...withIsoDates(withServices(row)),
  images: row.images.map(toImageRecord),
});

const toItem = ({ _count, images, ...row }: CountedRow & { images: { imageUrl: string }[] }): ProjectListItem => ({
  ...withIsoDates(row),
  imageCount: _count.images + (row.image ? 1 : 0),
  cover: findCover({ ...row, images }),
});

/** Projects with what the site needs to show their covers and their galleries; one query for all of them. */
export async function withGalleries<Project extends ProjectRecord>(db: Db, projects: Project[]) {
  const pictureOf = await picturesOf(db, projects.flatMap(listPhotoUrls));
  return projects.map((project) => addPictures(project, pictureOf));
}

/** A project with all its pictures. */
export async function withGallery<Project extends Omit<FullProject, 'serviceIds' | 'services'>>(
  db: Db,
  project: Project,
) {
  const { beforeImage, afterImage, videoPoster } = project;
  const pictureOf = await picturesOf(db, [...listPhotoUrls(project), beforeImage, afterImage, videoPoster]);
  const specPictures = { before: pictureOf(beforeImage), after: pictureOf(afterImage), poster: pictureOf(videoPoster) };
  return addPictures({ ...project, specPictures }, pictureOf);
}

type Pictured = { image: string | null; images: readonly { imageUrl: string }[] };

const addPictures = <Project extends Pictured>({ images, ...project }: Project, pictureOf: PictureOf) => ({
  ...project,
  picture: pictureOf(project.image),
  images: images.map((image) => ({ ...image, picture: pictureOf(image.imageUrl) })),
});
