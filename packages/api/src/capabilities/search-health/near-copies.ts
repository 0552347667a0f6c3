/** Words in a row that count as one piece of a text. */
const pieceWords = 4;
/** Texts with fewer words are compared with none. */
const fewestWords = 40;
/** How many pieces of a text look for other texts. */
const probes = 128;
/** The texts that each piece leads to: more of them would only be the same text again and again. */
const mostForPiece = 8;

export type NearCopy = { index: number; of: number; share: number };

/**
 * Finds for each text the earlier one that it is nearest to. The pieces with the smallest hashes lead to the candidates,
 * so that the time grows with the number of texts and not with its square.
 * @param least the least part of all pieces that both share, from 0 to 1
 */
export function findNearCopies(texts: readonly string[], least: number): NearCopy[] {
  const pieces = texts.map(hashPieces);
  const textsWith = new Map<number, number[]>();
  return pieces.flatMap((own, index) => {
    const smallest = [...own].toSorted((one, other) => one - other).slice(0, probes);
    const votes = new Map<number, number>();
    for (const piece of smallest) {
      for (const other of textsWith.get(piece) ?? []) votes.set(other, (votes.get(other) ?? 0) + 1);
    }
    for (const piece of smallest) {
      const known = textsWith.get(piece);
      if (!known) textsWith.set(piece, [index]);
      else if (known.length < mostForPiece) known.push(index);
    }
    const [nearest] = [...votes].toSorted(([, one], [, other]) => other - one);
    if (!nearest) return [];
    const share = measureShare(own, pieces[nearest[0]] ?? new Set());
    return share >= least ? [{ index, of: nearest[0], share }] : [];
  });
}

/** Upper and lower case, punctuation and spaces do not make another text. */
function hashPieces(text: string): Set<number> {
  const words = text.toLocaleLowerCase('tr').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < fewestWords) return new Set();
  const hashes = words.map(hashWord);
  return new Set(
    hashes.slice(pieceWords - 1).map((last, at) => {
      let hash = last;
      for (let word = at; word < at + pieceWords - 1; word += 1)
        hash = Math.imul(hash ^ (hashes[word] ?? 0), 0x01000193);
      return hash >>> 0;
    }),
  );
}

/** FNV-1a. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

function measureShare(one: Set<number>, other: Set<number>): number {
  let shared = 0;
  for (const piece of one) if (other.has(piece)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
