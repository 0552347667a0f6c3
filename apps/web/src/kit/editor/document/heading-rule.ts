import { Extension, textblockTypeInputRule } from '@tiptap/core';

/** At the start of a line "## " and "### " make it a heading, as "- " makes it an item of a list. */
export const HeadingRule = Extension.create({
  name: 'headingRule',

  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    if (!heading) return [];
    return [
      textblockTypeInputRule({
        find: /^(#{2,3})\s$/,
        type: heading,
        getAttributes: ([, marks = '']) => ({ level: marks.length }),
      }),
    ];
  },
});
