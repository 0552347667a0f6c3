import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { flag, image, line, nullable, position, richText, seoFields, slug, text } from '#platform/fields/builders';
import { pickFields } from '#platform/fields/derive';
import { field } from '#platform/fields/field';
import { orderField, requiredImageUrl } from '#platform/input/fields';
import { questionRest, questionsField } from '#platform/input/questions';

const maxPictures = 60;

/** A picture that the form adds to the gallery. */
export const galleryImage = z.object({
  imageUrl: requiredImageUrl('field.imageUrl'),
  order: orderField,
});

/** The addresses of further pictures, in their order. */
const gallery = z
  .array(galleryImage.shape.imageUrl, { error: message('service.gallery.list') })
  .max(maxPictures, { error: message('service.gallery.tooMany', { max: maxPictures }) })
  .transform((urls) => [...new Set(urls)]);

const noPictures: string[] = [];

export const serviceFields = {
  title: line({
    required: 'service.title.required',
    translated: true,
    searched: true,
    example: { tr: 'Pano imalatı', en: 'Panel design and manufacturing' },
  }),
  description: text({
    required: 'service.description.required',
    translated: true,
    searched: true,
    example: { tr: 'Ana dağıtım panoları.', en: 'Main and distribution boards built to your drawings.' },
  }),
  /** Name of a Material symbol, such as `lightbulb`. */
  icon: line({ max: 64, example: 'developer_board' }),
  /** Emoji shown where the icon is missing. */
  iconText: line({ max: 16 }),
  order: position({ example: 1 }),
  visible: flag({ initial: true }),
  /** Null and an empty text: to be made from the title when there is content. */
  slug: slug({ translated: true, example: { tr: 'pano-imalati' } }),
  /** With it the service has a page. */
  content: richText({
    translated: true,
    searched: true,
    rest: 'HTML',
    example: {
      tr: '<p>Atölyemizde kurar, deney raporuyla teslim ederiz.</p>',
      en: '<p>Boards of up to 4000 A, tested in our workshop.</p>',
    },
  }),
  image: image(),
  gallery: field({
    rule: gallery,
    output: z.array(z.string()),
    kind: 'images',
    blank: noPictures,
    initial: noPictures,
  }),
  questions: nullable('text', questionsField, z.array(questionRest), {
    translated: true,
    searched: true,
    example: {
      tr: [{ question: 'Teslim süresi ne kadar?', answer: 'Keşiften sonra üç hafta.' }],
      en: '? How long does it take?\nThree weeks after the site visit.',
    },
  }),
  ...seoFields,
  /** Comma-separated. */
  seoKeywords: text({ translated: true, rest: 'Comma-separated' }),
};

/** What a card of the site and a row of the back office show, and the contract of the REST API. */
export const serviceCard = pickFields(serviceFields, ['title', 'description', 'icon', 'iconText', 'order', 'visible']);
