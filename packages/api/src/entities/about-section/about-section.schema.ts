import { message } from '@pano/i18n/message';
import { paragraphCount } from '@pano/i18n/text/html-text';
import * as z from 'zod';
import { booleanField, imageUrlField, requiredHtml, requiredText } from '#platform/input/fields';
import type { History } from '#platform/records/revisions/history';
import type { Stored } from '#platform/records/stored-record';
import { languageOf } from '#platform/records/translations/reading';
import { pickTranslated } from '#platform/records/translations/translated-fields';

/** Fewer paragraphs would leave the section looking unfinished beside its drawing. */
const minParagraphs = 3;

/** Whether the text has enough paragraphs; those without visible text do not count. */
export const hasEnoughParagraphs = (html: string) => paragraphCount(html) >= minParagraphs;

const fields = z.object({
  title: requiredText('aboutSection.title.required'),
  content: requiredHtml('aboutSection.content.required').refine(hasEnoughParagraphs, {
    error: message('aboutSection.content.paragraphs'),
  }),
  /** Beside the text; without one the site shows a drawing. */
  image: imageUrlField,
  visible: booleanField,
});

export const aboutSectionUpdate = fields.partial();
export const aboutSectionCreate = fields.extend({
  image: fields.shape.image.default(null),
  visible: fields.shape.visible.default(true),
});

/** The fields that English has for itself; the others are one for both languages. */
export const aboutSectionTranslation = pickTranslated(fields, {
  title: true,
  content: true,
  image: false,
  visible: false,
});

/** The about section as the REST API shows it. */
export const aboutSectionRest = z
  .object({
    id: z.int(),
    title: z.string(),
    content: z.string().meta({ description: 'HTML' }),
    image: z.string().nullable(),
    visible: z.boolean(),
    ...languageOf,
  })
  .meta({ id: 'AboutSection' });

export type AboutSectionCreate = z.output<typeof aboutSectionCreate>;
export type AboutSectionUpdate = z.output<typeof aboutSectionUpdate>;
export type AboutSectionRecord = Stored<AboutSectionCreate>;

/** What the history of a record holds. */
export const aboutSectionHistory: History<AboutSectionCreate> = {
  entity: 'aboutSection',
  fields: { title: 'text', content: 'richText', image: 'image', visible: 'state' },
};
