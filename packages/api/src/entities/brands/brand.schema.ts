import { message } from '@pano/i18n/message';
import * as z from 'zod';
import {
  booleanField,
  booleanFilter,
  httpUrlField,
  orderField,
  requiredHttpUrl,
  requiredText,
  websiteField,
} from '#platform/input/fields';
import { isEncodedImageUrl } from '#platform/input/urls';
import { listQuery } from '#platform/records/list';
import type { History } from '#platform/records/revisions/history';
import type { Stored } from '#platform/records/stored-record';

const fields = z.object({
  name: requiredText('brand.name.required'),
  logoUrl: requiredHttpUrl('brand.logoUrl.required', 'brand.url.invalid').refine(isEncodedImageUrl, {
    error: message('brand.url.invalid'),
  }),
  websiteUrl: websiteField('brand.url.invalid'),
  order: orderField,
  active: booleanField,
  visible: booleanField,
});

export const brandUpdate = fields.partial();
export const brandCreate = fields.extend({
  websiteUrl: fields.shape.websiteUrl.default(null),
  order: fields.shape.order.default(0),
  active: fields.shape.active.default(true),
  visible: fields.shape.visible.default(true),
});

/** The REST API takes a website only; the form takes what the link of a text may be, such as a phone number. */
const website = httpUrlField('brand.url.invalid');
export const brandRestCreate = brandCreate.extend({ websiteUrl: website.default(null) });
export const brandRestUpdate = brandUpdate.extend({ websiteUrl: website.optional() });

/** What the form of a new record sends: without a position it goes to the end. */
export const brandInput = brandCreate.extend({ order: orderField.optional() });

export const brandQuery = listQuery(['order', 'name', '-name', '-updatedAt']).extend({
  active: booleanFilter,
  visible: booleanFilter,
});

/** A brand as the REST API shows it. */
export const brandRest = z
  .object({
    id: z.int(),
    name: z.string(),
    logoUrl: z.string(),
    websiteUrl: z.string().nullable(),
    order: z.int(),
    active: z.boolean(),
    visible: z.boolean(),
  })
  .meta({ id: 'Brand' });

export type BrandCreate = z.output<typeof brandCreate>;
export type BrandInput = z.output<typeof brandInput>;
export type BrandUpdate = z.output<typeof brandUpdate>;
export type BrandQuery = z.output<typeof brandQuery>;
export type BrandRecord = Stored<BrandCreate>;

/** What the history of a record holds. */
export const brandHistory: History<BrandCreate> = {
  entity: 'brand',
  fields: { name: 'text', logoUrl: 'image', websiteUrl: 'text', order: 'state', active: 'state', visible: 'state' },
};
