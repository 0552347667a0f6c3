import { parsePhone } from './phone';

export type PhoneMatch = { index: number; text: string; e164: string };

const gap = '[ \\u00a0.\\-/]{0,2}';
const sevenDigits = `(?:${gap}\\d){7}`;
const shapes = [
  // With what is dialled before the area code, or with that in brackets.
  `(?:(?:\\+|00)${gap}90${gap}\\(?0?${gap}|0${gap}\\(?|\\(0?)[2-58]\\d{2}\\)?${sevenDigits}`,
  // Without it only in the usual groups: ten digits in a row may be the number of anything.
  '[2-58]\\d{2}[ \\u00a0-]\\d{3}[ \\u00a0-]\\d{2}[ \\u00a0-]?\\d{2}',
  `(?:(?:\\+|00)90${gap}|0${gap})?444[ \\u00a0-](?:\\d[ \\u00a0-]?\\d{3}|\\d{2}[ \\u00a0-]?\\d{2})`,
  '\\+(?!90)[1-9](?:[ \\u00a0.()-]{0,2}\\d){6,14}',
];

/** No part of a longer number, a decimal, an address or a serial number. */
const written = new RegExp(`(?<![\\p{L}\\d_@=+]|\\d[.,-])(?:${shapes.join('|')})(?![\\p{L}\\d_]|[.,]\\d)`, 'gu');

/**
 * The telephone numbers within a text, each as it is written in Turkey or with the code of its country. Prices, measures,
 * tax numbers, dates and account numbers are none.
 */
export function matchPhones(text: string): PhoneMatch[] {
  return [...text.matchAll(written)].flatMap(({ index, 0: number }) => {
    const e164 = parsePhone(number.replace(/[^\d+]/g, ''));
    return e164 === null ? [] : [{ index, text: number, e164 }];
  });
}
