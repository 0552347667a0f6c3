import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { idField, wholeNumber } from '../input/fields';

const error = message('record.invalidOrder');

/** New positions of several records; every record at most once. */
export const orderItems = z
  .array(z.object({ id: idField('record.invalidOrder'), order: wholeNumber(0, 'record.invalidOrder') }, { error }), {
    error,
  })
  .max(1000, { error })
  .refine((items) => new Set(items.map((item) => item.id)).size === items.length, { error });

/** Moves one record of a list, however long it is, to a place counted from 1. */
export const moveInput = z.object({
  id: idField('record.invalidOrder'),
  position: wholeNumber(1, 'record.invalidOrder'),
});

export const reorderInput = z.object({ items: orderItems });
export type OrderItem = z.output<typeof orderItems>[number];
