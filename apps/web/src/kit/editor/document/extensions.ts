import { isImageUrl, isLink } from '@pano/api/urls';
import { Extension, type Extensions, Mark } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import StarterKit from '@tiptap/starter-kit';
import { blockStyleCss, readAlign, readIndent, readTextStyle, type TextStyleAttributes, textStyleCss } from './styles';
import { tableExtensions } from './table';

/** Alignment and indentation of paragraphs and headings. */
const BlockStyle = Extension.create({
  name: 'blockStyle',

  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          align: {
            default: null,
            parseHTML: (element) => readAlign(element.getAttribute('style')),
            renderHTML: (attributes) => styled({ align: attributes.align }),
          },
          indent: {
            default: 0,
            parseHTML: (element) => readIndent(element.getAttribute('style')),
            renderHTML: (attributes) => styled({ indent: attributes.indent }),
          },
        },
      },
    ];
  },
});

function styled(attributes: { align?: unknown; indent?: unknown }) {
  const style = blockStyleCss(attributes);
  return style ? { style } : {};
}

/** Colour, background, size and face of text, together in one `<span>`. */
const TextStyle = Mark.create({
  name: 'textStyle',
  // Outside of bold and the like, so that a chosen colour reaches them; inside of links.
  priority: 101,

  addAttributes() {
    return {
      color: attribute('color'),
      background: attribute('background'),
      size: attribute('size'),
      face: attribute('face'),
    };
  },

  parseHTML() {
    return [{ tag: 'span[style]' }];
  },

  renderHTML({ mark }) {
    return ['span', { style: textStyleCss(mark.attrs) }, 0];
  },
});

function attribute(name: keyof TextStyleAttributes) {
  return {
    default: null,
    rendered: false,
    parseHTML: (element: HTMLElement) => readTextStyle(inheritedStyle(element))[name],
  };
}

/** Of nested marks of one kind only the innermost is kept, so it inherits the styles of the spans around it. */
function inheritedStyle(element: HTMLElement): string {
  let style = element.getAttribute('style') ?? '';
  for (
    let outer = element.parentElement?.closest('span[style]');
    outer;
    outer = outer.parentElement?.closest('span[style]')
  ) {
    style = `${outer.getAttribute('style')};${style}`;
  }
  return style;
}

/** Unlike Tiptap's own, it shares its text with other marks: a link around code stays a link. */
const InlineCode = Mark.create({
  name: 'code',
  excludes: '',
  code: true,
  exitable: true,

  parseHTML() {
    return [{ tag: 'code' }];
  },

  renderHTML() {
    return ['code', 0];
  },

  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) };
  },
});

/** Stands in a line of text, so that it can be aligned and linked like one. */
const InlineImage = Image.extend({
  addAttributes() {
    return {
      src: { default: '' },
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
    };
  },

  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (element) => (isImageUrl(element.getAttribute('src') ?? '') ? null : false) }];
  },
}).configure({ inline: true });

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
  ...tableExtensions,
];
