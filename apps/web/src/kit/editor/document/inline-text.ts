import type { Node } from '@tiptap/pm/model';

/** Stands for whatever is no text, so that spaces beside it are seen in their place. */
const objectCharacter = '\uFFFC';

/**
 * The text of each child of a block, spelled so that HTML shows the spaces that the editor shows: where a browser would
 * swallow one it becomes a no-break space; spaces at the end, which nobody sees, go.
 */
export function inlineText(block: Node): string[] {
  const texts = block.children.map((child) => {
    if (child.isText) return (child.text ?? '').replace(/\r\n?/g, '\n').replace(/[\t\f]/g, ' ');
    return child.type.name === 'hardBreak' ? '\n' : objectCharacter;
  });
  const line = texts
    .join('')
    .replace(/ +$/, '')
    .replace(/(^|\n) /g, `$1${noBreakSpace}`)
    .replace(/ (?= )/g, noBreakSpace);
  let start = 0;
  return texts.map((text) => {
    const piece = line.slice(start, start + text.length);
    start += text.length;
    return piece;
  });
}

const noBreakSpace = '\u00a0';
