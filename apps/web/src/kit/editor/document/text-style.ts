import { Mark } from '@tiptap/core';
import { readTextStyle, type TextStyleAttributes, textStyleCss } from './styles';

/** Colour, background, size and face of text, together in one `<span>`. */
export const TextStyle = Mark.create({
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

/** Of nested marks of one kind only the innermost stays, so it takes over what the spans around it say. */
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
