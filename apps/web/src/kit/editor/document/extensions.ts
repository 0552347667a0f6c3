import { isLink } from '@pano/api/urls';
import type { Extensions } from '@tiptap/core';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import StarterKit from '@tiptap/starter-kit';
import { BlockStyle } from './block-style';
import { InlineCode } from './inline-code';
import { InlineImage } from './inline-image';
import { TextStyle } from './text-style';

/** Everything a text can consist of: what the server keeps, and no more. */
export const documentExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    horizontalRule: false,
    // It would add an empty paragraph to a text that ends with a list, merely by opening it.
    trailingNode: false,
    link: {
      isAllowedUri: isLink,
      autolink: false,
      linkOnPaste: false,
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    dropcursor: { color: 'var(--accent-mark)', width: 2 },
    undoRedo: { depth: 100, newGroupDelay: 1000 },
  }),
  InlineCode,
  InlineImage,
  TextStyle,
  BlockStyle,
  Subscript,
  Superscript,
];
