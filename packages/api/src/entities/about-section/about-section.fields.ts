import { message } from '@pano/i18n/message';
import { paragraphCount } from '@pano/i18n/text/html-text';
import * as z from 'zod';
import { flag, image, line } from '#platform/fields/builders';
import { field } from '#platform/fields/field';
import { requiredHtml } from '#platform/input/fields';

/** Fewer paragraphs would leave the section looking unfinished beside its drawing. */
const minParagraphs = 3;

/** Whether the text has enough paragraphs; those without visible text do not count. */
export const hasEnoughParagraphs = (html: string) => paragraphCount(html) >= minParagraphs;

const content = requiredHtml('aboutSection.content.required').refine(hasEnoughParagraphs, {
  error: message('aboutSection.content.paragraphs'),
});

export const aboutSectionFields = {
  title: line({
    required: 'aboutSection.title.required',
    translated: true,
    example: { tr: 'Hakkımızda', en: 'About us' },
  }),
  content: field(
    { rule: content, output: z.string(), kind: 'richText', blank: '', initial: undefined },
    {
      translated: true,
      rest: 'HTML',
      example: {
        tr: '<p>Kimiz</p><p>Ne yapıyoruz</p><p>Nasıl çalışıyoruz</p>',
        en: '<p>We build switchboards.</p><p>Since 1998.</p><p>In Ankara.</p>',
      },
    },
  ),
  /** Beside the text; without one the site shows a drawing. */
  image: image(),
  visible: flag({ initial: true, example: true }),
};
