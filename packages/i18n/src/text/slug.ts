import { toPlainLatin } from './fold';

export const slugPattern = /^[a-z0-9-]+$/;

/** Empty when the text has no Latin letter and no digit; the caller decides what stands in for it. */
export function slugify(text: string): string {
  return toPlainLatin(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The slug a form shows after its source field changed: it follows while it is empty or still the one
 * generated from the previous source, and stays once it was edited by hand.
 */
export function followSlug(source: string, previousSource: string, currentSlug: string): string {
  const follows = currentSlug === '' || currentSlug === slugify(previousSource);
  return follows ? slugify(source) : currentSlug;
}
