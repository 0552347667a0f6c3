import * as z from 'zod';
import {
  booleanField,
  booleanFilter,
  idFilter,
  imageUrlField,
  optionalSlug,
  optionalText,
  orderField,
  requiredHtml,
  requiredId,
  requiredText,
  textLength,
} from '#platform/input/fields';
import { listQuery, pageQuery } from '#platform/records/list';
import type { History } from '#platform/records/revisions/history';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths } from '#platform/records/translations/reading';
import { pickTranslated } from '#platform/records/translations/translated-fields';
import { type CaptionedImage, projectImageCreate, projectImageRest } from './project-image.schema';
import { noSpecs, type ProjectSpecs, specFields, specKinds } from './project-specs.schema';

const fields = z.object({
  categoryId: requiredId('project.categoryId.required', 'category.invalid'),
  title: requiredText('project.title.required'),
  content: requiredHtml('project.content.required'),
  /** Null and an empty text: to be made from the title. */
  slug: optionalSlug,
  description: optionalText(textLength),
  image: imageUrlField,
  location: optionalText(),
  seoTitle: optionalText(),
  seoDescription: optionalText(textLength),
  /** Comma-separated. */
  seoKeywords: optionalText(textLength),
  order: orderField,
  visible: booleanField,
  ...specFields.shape,
});

export const projectUpdate = fields.partial();
const { imageUrl, captionTr, captionEn } = projectImageCreate.shape;
/** What an older version of a project brings back: its gallery with the captions, too. */
export const projectRestore = projectUpdate.extend({
  images: z.array(imageUrl).optional(),
  captions: z.array(z.tuple([imageUrl, captionTr, captionEn])).optional(),
});
export const projectCreate = fields.extend({
  slug: fields.shape.slug.default(null),
  description: fields.shape.description.default(null),
  image: fields.shape.image.default(null),
  location: fields.shape.location.default(null),
  seoTitle: fields.shape.seoTitle.default(null),
  seoDescription: fields.shape.seoDescription.default(null),
  seoKeywords: fields.shape.seoKeywords.default(null),
  order: fields.shape.order.default(0),
  visible: fields.shape.visible.default(true),
  ...noSpecs,
});

/** The fields that English has for itself; the others are one for both languages. */
export const projectTranslation = pickTranslated(fields, {
  categoryId: false,
  title: true,
  content: true,
  slug: true,
  description: true,
  image: false,
  location: true,
  seoTitle: true,
  seoDescription: true,
  seoKeywords: true,
  order: false,
  visible: false,
  year: false,
  customer: true,
  capacity: true,
  duration: true,
  serviceIds: false,
  beforeImage: false,
  afterImage: false,
  video: false,
  videoPoster: false,
});

/** What visitors may narrow the list by. */
export const publicProjectQuery = pageQuery.extend({ categoryId: idFilter, serviceId: idFilter });
/** What visitors may narrow the page of all projects by: the slugs of a category and of a service. */
export const filteredProjectQuery = pageQuery.extend({
  category: z.string().optional(),
  service: z.string().optional(),
});
/** What the form of a new record sends: without a position it goes to the end. */
export const projectInput = projectCreate.extend({ order: orderField.optional() });

export const projectQuery = listQuery(['order', 'title', '-title', '-createdAt', '-updatedAt']).extend({
  categoryId: idFilter,
  visible: booleanFilter,
  english: englishFilter,
});

const category = z.object({ id: z.int(), name: z.string(), slug: z.string() });

/** A project as the REST API shows it. */
export const projectRest = z
  .object({
    id: z.int(),
    categoryId: z.int(),
    category,
    title: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    content: z.string().meta({ description: 'HTML' }),
    image: z.string().nullable(),
    images: z.array(projectImageRest),
    location: z.string().nullable(),
    seoTitle: z.string().nullable(),
    seoDescription: z.string().nullable(),
    seoKeywords: z.string().nullable().meta({ description: 'Comma-separated' }),
    order: z.int(),
    visible: z.boolean(),
    ...languageAndPaths,
  })
  .meta({ id: 'Project' });

/** The category whose projects a list shows. */
export const projectListCategory = category.extend({ description: z.string().nullable(), ...languageAndPaths });

export type ProjectCreate = z.output<typeof projectCreate>;
export type ProjectInput = z.output<typeof projectInput>;
export type ProjectUpdate = z.output<typeof projectUpdate>;
export type ProjectRestore = z.output<typeof projectRestore>;
export type ProjectQuery = z.output<typeof projectQuery>;
export type PublicProjectQuery = z.output<typeof publicProjectQuery>;
export type FilteredProjectQuery = z.output<typeof filteredProjectQuery>;
export type ProjectListCategory = z.output<typeof projectListCategory>;
export type ProjectRecord = z.output<typeof projectRest> & { version: number; createdAt: string; updatedAt: string };
/** A project with its facts and captions, as its form and its page have it. */
export type FullProject = Omit<ProjectRecord, 'images'> & ProjectSpecs & { images: CaptionedImage[] };
/**
 * A card of the site or a row of the back office. `imageCount` counts the main picture and those of the gallery,
 * `cover` is the one that stands for the project.
 */
export type ProjectListItem = Omit<
  ProjectRecord,
  'content' | 'images' | 'seoTitle' | 'seoDescription' | 'seoKeywords'
> & { imageCount: number; cover: string | null };

type WithImages = { image: string | null; images: readonly { imageUrl: string }[] };

/** The photos of a project: the main image first, then its gallery, which is sorted already. */
export const listPhotoUrls = ({ image, images }: WithImages): string[] => [
  ...(image ? [image] : []),
  ...images.map(({ imageUrl }) => imageUrl),
];

/** The photo that stands for a project in lists and beside shared links: without a main image, its first photo. */
export const findCover = (project: WithImages): string | null => listPhotoUrls(project)[0] ?? null;

/** The picture, and what stands below it in both languages. */
type Caption = readonly [string, string | null, string | null];

/** What the history of a record holds. */
export const projectHistory: History<ProjectCreate & { images: readonly string[]; captions: readonly Caption[] }> = {
  entity: 'project',
  fields: {
    categoryId: 'reference',
    title: 'text',
    slug: 'text',
    description: 'text',
    content: 'richText',
    image: 'image',
    images: 'images',
    captions: 'value',
    location: 'text',
    seoTitle: 'text',
    seoDescription: 'text',
    seoKeywords: 'text',
    order: 'state',
    visible: 'state',
    ...specKinds,
  },
};

type Captioned = Pick<CaptionedImage, 'imageUrl' | 'captionTr' | 'captionEn'>;

/** A project as its history holds it: of the gallery the addresses, in their order, and the captions that there are. */
export const toVersion = <Project extends { images: readonly Captioned[] }>(project: Project) => ({
  ...project,
  images: project.images.map(({ imageUrl }) => imageUrl),
  captions: project.images.flatMap(({ imageUrl, captionTr, captionEn }): Caption[] =>
    captionTr || captionEn ? [[imageUrl, captionTr, captionEn]] : [],
  ),
});
