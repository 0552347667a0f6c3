import { isImageUrl } from '@pano/api/urls';
import Image from '@tiptap/extension-image';

/** Stands in a line of text, so that it can be aligned and linked like one. */
export const InlineImage = Image.extend({
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
