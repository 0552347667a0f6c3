import { diffArrays } from 'diff';
import { Parser } from 'htmlparser2';

export type Piece = { kind: 'same' | 'added' | 'removed'; text: string };

/** What a comparison says in words, because no word of the text shows it. */
export type Note = { kind: 'format' | 'moved' } | { kind: 'link'; before: string | null; after: string | null };

/** A block of one version beside that of the other; `pieces` are the words of both. */
export type BlockChange = {
  kind: 'same' | 'added' | 'removed' | 'moved' | 'changed';
  before: Block | null;
  after: Block | null;
  pieces: Piece[];
  notes: Note[];
};

/** How long the comparison of a text may take; after that a block is shown as replaced. */
const limitMs = 300;
/** From this share of common words on, two blocks are versions of each other. */
const alike = 0.4;

/** Compares two texts block by block, and by words inside of blocks that are versions of each other. */
export function compareBlocks(before: Block[], after: Block[], limit = limitMs): BlockChange[] {
  const deadline = performance.now() + limit;
  const keys = [before, after].map((blocks) => blocks.map((block) => JSON.stringify(block)));
  const [old = [], now = []] = keys;
  const hunks = limit > 0 ? diffArrays(old, now, { timeout: limit }) : undefined;
  if (!hunks) return pairAll(before, after, deadline);
  const moves = countMoves(hunks);
  const changes: BlockChange[] = [];
  let [at, to] = [0, 0];
  let removed: Block[] = [];
  let added: Block[] = [];
  const endHunk = () => {
    changes.push(...pairInOrder(removed, added, moves, deadline));
    removed = [];
    added = [];
  };
  for (const hunk of hunks) {
    if (hunk.removed) {
      removed = before.slice(at, at + hunk.value.length);
      at += hunk.value.length;
    } else if (hunk.added) {
      added = after.slice(to, to + hunk.value.length);
      to += hunk.value.length;
    } else {
      endHunk();
      for (const block of after.slice(to, to + hunk.value.length)) changes.push(whole('same', block));
      at += hunk.value.length;
      to += hunk.value.length;
    }
  }
  endHunk();
  return changes;
}

/** Compares two plain texts by words. */
export function compareTexts(before: Block[], after: Block[], limit = limitMs): BlockChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return after.map((block) => whole('same', block));
  return pairAll(before, after, performance.now() + limit);
}

/** A block that is the same on both sides, or on one of them only. */
const whole = (kind: Piece['kind'], block: Block): BlockChange => ({
  kind,
  before: kind === 'added' ? null : block,
  after: kind === 'removed' ? null : block,
  pieces: [{ kind, text: textOf(block) }],
  notes: [],
});

/** Without a search for what belongs together: the first block is a version of the first one, and so on. */
function pairAll(before: Block[], after: Block[], deadline: number): BlockChange[] {
  const pairs = Array.from({ length: Math.max(before.length, after.length) }, (_, place) => {
    const [old, now] = [before[place], after[place]];
    if (old && now) return comparePair(old, now, deadline);
    return [...(old ? [whole('removed', old)] : []), ...(now ? [whole('added', now)] : [])];
  });
  return pairs.flat();
}

type Moves = { removed: Map<string, number>; added: Map<string, number> };

/** How often each block stands in another place, by its content. */
function countMoves(hunks: { added: boolean; removed: boolean; value: string[] }[]): Moves {
  const count = (side: 'added' | 'removed') => {
    const counts = new Map<string, number>();
    for (const key of hunks.flatMap((hunk) => (hunk[side] ? hunk.value : [])))
      counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const [removed, added] = [count('removed'), count('added')];
  const both = [...removed].flatMap(([key, times]): [string, number][] => {
    const common = Math.min(times, added.get(key) ?? 0);
    return common > 0 ? [[key, common]] : [];
  });
  return { removed: new Map(both), added: new Map(both) };
}

/** Whether a block is one of those that moved; each is counted once. */
function takeMove(moves: Map<string, number>, block: Block): boolean {
  const key = JSON.stringify(block);
  const left = moves.get(key) ?? 0;
  if (left > 0) moves.set(key, left - 1);
  return left > 0;
}

/** Pairs the blocks that stand in place of each other, those that are most alike, without crossing. */
function pairInOrder(before: Block[], after: Block[], moves: Moves, deadline: number): BlockChange[] {
  const rest = before
    .filter((block) => !takeMove(moves.removed, block))
    .map((block) => ({ block, words: wordsOf(block) }));
  const changes: BlockChange[] = [];
  // What was removed stands before what was added in its place.
  let additions: BlockChange[] = [];
  for (const now of after) {
    if (takeMove(moves.added, now)) {
      additions.push({ ...whole('same', now), kind: 'moved', notes: [{ kind: 'moved' }] });
      continue;
    }
    const words = wordsOf(now);
    let best = { place: -1, likeness: alike };
    for (const [place, old] of rest.entries()) {
      if (performance.now() > deadline) break;
      const likeness = compareWords(old, { block: now, words });
      if (likeness > best.likeness) best = { place, likeness };
    }
    const skipped = rest.splice(0, best.place + 1);
    const old = skipped.pop();
    if (old) {
      changes.push(
        ...skipped.map(({ block }) => whole('removed', block)),
        ...additions,
        ...comparePair(old.block, now, deadline),
      );
      additions = [];
    } else additions.push(whole('added', now));
  }
  return [...changes, ...rest.map(({ block }) => whole('removed', block)), ...additions];
}

const wordsOf = (block: Block) =>
  new Set(
    textOf(block)
      .toLocaleLowerCase('tr')
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
type Counted = { block: Block; words: Set<string> };

function compareWords(one: Counted, other: Counted): number {
  if (one.block.picture || other.block.picture) return one.block.picture?.src === other.block.picture?.src ? 1 : 0;
  const common = [...one.words].filter((word) => other.words.has(word)).length;
  return (2 * common) / (one.words.size + other.words.size || 1);
}

/** Two versions of a block. Where there is no time left the whole block is shown as replaced. */
function comparePair(before: Block, after: Block, deadline: number): BlockChange[] {
  if (before.picture?.src !== after.picture?.src) return [whole('removed', before), whole('added', after)];
  if (JSON.stringify(before) === JSON.stringify(after)) return [whole('same', after)];
  const timeout = deadline - performance.now();
  const words =
    timeout > 0 ? diffArrays(splitWords(textOf(before)), splitWords(textOf(after)), { timeout }) : undefined;
  if (!words) return [whole('removed', before), whole('added', after)];
  const pieces = words.map(({ added, removed, value }): Piece => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') };
  });
  return [{ kind: 'changed', before, after, pieces, notes: findNotes(before, after, pieces) }];
}

/** Words with their endings behind an apostrophe, the space between them, and single other characters. */
const splitWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** What changed without a word being another one: formatting and links. */
function findNotes(before: Block, after: Block, pieces: Piece[]): Note[] {
  const [old, now] = [perCharacter(before), perCharacter(after)];
  const links = new Map<string, Note>();
  let isFormatted = before.format !== after.format || before.picture?.alt !== after.picture?.alt;
  let [at, to] = [0, 0];
  for (const { kind, text } of pieces) {
    for (let place = 0; kind === 'same' && place < text.length; place += 1) {
      const [one, other] = [old[at + place], now[to + place]];
      isFormatted ||= one?.marks !== other?.marks;
      if (one?.link !== other?.link) addLink(links, one?.link ?? null, other?.link ?? null);
    }
    if (kind !== 'added') at += text.length;
    if (kind !== 'removed') to += text.length;
  }
  const named = new Set([...links.values()].flatMap((note) => (note.kind === 'link' ? [note.before, note.after] : [])));
  const [oldLinks, newLinks] = [linksOf(before), linksOf(after)];
  for (const link of oldLinks) if (!newLinks.has(link) && !named.has(link)) addLink(links, link, null);
  for (const link of newLinks) if (!oldLinks.has(link) && !named.has(link)) addLink(links, null, link);
  return [...(isFormatted ? [{ kind: 'format' } as const] : []), ...links.values()];
}

function addLink(links: Map<string, Note>, before: string | null, after: string | null): void {
  links.set(JSON.stringify([before, after]), { kind: 'link', before, after });
}

const perCharacter = ({ runs }: Block) => runs.flatMap((run) => Array.from({ length: run.text.length }, () => run));
const linksOf = ({ runs }: Block) => new Set(runs.flatMap(({ link }) => (link === null ? [] : [link])));

/** Text with the same formatting and the same link throughout. */
type Run = { text: string; marks: string; link: string | null };

/** A paragraph, heading, list item, row of a table or picture of a text; `format` says in which elements it stands. */
export type Block = { format: string; runs: Run[]; picture: { src: string; alt: string } | null };

/** Stands between the cells of a row. */
const cellEnd = ' | ';

const blockTags = new Set(
  'address article blockquote div h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(' '),
);

/** Splits rich text into blocks. It only reads: nothing of the text becomes an element, whatever it says. */
export function readBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const around: string[] = [];
  const inline: { name: string; mark: string; link: string | null }[] = [];
  let runs: Run[] = [];
  let cells = 0;
  const endBlock = () => {
    if (runs.some(({ text }) => text.trim())) blocks.push({ format: around.join(' '), runs, picture: null });
    runs = [];
  };
  const addText = (text: string) => {
    const marks = [...new Set(inline.map(({ mark }) => mark))].filter(Boolean).sort().join(' ');
    const link = inline.findLast((element) => element.link !== null)?.link ?? null;
    const last = runs.at(-1);
    if (last?.marks === marks && last.link === link) last.text += text;
    else runs.push({ text, marks, link });
  };
  const parser = new Parser({
    // As a browser shows it: several spaces are one.
    ontext: (text) => addText(text.replace(/[ \t\r\n]+/g, ' ')),
    onopentag: (name, { style = '', src = '', alt = '', href = '' }) => {
      if (name === 'br') addText('\n');
      else if (name === 'td' || name === 'th') {
        cells += 1;
        if (cells > 1) addText(cellEnd);
        inline.push({ name, mark: name, link: null });
      } else if (name === 'p' && around.includes('tr')) {
        if (runs.length > 0 && !runs.at(-1)?.text.endsWith(cellEnd)) addText('\n');
        inline.push({ name, mark: style, link: null });
      } else if (name === 'img') {
        endBlock();
        blocks.push({ format: [...around, style].join(' '), runs: [], picture: { src, alt } });
      } else if (blockTags.has(name)) {
        endBlock();
        cells = 0;
        around.push(name + style);
      } else if (name === 'a') inline.push({ name, mark: '', link: href });
      else inline.push({ name, mark: name + style, link: null });
    },
    onclosetag: (name) => {
      if (blockTags.has(name) && inline.at(-1)?.name !== name) {
        endBlock();
        around.pop();
      } else if (inline.at(-1)?.name === name) inline.pop();
    },
  });
  parser.end(html);
  endBlock();
  return blocks;
}

/** A value that is a plain text, as a text of one block. */
export const toTextBlocks = (text: string): Block[] =>
  text ? [{ format: '', runs: [{ text, marks: '', link: null }], picture: null }] : [];

export const toPictureBlock = (src: string): Block => ({ format: '', runs: [], picture: { src, alt: '' } });

export const textOf = ({ runs }: Block): string => runs.map(({ text }) => text).join('');
