import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { requiredText, versionField } from '#platform/input/fields';

/** What stands for a part of a message: the name of the visitor, the firm, the subject, and where to write a review. */
export const templateMarks = ['ad', 'firma', 'konu', 'yorum'] as const;

/** The values of the marks; one without a value is left out of the message. */
export type TemplateValues = Partial<Record<(typeof templateMarks)[number], string | null>>;

/** The values for a message to a visitor. */
export const templateValues = (
  { name, subject }: { name: string; subject: string | null },
  firm: { name: string; googleReviewUrl: string | null },
): TemplateValues => ({ ad: name, firma: firm.name, konu: subject, yorum: firm.googleReviewUrl });

const anyMark = `\\{(?:${templateMarks.join('|')})\\}`;
/** Marks with the space beside them. */
const marks = new RegExp(`^${anyMark} ?| ?${anyMark}`, 'gm');

/** The message that a template makes. A mark without a value takes the space beside it along. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text
    .replace(marks, (match) => {
      const mark = templateMarks.find((name) => match.includes(name));
      const value = mark && values[mark];
      return value ? match.replace(/\{.*\}/, () => value) : '';
    })
    .trim();

const isMark = (name: string) => templateMarks.some((mark) => mark === name);

const text = requiredText('leadTemplate.text', 1000).superRefine((template, { addIssue }) => {
  const unknown = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).find((name) => !isMark(name));
  if (unknown === undefined) return;
  addIssue({ code: 'custom', message: message('leadTemplate.unknownMark', { mark: `{${unknown}}` }) });
});

export const maxTemplates = 20;

export const leadTemplatesUpdate = z.object({
  templates: z
    .array(z.object({ name: requiredText('leadTemplate.name', 40), text }), { error: message('leadTemplate.list') })
    .max(maxTemplates, { error: message('leadTemplate.tooMany', { max: maxTemplates }) }),
  version: versionField.optional(),
});

export const leadTemplatesRest = z
  .object({ templates: z.array(z.object({ name: z.string(), text: z.string() })), version: z.int() })
  .meta({ id: 'LeadTemplates' });

export type LeadTemplates = z.output<typeof leadTemplatesRest>;
export type LeadTemplatesUpdate = z.output<typeof leadTemplatesUpdate>;
