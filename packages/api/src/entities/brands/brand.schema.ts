import * as z from 'zod';
import { contractOf, deriveSchemas } from '#platform/fields/derive';
import { booleanFilter } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';
import { brandFields } from './brand.fields';

export const {
  create: brandCreate,
  update: brandUpdate,
  history: brandHistory,
  blank: blankBrand,
} = deriveSchemas('brand', brandFields);

export const brandQuery = listQuery(['order', 'name', '-name', '-updatedAt']).extend({
  active: booleanFilter,
  visible: booleanFilter,
});

/** A brand as the REST API shows it. */
export const brandRest = z
  .object({ id: z.int(), ...contractOf(brandFields, ['name', 'logoUrl', 'websiteUrl', 'order', 'active', 'visible']) })
  .meta({ id: 'Brand' });

export type BrandCreate = z.output<typeof brandCreate>;
export type BrandUpdate = z.output<typeof brandUpdate>;
export type BrandQuery = z.output<typeof brandQuery>;
export type BrandRecord = Stored<BrandCreate>;
