import { Extension, PasteRule } from '@tiptap/core';
import { matchLinks } from './match-links';

/** Makes links of the addresses and telephone numbers in pasted text; text from an editor of ours stays as it is. */
export const PastedLinks = Extension.create({
  name: 'pastedLinks',

  addPasteRules() {
    return [
      new PasteRule({
        find: (text) =>
          matchLinks(text).map(({ index, text: written, href }) => ({ index, text: written, data: { href } })),
        handler: ({ state, range: { from, to }, match }) => {
          const [written] = match;
          const { link, code } = state.schema.marks;
          // Tiptap reports a match once more, one place further, for the text within its block.
          if (!link || state.doc.textBetween(from, to) !== written) return;
          if (state.doc.rangeHasMark(from, to, link) || (code && state.doc.rangeHasMark(from, to, code))) return;
          const href = String(match.data?.href);
          const isWrapped = /^https?:/i.test(written) && href !== written;
          if (isWrapped) state.tr.insertText(href, from, to);
          state.tr.addMark(from, isWrapped ? from + href.length : to, link.create({ href }));
        },
      }),
    ];
  },
});
