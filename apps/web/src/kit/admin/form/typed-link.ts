import { completeLink } from '@pano/api/urls';
import * as z from 'zod';

/**
 * An optional link as people type it: `ornek.com`, a phone number and a mail address become complete links before the
 * rules of the stored value are applied. What cannot become a link is left to them.
 */
export const typedLink = <Output>(stored: z.ZodType<Output, string | null | undefined>) =>
  z
    .string()
    .nullish()
    .transform((text) => (text ? (completeLink(text) ?? text) : text))
    .pipe(stored);
