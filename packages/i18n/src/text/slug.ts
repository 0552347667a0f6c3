import { toPlainLatin } from './fold';

export const slugPattern = /^[a-z0-9-]+$/;

/** Empty when the text has no Latin letter and no digit; the caller chooses a fallback. */
export function slugify(text: string): string {
  return toPlainLatin(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The slug in a form after its source field changed: derived from the source while it is empty or equal to the slug of
 * the previous source, unchanged after it was edited by hand.
 */
export function followSlug(source: string, previousSource: string, currentSlug: string): string {
  const follows = currentSlug === '' || currentSlug === slugify(previousSource);
  return follows ? slugify(source) : currentSlug;
}
