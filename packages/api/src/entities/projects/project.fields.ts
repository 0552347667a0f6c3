import { message } from '@pano/i18n/message';
import * as z from 'zod';
import {
  flag,
  image,
  line,
  nullable,
  position,
  reference,
  richText,
  seoFields,
  slug,
  text,
} from '#platform/fields/builders';
import { pickFields } from '#platform/fields/derive';
import { field } from '#platform/fields/field';
import { idField, optionalText, urlLength, wholeNumber } from '#platform/input/fields';
import { parseVideo } from '#platform/input/videos';

/** Services in one project, at most. */
const maxServices = 50;

const year = z
  .union([z.literal('').transform(() => null), wholeNumber(1900, 'project.year', 2100)], {
    error: message('project.year'),
  })
  .nullable();

const serviceIds = z
  .array(idField('service.invalid'), { error: message('service.invalid') })
  .max(maxServices, { error: message('project.services', { max: maxServices }) })
  .transform((ids) => [...new Set(ids)]);

/** An address of a video; an empty one becomes null. */
const video = optionalText(urlLength).refine((text) => text === null || parseVideo(text) !== null, {
  error: message('project.video'),
});

export const projectFields = {
  categoryId: reference({ required: 'project.categoryId.required', wrong: 'category.invalid', example: 1 }),
  title: line({
    required: 'project.title.required',
    translated: true,
    searched: true,
    example: { tr: 'Trafo merkezi yenileme', en: 'Transformer substation, 1600 kVA' },
  }),
  content: richText({
    required: 'project.content.required',
    translated: true,
    searched: true,
    rest: 'HTML',
    example: {
      tr: '<p>Eski hücreler bir hafta sonunda değişti.</p>',
      en: '<p>Design, installation and commissioning.</p>',
    },
  }),
  slug: slug({ translated: true, example: { en: 'transformer-substation-1600-kva' } }),
  description: text({ translated: true, searched: true }),
  image: image({ example: '/uploads/trafo.webp' }),
  location: line({ translated: true, searched: true, example: { tr: 'Nilüfer, Bursa', en: 'Gebze, Türkiye' } }),
  ...seoFields,
  /** Comma-separated. */
  seoKeywords: text({ translated: true, rest: 'Comma-separated' }),
  order: position(),
  visible: flag({ initial: true }),
  /** In which it was finished. */
  year: nullable('value', year, z.int().nullable(), { rest: 'In which it was finished', example: 2025 }),
  customer: line({ translated: true, searched: true }),
  capacity: line({
    translated: true,
    searched: true,
    rest: 'Its power or size in words',
    example: { tr: '1250 kVA', en: '1600 kVA' },
  }),
  duration: line({ translated: true, searched: true }),
  serviceIds: field({
    rule: serviceIds,
    output: z.array(z.int()),
    kind: 'references',
    blank: [] as number[],
    initial: [] as number[],
  }),
  beforeImage: image(),
  afterImage: image(),
  video: nullable('text', video, z.string().nullable(), {
    rest: 'A file of this site, or an address at YouTube or Vimeo',
  }),
  videoPoster: image(),
};

/** What lists show of a project: a new field is in none of them before it is named here. */
export const projectCard = pickFields(projectFields, [
  'categoryId',
  'title',
  'slug',
  'description',
  'image',
  'location',
  'order',
  'visible',
]);

/** The fields of the contract of the REST API; what is beside them has an endpoint of its own. */
export const projectContract = {
  ...projectCard,
  ...pickFields(projectFields, ['content', 'seoTitle', 'seoDescription', 'seoKeywords']),
};

const { serviceIds: _, ...columns } = projectFields;
/** Those in the table of the projects. */
export const projectColumns = columns;
