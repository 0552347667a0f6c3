import type { Node } from '@tiptap/pm/model';

/** Counts block by block and remembers each, as only the block around the caret has changed since the last count. */
export function wordCount(doc: Node): number {
  return doc.children.reduce((sum, block) => sum + rememberedCount(block), 0);
}

const remembered = new WeakMap<Node, number>();

function rememberedCount(block: Node): number {
  const known = remembered.get(block);
  if (known !== undefined) return known;
  const text = block.textBetween(0, block.content.size, ' ', ' ');
  const count = text.match(word)?.length ?? 0;
  remembered.set(block, count);
  return count;
}

/** An apostrophe, a dot or a hyphen inside belongs to the word: "Bursa'da", "2.500", "e-posta". */
const word = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
