import { cleanStyle, fontFaces, fontSizes, indents, type RichTextChoice } from './rich-text-values';

/**
 * The look that an element of the earlier system has by its classes and its style attribute, as our own style. A style
 * attribute takes precedence over a class, as in a browser.
 * @param scale what the text around it measures, in ems of a paragraph: absolute sizes in headings are relative to it
 */
export function quillStyle({ class: classes = '', style = '' }: Record<string, string>, scale = 1): string {
  const fromClasses = classes.split(/\s+/).map((name) => classStyles.get(name) ?? '');
  const all = cleanStyle(
    [...fromClasses, ...declarations(style).map((text) => mapDeclaration(text, scale) ?? text)].join(';'),
  );
  return order.flatMap((property) => all.split('; ').filter((text) => text.startsWith(`${property}:`))).join('; ');
}

/** As the editor writes them. */
const order = ['color', 'background-color', 'font-size', 'font-stretch', 'font-family', 'text-align', 'margin-left'];

/** Whether a style attribute has values that only the earlier system writes. */
export const hasQuillStyle = (style: string): boolean =>
  declarations(style).some((text) => mapDeclaration(text, 1) !== null);

/** Alignment and indentation belong to the block, everything else to the text in it. */
export function splitStyle(style: string): { block: string; text: string } {
  const all = style.split('; ').filter(Boolean);
  const isBlock = (declaration: string) => /^(?:text-align|margin-left):/.test(declaration);
  return {
    block: all.filter(isBlock).join('; '),
    text: all.filter((declaration) => !isBlock(declaration)).join('; '),
  };
}

const choiceStyle = (choices: RichTextChoice[], id: string) => {
  const style = choices.find((choice) => choice.id === id)?.style;
  return style ? `${style.property}: ${style.value}` : '';
};
const size = (id: 'small' | 'normal' | 'large' | 'huge') => choiceStyle(fontSizes, id);
/** The site has one typeface: what stood out by serifs stands out by its width. */
const serif = choiceStyle(fontFaces, 'wide');
const monospace = choiceStyle(fontFaces, 'mono');
const indent = (step: number) => `margin-left: ${indents[Math.min(step, indents.length) - 1]}`;

const classStyles = new Map([
  ['ql-size-small', size('small')],
  ['ql-size-large', size('large')],
  ['ql-size-huge', size('huge')],
  ['ql-font-serif', serif],
  ['ql-font-monospace', monospace],
  ...['center', 'right', 'justify'].map((value): [string, string] => [`ql-align-${value}`, `text-align: ${value}`]),
  // Quill's styles have nine steps.
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step): [string, string] => [`ql-indent-${step}`, indent(step)]),
]);

type Mapping = (value: string, scale: number) => string | null;

/** Inline styles of the earlier system; null for a value that is ours or nobody's. */
const mappings = new Map<string, Mapping>([
  ['padding-left', mapPadding],
  ['font-size', mapSize],
  ['font-family', mapFamily],
  ['text-align', mapAlignment],
]);

const declarations = (style: string) => style.slice(0, 2000).split(';');

/** Null for what stays as it is written. */
function mapDeclaration(declaration: string, scale: number): string | null {
  if (cleanStyle(declaration)) return null;
  const colon = declaration.indexOf(':');
  const mapping = mappings.get(declaration.slice(0, colon).trim().toLowerCase());
  const value = declaration
    .slice(colon + 1)
    .trim()
    .toLowerCase();
  return mapping?.(value, scale) ?? null;
}

function mapAlignment(value: string): string | null {
  if (value === 'start') return '';
  return value === 'end' ? 'text-align: right' : null;
}

/** A step of Quill's indentation is 3em. */
function mapPadding(value: string): string | null {
  const length = readLength(value);
  return length && length.ems >= 1 ? indent(Math.max(1, Math.round(length.ems / 3))) : null;
}

/** Sizes outside of 6 to 96 pixels are no size of a text. */
function mapSize(value: string, scale: number): string | null {
  const length = keywords.get(value) ?? readLength(value);
  if (!length || length.ems < 6 / 16 || length.ems > 96 / 16) return null;
  const ems = length.relative ? length.ems : length.ems / scale;
  if (ems < 0.95) return size('small');
  if (ems < 1.1) return size('normal');
  // Quill's own large text measures 1.5em.
  return ems <= 1.5 ? size('large') : size('huge');
}

function mapFamily(value: string): string | null {
  const families = value.split(',').map((family) => family.replace(/["']/g, '').trim());
  if (families.some((family) => /^(?:monospace|courier|consolas|menlo|monaco)\b/.test(family))) return monospace;
  const isSerif = (family: string) => /^(?:serif|georgia|times|garamond|palatino|cambria|book antiqua)\b/.test(family);
  return families.some(isSerif) ? serif : null;
}

type Length = { ems: number; relative: boolean };

/** In ems of 16 pixels, the size of text in a browser. */
function readLength(value: string): Length | null {
  const [, number, unit = ''] = /^(\d{0,5}(?:\.\d{1,6})?)(px|pt|em|rem|%)$/.exec(value) ?? [];
  const ems = Number(number) * (emsOf[unit] ?? Number.NaN);
  return Number.isNaN(ems) ? null : { ems, relative: unit === 'em' || unit === '%' };
}

const emsOf: Record<string, number> = { px: 1 / 16, pt: 1 / 12, em: 1, rem: 1, '%': 0.01 };

const keywords = new Map<string, Length>([
  ['smaller', { ems: 0.8, relative: true }],
  ['larger', { ems: 1.2, relative: true }],
  ...Object.entries({
    'xx-small': 9,
    'x-small': 10,
    small: 13,
    medium: 16,
    large: 18,
    'x-large': 24,
    'xx-large': 32,
  }).map(([keyword, pixels]): [string, Length] => [keyword, { ems: pixels / 16, relative: false }]),
]);
