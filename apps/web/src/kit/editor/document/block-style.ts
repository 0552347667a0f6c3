import { Extension } from '@tiptap/core';
import { blockStyleCss, readAlign, readIndent } from './styles';

/** Alignment and indentation of paragraphs and headings. */
export const BlockStyle = Extension.create({
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
