// Typical questions are one text, so that history, English texts, drafts and the content file treat them as any other:
// each question is a line that begins with `? `, and what follows is its answer, up to the next one.

import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { optionalText } from './fields';

export type Question = { question: string; answer: string };

/** More would be read by nobody. */
const maxQuestions = 30;
const maxLength = 40_000;

const mark = /^\? ?/;

/** The questions as they are being typed: also those without an answer, and spaces at the end. */
export const parseQuestions = (text: string | null | undefined): Question[] =>
  (text || null)?.split(/\n\n?(?=\?(?: |\n|$))/).map((block) => {
    const [question = '', ...answer] = block.split('\n');
    return { question: question.replace(mark, ''), answer: answer.join('\n') };
  }) ?? [];

export const joinQuestions = (questions: readonly Question[]): string =>
  questions
    .map(({ question, answer }) => `? ${question.replaceAll('\n', ' ')}\n${answer.replaceAll(/^\?(?= |$)/gm, '')}`)
    .join('\n\n');

const trimmed = (questions: readonly Question[]): Question[] =>
  questions
    .map(({ question, answer }) => ({ question: question.trim(), answer: answer.replaceAll(/\n{2,}/g, '\n').trim() }))
    .filter(({ question, answer }) => question || answer);

/** The questions as visitors read them. */
export const readQuestions = (text: string | null): Question[] => trimmed(parseQuestions(text));

/** Optional questions; rows in which nothing was typed are left out. */
export const questionsField = optionalText(maxLength)
  .transform((text) => joinQuestions(readQuestions(text)) || null)
  .refine((text) => readQuestions(text).every(({ question, answer }) => question && answer), {
    error: message('questions.incomplete'),
  })
  .refine((text) => readQuestions(text).length <= maxQuestions, {
    error: message('questions.tooMany', { max: maxQuestions }),
  });

const line = z.string({ error: message('questions.incomplete') });

/** As programs send them: a list, or the text. */
export const questionsInput = z
  .union([z.array(z.object({ question: line, answer: line })).transform(joinQuestions), z.string(), z.null()], {
    error: message('field.text'),
  })
  .pipe(questionsField);

export const questionRest = z.object({ question: z.string(), answer: z.string() });
