import * as z from 'zod';
import {
  booleanField,
  booleanFilter,
  imageUrlField,
  linkField,
  optionalHtml,
  optionalText,
  orderField,
  requiredText,
} from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { History } from '#platform/records/revisions/history';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageOf } from '#platform/records/translations/reading';
import { pickTranslated } from '#platform/records/translations/translated-fields';

const fields = z.object({
  title: requiredText('heroSection.title.required'),
  subtitle: optionalHtml(),
  description: optionalHtml(),
  backgroundImage: imageUrlField,
  ctaText: optionalText(),
  ctaLink: linkField,
  order: orderField,
  active: booleanField,
});

export const heroSectionUpdate = fields.partial();
export const heroSectionCreate = fields.extend({
  subtitle: fields.shape.subtitle.default(null),
  description: fields.shape.description.default(null),
  backgroundImage: fields.shape.backgroundImage.default(null),
  ctaText: fields.shape.ctaText.default(null),
  ctaLink: fields.shape.ctaLink.default(null),
  order: fields.shape.order.default(0),
  active: fields.shape.active.default(false),
});

/** What the form of a new record sends: without a position it goes to the end. */
export const heroSectionInput = heroSectionCreate.extend({ order: orderField.optional() });

/** The fields that English has for itself; the others are one for both languages. */
export const heroSectionTranslation = pickTranslated(fields, {
  title: true,
  subtitle: true,
  description: true,
  backgroundImage: false,
  ctaText: true,
  ctaLink: true,
  order: false,
  active: false,
});

export const heroSectionQuery = listQuery(['order', 'title', '-title', '-updatedAt']).extend({
  active: booleanFilter,
  english: englishFilter,
});

/** A hero slide as the REST API shows it. */
export const heroSectionRest = z
  .object({
    id: z.int(),
    title: z.string(),
    subtitle: z.string().nullable().meta({ description: 'HTML' }),
    description: z.string().nullable().meta({ description: 'HTML' }),
    backgroundImage: z.string().nullable(),
    ctaText: z.string().nullable(),
    ctaLink: z.string().nullable(),
    order: z.int(),
    active: z.boolean(),
    ...languageOf,
  })
  .meta({ id: 'HeroSection' });

export type HeroSectionCreate = z.output<typeof heroSectionCreate>;
export type HeroSectionInput = z.output<typeof heroSectionInput>;
export type HeroSectionUpdate = z.output<typeof heroSectionUpdate>;
export type HeroSectionQuery = z.output<typeof heroSectionQuery>;
export type HeroSectionRecord = Stored<HeroSectionCreate>;

/** What the history of a record holds. */
export const heroSectionHistory: History<HeroSectionCreate> = {
  entity: 'heroSection',
  fields: {
    title: 'text',
    subtitle: 'richText',
    description: 'richText',
    backgroundImage: 'image',
    ctaText: 'text',
    ctaLink: 'text',
    order: 'state',
    active: 'state',
  },
};
