import * as z from 'zod';
import { contractOf, deriveSchemas } from '#platform/fields/derive';
import { booleanFilter, httpUrlField, orderField } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';
import { brandFields } from './brand.fields';

export const {
  create: brandCreate,
  update: brandUpdate,
  history: brandHistory,
  blank: blankBrand,
} = deriveSchemas('brand', brandFields);

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
  .object({ id: z.int(), ...contractOf(brandFields, ['name', 'logoUrl', 'websiteUrl', 'order', 'active', 'visible']) })
  .meta({ id: 'Brand' });

export type BrandCreate = z.output<typeof brandCreate>;
export type BrandInput = z.output<typeof brandInput>;
export type BrandUpdate = z.output<typeof brandUpdate>;
export type BrandQuery = z.output<typeof brandQuery>;
export type BrandRecord = Stored<BrandCreate>;
