import { message } from '@pano/i18n/message';
import * as z from 'zod';
import {
  booleanField,
  booleanFilter,
  imageUrlField,
  optionalHtml,
  optionalSlug,
  optionalText,
  orderField,
  requiredImageUrl,
  requiredText,
  textLength,
} from '#platform/input/fields';
import { questionRest, questionsField, questionsInput } from '#platform/input/questions';
import { listQuery } from '#platform/records/list';
import type { History } from '#platform/records/revisions/history';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths } from '#platform/records/translations/reading';
import { pickTranslated } from '#platform/records/translations/translated-fields';

const maxPictures = 60;

/** A picture that the form adds to the gallery. */
export const galleryImage = z.object({
  imageUrl: requiredImageUrl('field.imageUrl'),
  order: orderField,
});

const fields = z.object({
  title: requiredText('service.title.required'),
  description: requiredText('service.description.required', textLength),
  /** Name of a Material symbol, such as `lightbulb`. */
  icon: optionalText(64),
  /** Emoji shown where the icon is missing. */
  iconText: optionalText(16),
  order: orderField,
  visible: booleanField,
  /** Null and an empty text: to be made from the title when there is content. */
  slug: optionalSlug,
  /** Rich text; with it the service has a page. */
  content: optionalHtml(),
  image: imageUrlField,
  /** The addresses of further pictures, in their order. */
  gallery: z
    .array(galleryImage.shape.imageUrl, { error: message('service.gallery.list') })
    .max(maxPictures, { error: message('service.gallery.tooMany', { max: maxPictures }) })
    .transform((urls) => [...new Set(urls)]),
  questions: questionsField,
  seoTitle: optionalText(),
  seoDescription: optionalText(textLength),
  /** Comma-separated. */
  seoKeywords: optionalText(textLength),
});

export const serviceUpdate = fields.partial();
export const serviceCreate = fields.extend({
  icon: fields.shape.icon.default(null),
  iconText: fields.shape.iconText.default(null),
  order: fields.shape.order.default(0),
  visible: fields.shape.visible.default(true),
  slug: fields.shape.slug.default(null),
  content: fields.shape.content.default(null),
  image: fields.shape.image.default(null),
  gallery: fields.shape.gallery.default([]),
  questions: fields.shape.questions.default(null),
  seoTitle: fields.shape.seoTitle.default(null),
  seoDescription: fields.shape.seoDescription.default(null),
  seoKeywords: fields.shape.seoKeywords.default(null),
});

/** What the form of a new record sends: without a position it goes to the end. */
export const serviceInput = serviceCreate.extend({ order: orderField.optional() });

/** Programs may send the questions as a list. */
const listed = { questions: questionsInput.default(null) };
export const serviceApiCreate = serviceCreate.extend(listed);
export const serviceApiInput = serviceInput.extend(listed);
export const serviceApiUpdate = serviceUpdate.extend({ questions: questionsInput.optional() });

/** The fields that English has for itself; the others are one for both languages. */
export const serviceTranslation = pickTranslated(fields, {
  title: true,
  description: true,
  icon: false,
  iconText: false,
  order: false,
  visible: false,
  slug: true,
  content: true,
  image: false,
  gallery: false,
  questions: true,
  seoTitle: true,
  seoDescription: true,
  seoKeywords: true,
});

export const serviceApiTranslation = serviceTranslation.extend({ questions: questionsInput });

export const serviceQuery = listQuery(['order', 'title', '-title', '-updatedAt']).extend({
  visible: booleanFilter,
  english: englishFilter,
});

const card = {
  id: z.int(),
  title: z.string(),
  description: z.string(),
  icon: z.string().nullable(),
  iconText: z.string().nullable(),
  order: z.int(),
  visible: z.boolean(),
};

/** A service as the REST API shows it. */
export const serviceRest = z.object({ ...card, ...languageAndPaths }).meta({ id: 'Service' });

/** A service with what its page shows. */
export const servicePageRest = z
  .object({
    ...card,
    slug: z.string(),
    content: z.string().meta({ description: 'HTML' }),
    image: z.string().nullable(),
    gallery: z.array(z.string()),
    questions: z.array(questionRest),
    seoTitle: z.string().nullable(),
    seoDescription: z.string().nullable(),
    seoKeywords: z.string().nullable().meta({ description: 'Comma-separated' }),
    ...languageAndPaths,
  })
  .meta({ id: 'ServicePage' });

export type ServiceCreate = z.output<typeof serviceCreate>;
export type ServiceInput = z.output<typeof serviceInput>;
export type ServiceUpdate = z.output<typeof serviceUpdate>;
export type ServiceQuery = z.output<typeof serviceQuery>;
export type ServiceRecord = Stored<ServiceCreate>;
/** A card of the site or a row of the back office. */
export type ServiceListItem = Stored<
  Pick<ServiceCreate, 'title' | 'description' | 'icon' | 'iconText' | 'order' | 'visible'>
>;

/** The photos of a service: the main one first. */
export const listServicePhotos = ({ image, gallery }: Pick<ServiceCreate, 'image' | 'gallery'>): string[] => [
  ...(image ? [image] : []),
  ...gallery,
];

/** What the history of a record holds. */
export const serviceHistory: History<ServiceCreate> = {
  entity: 'service',
  fields: {
    title: 'text',
    slug: 'text',
    description: 'text',
    icon: 'text',
    iconText: 'text',
    content: 'richText',
    image: 'image',
    gallery: 'images',
    questions: 'text',
    seoTitle: 'text',
    seoDescription: 'text',
    seoKeywords: 'text',
    order: 'state',
    visible: 'state',
  },
};
