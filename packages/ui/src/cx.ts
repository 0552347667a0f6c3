import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Without the theme's own names tailwind-merge takes `text-h3` for a colour and removes `text-ink`. */
const merge = extendTailwindMerge<'voice' | 'type'>({
  extend: {
    theme: {
      text: ['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'plate'],
      radius: ['plate', 'control', 'card', 'dialog'],
      shadow: ['1', '2', '3'],
      ease: ['snap'],
      container: ['page'],
    },
    classGroups: {
      voice: [{ voice: ['wide', 'label', 'narrow'] }],
      type: [{ type: ['display', 'h1', 'h2', 'h3', 'h4'] }],
    },
  },
});

/**
 * Joins class names; of two conflicting ones the later one stays. Components that the public site uses call plain `clsx`
 * instead, because tailwind-merge is larger than all of them together: pass those only classes that do not conflict.
 */
export function cx(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
