import { flag, line, position } from '#platform/fields/builders';

export const keywordFields = {
  keyword: line({
    required: 'keyword.keyword.required',
    translated: true,
    searched: true,
    example: { tr: 'pano imalatı', en: 'switchboard' },
  }),
  order: position({ example: 3 }),
  active: flag({ initial: true, example: true }),
};
