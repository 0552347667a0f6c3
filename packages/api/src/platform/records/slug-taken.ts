import { isUniqueViolation } from '@pano/db';
import { conflict } from '../transport/errors';

/** Turns the database's no to a slug that another record has into a refusal for people. */
export function refuseTakenSlug(error: unknown): never {
  if (isUniqueViolation(error, 'slug')) throw conflict('slug.taken', 'slug');
  throw error;
}
