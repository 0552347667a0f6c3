/** One choice of the toolbar and its style; without a style the text inherits. */
export type RichTextChoice = { id: string; style: { property: string; value: string } | null };

const choice = (id: string, property: string, value: string): RichTextChoice => ({ id, style: { property, value } });

export const fontSizes = [
  choice('small', 'font-size', '0.875em'),
  { id: 'normal', style: null },
  choice('large', 'font-size', '1.25em'),
  choice('huge', 'font-size', '1.6em'),
] satisfies RichTextChoice[];

/** Three widths of the typeface of the site, and its monospaced variant. */
export const fontFaces = [
  { id: 'body', style: null },
  choice('wide', 'font-stretch', '112%'),
  choice('narrow', 'font-stretch', '86%'),
  choice('mono', 'font-family', 'var(--font-mono)'),
] satisfies RichTextChoice[];

export const alignments = ['left', 'center', 'right', 'justify'];

/** Margins of the indent steps, the first step first. */
export const indents = ['2em', '4em', '6em', '8em', '10em', '12em', '14em', '16em'];

// A number with a percent sign or a decimal point at most: no bracket, quote or comment can match.
const channel = '[+-]?(?:\\d{1,3}(?:\\.\\d{1,6})?|\\.\\d{1,6})%?';
const colour = new RegExp(
  `^(?:#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})|[a-z]{3,20}|var\\(--[a-z][a-z\\d-]{0,40}\\)|rgba?\\( ?${channel}(?: ?[ ,/] ?${channel}){2,3} ?\\))$`,
);

const oneOf = (values: string[]) => (value: string) => values.includes(value);
const valuesOf = (choices: RichTextChoice[], property: string) =>
  choices.flatMap(({ style }) => (style?.property === property ? [style.value] : []));
const isColour = (value: string) => colour.test(value);

/** The style properties of rich text, each with what its value may be. */
const allowedStyles = new Map<string, (value: string) => boolean>([
  ['color', isColour],
  ['background-color', isColour],
  ['text-align', oneOf(alignments)],
  ['font-size', oneOf(valuesOf(fontSizes, 'font-size'))],
  ['font-stretch', oneOf(valuesOf(fontFaces, 'font-stretch'))],
  ['font-family', oneOf(valuesOf(fontFaces, 'font-family'))],
  ['margin-left', oneOf(indents)],
]);

/** Sanitizes a style attribute: allowed properties with allowed values remain, in a fixed order, each once. */
export function cleanStyle(style: string): string {
  const declarations = new Map<string, string>();
  for (const declaration of style.slice(0, maxStyle).split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = normalized(declaration.slice(colon + 1));
    if (allowedStyles.get(property)?.(value)) declarations.set(property, value);
  }
  return [...declarations].map(([property, value]) => `${property}: ${value}`).join('; ');
}

/** All properties together need far less. */
const maxStyle = 2000;

/** One spelling for each value: `.875EM` and `0.875em` are the same. */
const normalized = (value: string) =>
  value
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^\.(?=\d)/, '0.');
