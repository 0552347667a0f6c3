import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { blockLists } from '#addresses';
import { orderField, requiredImageUrl } from '#platform/input/fields';
import type { Question } from '#platform/input/questions';
import {
  type BlockField,
  type BlockFields,
  type BlockRules,
  blockNumber,
  mapFields,
  rulesOf,
} from '#platform/records/block-field';
import {
  type BlockKind,
  type BlockKinds,
  blockKinds,
  blockTexts,
  listFields,
  maxListed,
} from '#platform/records/block-kinds';
import { readBlockJson } from '#platform/records/blocks';

/** More make a page that nobody reads to its end. */
const maxBlocks = 40;
const maxEnglish = 2_000_000;

/** Tells a block, or an item of one, from the others of its page: its English texts are stored under it. */
export const newBlockId = (): number => 1 + Math.floor(Math.random() * 2_000_000_000);

/** A picture that the form adds to a gallery. */
export const galleryImage = z.object({ imageUrl: requiredImageUrl('field.imageUrl'), order: orderField });

type BlockSchema = {
  [Kind in BlockKind]: z.ZodObject<{ kind: z.ZodLiteral<Kind>; id: typeof blockNumber } & BlockRules<BlockKinds[Kind]>>;
}[BlockKind];

const schemaOf = <Fields extends BlockFields>(kind: z.ZodType, fields: Fields) =>
  z.object({ kind, id: blockNumber, ...rulesOf(fields) });
const listing = schemaOf(z.enum(blockLists), listFields);
/** A button that leads elsewhere says where to; of another one nothing of that is kept. */
const action = schemaOf(z.literal('action'), blockKinds.action)
  .overwrite((block) => (block.button === 'link' ? block : { ...block, ctaText: null, ctaLink: null }))
  .refine(({ button, ctaLink }) => button !== 'link' || ctaLink !== null, {
    path: ['ctaLink'],
    error: message('blocks.ctaLink'),
  });
const otherBlocks = Object.entries<BlockFields>(blockKinds).flatMap(([kind, fields]) => {
  if (fields === listFields) return [];
  return kind === 'action' ? action : schemaOf(z.literal(kind), fields);
});
const error = message('blocks.wrong');

/** A block of a page, by its kind. */
export const pageBlock = z.discriminatedUnion(
  'kind',
  [listing, ...otherBlocks] as unknown as [BlockSchema, ...BlockSchema[]],
  { error },
);

const listOf = <Block extends z.ZodType>(block: Block) =>
  z
    .array(block, { error: message('blocks.wrong') })
    .max(maxBlocks, { error: message('blocks.tooMany', { max: maxBlocks }) });

/** The blocks of a page in the content file, where picked records have names. */
export const exportedBlocks = listOf(
  z.discriminatedUnion(
    'kind',
    [listing.extend({ ids: z.array(z.string().trim()).max(maxListed).default([]) }), ...otherBlocks],
    { error },
  ),
);

/** The blocks of a page in their order; two of them never share a number. */
export const pageBlocks = listOf(pageBlock).transform((blocks) => {
  const seen = new Set<number>();
  const renumber = <Item extends { id: number; items?: { id: number }[] }>(item: Item): Item => {
    const id = item.id === 0 || seen.has(item.id) ? newBlockId() : item.id;
    seen.add(id);
    return { ...item, id, ...(item.items ? { items: item.items.map(renumber) } : {}) };
  };
  return blocks.map(renumber);
});

/** Where one kind needs a text that another one may lack, it may be missing. */
const outputOf = ({ is, output }: BlockField) =>
  (is === 'line' || is === 'paragraph' ? z.string().nullable() : output).optional();
const outputs = Object.values<BlockFields>(blockKinds).flatMap((fields) => Object.entries(mapFields(fields, outputOf)));

/** A block as the REST API shows it: the fields of its kind. */
export const pageBlockRest = z
  .object({ kind: z.string(), id: z.int(), ...Object.fromEntries(outputs), title: z.string().nullable() })
  .meta({ id: 'PageBlock' });

export type PageBlock = z.output<typeof pageBlock>;
export type PageBlockInput = z.input<typeof pageBlock>;
/** A block as the site shows it. */
export type ShownBlock =
  | Exclude<PageBlock, { kind: 'questions' }>
  | (Omit<Extract<PageBlock, { kind: 'questions' }>, 'questions'> & { questions: Question[] });
export type BlockOf<Kind extends BlockKind> = Extract<PageBlock, { kind: Kind }>;

type Blank<Fields extends BlockFields> = { id: number } & {
  -readonly [Name in keyof Fields]: Fields[Name]['blank'];
};
/** A block, or an item of one, with nothing in it yet. */
export const blankOf = <Fields extends BlockFields>(fields: Fields): Blank<Fields> =>
  ({
    id: newBlockId(),
    ...mapFields(fields, ({ blank, fields: item }) => (item ? [blankOf(item)] : blank)),
  }) as Blank<Fields>;
/** In the order in which they are offered. */
export const blockKindNames = Object.keys(blockKinds) as BlockKind[];
export const blankBlock = (kind: BlockKind) => ({ kind, ...blankOf(blockKinds[kind]) }) as PageBlockInput;

/** A block once more: it and its items have numbers of their own, which `numbers` has by the numbers of the first ones. */
export function copyBlock(block: PageBlockInput) {
  const numbers = new Map<number, number>();
  const renumber = <Item extends { id?: number }>(item: Item): Item => {
    const id = newBlockId();
    numbers.set(item.id ?? 0, id);
    return { ...item, id };
  };
  const copy = renumber(block);
  return { copy: 'items' in copy ? { ...copy, items: copy.items.map(renumber) } : copy, numbers };
}

/** The texts of a block that English has for itself. */
const englishTexts = z.object(Object.fromEntries(blockTexts.map(({ name, english }) => [name, english]))).partial();
const englishByBlock = z.record(z.string().regex(/^\d+$/), englishTexts);
type EnglishBlocks = z.output<typeof englishByBlock>;

/** The English texts of blocks as they are stored and typed: one text, null where there is none. */
export const englishBlocks = z
  .string({ error: message('field.text') })
  .max(maxEnglish, { error: message('field.tooLong', { max: maxEnglish }) })
  .nullable()
  .transform((text, ctx) => {
    const texts = text ? englishByBlock.safeParse(readBlockJson(text)) : null;
    if (texts && !texts.success) {
      for (const { message } of texts.error.issues) ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    return joinEnglishBlocks(texts?.data ?? {});
  });

/** What is empty is left out. */
function joinEnglishBlocks(blocks: EnglishBlocks): string | null {
  const written = Object.entries(blocks).flatMap(([id, texts]) => {
    const filled = Object.entries(texts).filter(([, text]) => text);
    return filled.length > 0 ? [[id, Object.fromEntries(filled)]] : [];
  });
  return written.length > 0 ? JSON.stringify(Object.fromEntries(written)) : null;
}

function readEnglishBlocks(text: string | null | undefined): EnglishBlocks {
  const texts = text ? englishByBlock.safeParse(readBlockJson(text)) : null;
  return texts?.data ?? {};
}

/** The blocks with English texts alone: a block, or an item of one, that says nothing without them is left out. */
export function inEnglish(blocks: readonly PageBlock[], text: string | null): PageBlock[] {
  const english = readEnglishBlocks(text);
  const translate = <Item extends { id: number }>(item: Item) => {
    const names = blockTexts.map(({ name }) => name).filter((name) => name in item);
    return { ...item, ...Object.fromEntries(names.map((name) => [name, english[item.id]?.[name] ?? null])) };
  };
  return blocks.flatMap((block) => {
    const { items }: BlockFields = blockKinds[block.kind];
    const isWritten = (item: object) => items?.item?.safeParse(item).success;
    const own = 'items' in block ? { items: block.items.map(translate).filter(isWritten) } : {};
    return pageBlock.safeParse({ ...translate(block), ...own }).data ?? [];
  });
}
