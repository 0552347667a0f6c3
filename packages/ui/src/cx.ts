import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The design's own names have to be known, or `text-h3` would count as a colour and push `text-ink` out. */
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
 * Joins class names; of two that contradict each other the later one stays. Parts that the public site uses join with
 * plain `clsx` instead: the merge table weighs more than all of them together, so give those only classes that add.
 */
export function cx(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
