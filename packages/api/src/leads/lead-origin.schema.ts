import * as z from 'zod';
import { sourceLength } from '#insight/visit-source.schema';

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.slice(0, max))
    .optional();
const path = text(300);
const mark = text(sourceLength);

/**
 * Where a visitor came from, as the form of the site tells it. The message counts more: what is wrong in here never keeps it
 * from being stored.
 */
export const leadOrigin = z
  .object({
    /** The page that led to the form. */
    page: path,
    /** The first page of the visit; absent where the form does not know how that began, nor what led to it. */
    entry: path,
    /** The host of the other site that linked here. */
    referrer: text(100),
    /** The `utm_` marks of the first address. */
    source: mark,
    medium: mark,
    campaign: mark,
    /** Whether the first address had the mark of an advertisement of Google. */
    ad: z.boolean().optional(),
  })
  .optional()
  .catch(undefined);
export type LeadOrigin = NonNullable<z.output<typeof leadOrigin>>;
