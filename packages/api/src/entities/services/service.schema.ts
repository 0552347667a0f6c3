import * as z from 'zod';
import {
  booleanField,
  booleanFilter,
  optionalText,
  orderField,
  requiredText,
  textLength,
} from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { History } from '#platform/records/revisions/history';
import type { Stored } from '#platform/records/stored-record';
import { languageOf } from '#platform/records/translations/reading';
import { pickTranslated } from '#platform/records/translations/translated-fields';

const fields = z.object({
  title: requiredText('service.title.required'),
  description: requiredText('service.description.required', textLength),
  /** Name of a Material symbol, such as `lightbulb`. */
  icon: optionalText(64),
  /** Emoji shown where the icon is missing. */
  iconText: optionalText(16),
  order: orderField,
  visible: booleanField,
});

export const serviceUpdate = fields.partial();
export const serviceCreate = fields.extend({
  icon: fields.shape.icon.default(null),
  iconText: fields.shape.iconText.default(null),
  order: fields.shape.order.default(0),
  visible: fields.shape.visible.default(true),
});

/** What the form of a new record sends: without a position it goes to the end. */
export const serviceInput = serviceCreate.extend({ order: orderField.optional() });

/** The fields that English has for itself; the others are one for both languages. */
export const serviceTranslation = pickTranslated(fields, {
  title: true,
  description: true,
  icon: false,
  iconText: false,
  order: false,
  visible: false,
});

export const serviceQuery = listQuery(['order', 'title', '-title', '-updatedAt']).extend({ visible: booleanFilter });

/** A service as the REST API shows it. */
export const serviceRest = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    icon: z.string().nullable(),
    iconText: z.string().nullable(),
    order: z.int(),
    visible: z.boolean(),
    ...languageOf,
  })
  .meta({ id: 'Service' });

export type ServiceCreate = z.output<typeof serviceCreate>;
export type ServiceInput = z.output<typeof serviceInput>;
export type ServiceUpdate = z.output<typeof serviceUpdate>;
export type ServiceQuery = z.output<typeof serviceQuery>;
export type ServiceRecord = Stored<ServiceCreate>;

/** What the history of a record holds. */
export const serviceHistory: History<ServiceCreate> = {
  entity: 'service',
  fields: { title: 'text', description: 'text', icon: 'text', iconText: 'text', order: 'state', visible: 'state' },
};
