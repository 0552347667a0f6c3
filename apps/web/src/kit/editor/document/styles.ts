import { alignments, cleanStyle, fontFaces, fontSizes, indents, type RichTextChoice } from '@pano/api/rich-text-values';
import type { Attrs } from '@tiptap/pm/model';

/** What a stretch of text can look like; null leaves it to its surroundings. */
export type TextStyleAttributes = {
  color: string | null;
  background: string | null;
  size: string | null;
  face: string | null;
};

/** The properties that the server keeps, with its spelling of their values. */
function readStyle(style: string | null): Map<string, string> {
  const properties = new Map<string, string>();
  for (const declaration of cleanStyle(style ?? '').split('; ')) {
    const [property, value] = declaration.split(': ');
    if (property && value) properties.set(property, value);
  }
  return properties;
}

export function readTextStyle(style: string | null): TextStyleAttributes {
  const properties = readStyle(style);
  return {
    color: properties.get('color') ?? null,
    background: properties.get('background-color') ?? null,
    size: chosen(fontSizes, properties),
    face: chosen(fontFaces, properties),
  };
}

export function textStyleCss(attrs: Attrs): string {
  return declarations([
    ['color', text(attrs.color)],
    ['background-color', text(attrs.background)],
    ...choiceStyle(fontSizes, attrs.size),
    ...choiceStyle(fontFaces, attrs.face),
  ]);
}

export const maxIndent = indents.length;

export function readAlign(style: string | null): string | null {
  return readStyle(style).get('text-align') ?? null;
}

export function readIndent(style: string | null): number {
  return indents.indexOf(readStyle(style).get('margin-left') ?? '') + 1;
}

export function blockStyleCss(attrs: Attrs): string {
  const align = text(attrs.align);
  return declarations([
    ['text-align', align !== null && alignments.includes(align) ? align : null],
    ['margin-left', indents[Number(attrs.indent ?? 0) - 1] ?? null],
  ]);
}

type Declaration = [property: string, value: string | null];

/** In the order given, in the server's spelling. */
function declarations(entries: Declaration[]): string {
  return cleanStyle(entries.flatMap(([property, value]) => (value ? [`${property}: ${value}`] : [])).join('; '));
}

function chosen(choices: RichTextChoice[], properties: Map<string, string>): string | null {
  return choices.find(({ style }) => style && properties.get(style.property) === style.value)?.id ?? null;
}

function choiceStyle(choices: RichTextChoice[], id: unknown): Declaration[] {
  const style = choices.find((choice) => choice.id === id)?.style;
  return style ? [[style.property, style.value]] : [];
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
