import { spreadCells } from '@pano/api/spread-cells';
import { Fragment, type Mark, type Node, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';

/**
 * Pasted plain text as blocks: each line a paragraph, those that begin with "## " or "### " headings, those with "- ", "* "
 * or a bullet items of a list, lines numbered one after the other items of a numbered list, and lines with the same number
 * of tabs rows of a table; *bold*, _italic_ and ~struck~ words as WhatsApp writes them.
 * @param isPlain the text was asked for as it is
 */
export function readPlainText(text: string, $context: ResolvedPos, isPlain: boolean): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/).filter(Boolean);
  const { schema } = $context.doc.type;
  const isPartOfLine = lines.length < 2 && $context.parent.content.size > 0;
  const blocks =
    isPlain || isPartOfLine
      ? lines.map((line) => schema.node('paragraph', null, schema.text(line, $context.marks())))
      : withTables(schema, lines, $context.marks());
  const isOpen = (block: Node | undefined) => (block?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(blocks), isOpen(blocks[0]), isOpen(blocks.at(-1)));
}

const cells = (line: string) => line.split('\t');

function withTables(schema: Schema, lines: string[], marks: readonly Mark[]): Node[] {
  const groups: string[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && cells(group[0] ?? '').length === cells(line).length) group.push(line);
    else groups.push([line]);
  }
  const blocks: Node[] = [];
  let others: string[] = [];
  for (const group of groups) {
    const rows = table(schema, group, marks);
    if (rows) blocks.push(...structured(schema, others, marks), rows);
    others = rows ? [] : [...others, ...group];
  }
  return [...blocks, ...structured(schema, others, marks)];
}

/** Null for lines that are not the rows of a table: a single one, a list, and what is only indented. */
function table(schema: Schema, lines: string[], marks: readonly Mark[]): Node | null {
  const hasRows = lines.some((line) => cells(line).filter((text) => text.trim()).length > 1);
  if (lines.length < 2 || !hasRows || lines.every((line) => readLine(line).kind !== 'paragraph')) return null;
  const rows = spreadCells(lines.map((line) => cells(line).map((content) => ({ content: content.trim() }))));
  const cell = (text: string | null) => schema.node('tableCell', null, [paragraph(schema, text ?? '', marks)]);
  return (
    rows &&
    schema.node(
      'table',
      null,
      rows.map((row) => schema.node('tableRow', null, row.map(cell))),
    )
  );
}

type Line = { kind: 'bulletList' | 'orderedList' | 'heading' | 'paragraph'; text: string; number: number };

function structured(schema: Schema, lines: string[], marks: readonly Mark[]): Node[] {
  const read = lines.map(readLine).map((line, index, all) => {
    const isCounted = line.kind !== 'orderedList' || follows(all[index - 1], line) || follows(line, all[index + 1]);
    return isCounted ? line : { ...line, kind: 'paragraph' as const, text: lines[index] ?? '' };
  });
  const blocks: Node[] = [];
  for (const [index, { kind, text, number }] of read.entries()) {
    const last = blocks.at(-1);
    const continues = last?.type.name === kind && (kind !== 'orderedList' || follows(read[index - 1], read[index]));
    if (kind === 'heading') blocks.push(schema.node('heading', { level: number }, inline(schema, text, marks)));
    else if (kind === 'paragraph') blocks.push(paragraph(schema, text, marks));
    else {
      const item = schema.node('listItem', null, [paragraph(schema, text, marks)]);
      if (last && continues) blocks[blocks.length - 1] = last.copy(last.content.addToEnd(item));
      else blocks.push(schema.node(kind, kind === 'orderedList' ? { start: number } : null, [item]));
    }
  }
  return blocks;
}

function readLine(line: string): Line {
  const [, marks, title] = /^\s*(#{2,3})\s+(\S.*)$/.exec(line) ?? [];
  if (marks && title) return { kind: 'heading', text: title, number: marks.length };
  const [, bullet] = /^\s*[-*•·▪●–]\s+(\S.*)$/u.exec(line) ?? [];
  if (bullet) return { kind: 'bulletList', text: bullet, number: 0 };
  const [, number, item] = /^\s*(\d{1,3})[.)]\s+(\S.*)$/.exec(line) ?? [];
  if (number && item) return { kind: 'orderedList', text: item, number: Number(number) };
  return { kind: 'paragraph', text: line, number: 0 };
}

const follows = (before: Line | undefined, after: Line | undefined) =>
  before?.kind === 'orderedList' && after?.kind === 'orderedList' && after.number === before.number + 1;

const paragraph = (schema: Schema, text: string, marks: readonly Mark[]) =>
  schema.node('paragraph', null, inline(schema, text, marks));

const signs: Record<string, string> = { '*': 'bold', _: 'italic', '~': 'strike' };
/** One sign or two on each side of words that they touch: not a product, a footnote, a range or the name of a file. */
const emphasis = /(^|[\s("'“‘*_~])(([*_~])\3?)((?!\3)[^\s)](?:.{0,500}?[^\s(])??)\2(?=$|[\s.,:;!?…)"'”’*_~])/u;

function inline(schema: Schema, text: string, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = [];
  const add = (plain: string) => plain && nodes.push(schema.text(plain, marks));
  let rest = text;
  for (let match = emphasis.exec(rest); match; match = emphasis.exec(rest)) {
    const [all, before = '', , sign = '', words = ''] = match;
    const mark = schema.marks[signs[sign] ?? ''];
    if (!mark) break;
    add(rest.slice(0, match.index) + before);
    nodes.push(...inline(schema, words, mark.create().addToSet(marks)));
    rest = rest.slice(match.index + all.length);
  }
  add(rest);
  return nodes;
}
