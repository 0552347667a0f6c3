import * as z from 'zod';
import { besideContract, contractOf, deriveSchemas } from '#platform/fields/derive';
import { booleanFilter, idFilter } from '#platform/input/fields';
import { listQuery, pageQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths, languageOf } from '#platform/records/translations/reading';
import { projectColumns, projectContract, projectFields } from './project.fields';
import { type CaptionedImage, projectImageCreate, projectImageRest } from './project-image.schema';

const derived = deriveSchemas('project', projectFields);
export const {
  create: projectCreate,
  update: projectUpdate,
  translation: projectTranslation,
  blank: blankProject,
} = derived;

const { imageUrl, captionTr, captionEn } = projectImageCreate.shape;
/** The gallery as drafts and older versions hold it: the addresses in their order, and what stands below them. */
const gallery = {
  images: z.array(imageUrl).optional(),
  captions: z.array(z.tuple([imageUrl, captionTr, captionEn])).optional(),
};
/** What a draft of a new project holds. */
export const projectCreateWithGallery = projectCreate.extend(gallery);
/** What a draft or an older version of a project holds. */
export const projectUpdateWithGallery = projectUpdate.extend(gallery);

/** What visitors may narrow the list by. */
export const publicProjectQuery = pageQuery.extend({ categoryId: idFilter, serviceId: idFilter });
/** What visitors may narrow the page of all projects by: the slugs of a category and of a service. */
export const filteredProjectQuery = pageQuery.extend({
  category: z.string().optional(),
  service: z.string().optional(),
});
export const projectQuery = listQuery(['order', 'title', '-title', '-createdAt', '-updatedAt']).extend({
  categoryId: idFilter,
  visible: booleanFilter,
  english: englishFilter,
});

const category = z.object({ id: z.int(), name: z.string(), slug: z.string() });

/** The fields of the contract around those that are no columns. */
const shown = {
  ...contractOf(projectFields, ['title', 'slug', 'description', 'content', 'image']),
  images: z.array(projectImageRest),
  ...contractOf(projectFields, ['location', 'seoTitle', 'seoDescription', 'seoKeywords', 'order', 'visible']),
};

/** A project as the REST API shows it. */
export const projectRest = z
  .object({ id: z.int(), ...contractOf(projectFields, ['categoryId']), category, ...shown, ...languageAndPaths })
  .meta({ id: 'Project' });

const { beforeImage, afterImage, video, videoPoster, ...words } = besideContract(projectColumns, projectContract);

/** The facts of a project as the REST API shows them: what the contract has no room for. */
export const projectSpecsRest = z
  .object({
    projectId: z.int(),
    ...words,
    services: z
      .array(z.object({ id: z.int(), title: z.string() }))
      .meta({ description: 'The services that were used' }),
    beforeImage,
    afterImage,
    video,
    videoPoster,
    captions: z
      .array(z.object({ imageId: z.int(), captionTr: z.string().nullable(), captionEn: z.string().nullable() }))
      .meta({ description: 'The captions of its pictures, in their order' }),
    ...languageOf,
  })
  .meta({ id: 'ProjectSpecs' });

/** The category whose projects a list shows. */
export const projectListCategory = category.extend({ description: z.string().nullable(), ...languageAndPaths });

export type ProjectCreate = z.output<typeof projectCreate>;
export type ProjectUpdate = z.output<typeof projectUpdate>;
export type ProjectCreateWithGallery = z.output<typeof projectCreateWithGallery>;
export type ProjectUpdateWithGallery = z.output<typeof projectUpdateWithGallery>;
export type ProjectQuery = z.output<typeof projectQuery>;
export type PublicProjectQuery = z.output<typeof publicProjectQuery>;
export type FilteredProjectQuery = z.output<typeof filteredProjectQuery>;
export type ProjectListCategory = z.output<typeof projectListCategory>;
export type ProjectRecord = z.output<typeof projectRest> & { version: number; createdAt: string; updatedAt: string };
/** A project with its facts and captions, as its form and its page have it. */
export type FullProject = Stored<ProjectCreate> & {
  slug: string;
  category: ProjectRecord['category'];
  images: CaptionedImage[];
  services: { id: number; title: string; visible: boolean }[];
};
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
export type Caption = [string, string | null, string | null];

const { categoryId, title, slug, description, content, image, ...others } = derived.history.fields;
/** What the history of a record holds, in the order of a comparison: the gallery, too. */
export const projectHistory = {
  ...derived.history,
  fields: {
    ...{ categoryId, title, slug, description, content, image },
    images: 'images',
    captions: 'value',
    ...others,
  },
} as const;

type Captioned = Pick<CaptionedImage, 'imageUrl' | 'captionTr' | 'captionEn'>;

/** A project as its history holds it: of the gallery the addresses, in their order, and the captions that there are. */
export const toVersion = <Project extends { images: readonly Captioned[] }>({ images, ...project }: Project) => ({
  ...project,
  images: images.map(({ imageUrl }) => imageUrl),
  captions: images.flatMap(({ imageUrl, captionTr, captionEn }): Caption[] =>
    captionTr || captionEn ? [[imageUrl, captionTr, captionEn]] : [],
  ),
});
