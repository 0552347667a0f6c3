import * as z from 'zod';
import { idField } from './fields';

/** The records that an action of the back office is applied to at once; those that are gone are passed over. */
export const byIds = z.object({ ids: z.array(idField()).max(200) });
