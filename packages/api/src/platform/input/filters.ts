import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { idField } from './fields';

// A query string carries text, our own client real values; an empty text counts as absent.
const spelled = { '': undefined, true: true, false: false } as const;

/** A condition of a list that is either wanted, unwanted or not asked for. */
export const booleanFilter = z
  .union([z.boolean(), z.enum(['', 'true', 'false']).transform((text) => spelled[text])], {
    error: message('field.boolean'),
  })
  .optional();

/** The number of a record that a list is limited to. */
export const idFilter = z
  .union([z.literal('').transform(() => undefined), idField()], {
    error: message('field.id'),
  })
  .optional();
