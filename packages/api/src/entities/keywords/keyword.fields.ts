import { flag, line, position } from '#platform/fields/builders';

/** What visitors search for: suggestions for projects, and words for search engines. Switched off ones are not suggested. */
export const keywordFields = {
  /** Unique without regard to case and spacing. */
  keyword: line({
    required: 'keyword.keyword.required',
    translated: true,
    searched: true,
    example: { tr: 'pano imalatı', en: 'switchboard' },
  }),
  order: position({ example: 3 }),
  /** Whether it is suggested. */
  active: flag({ initial: true, example: true }),
};
