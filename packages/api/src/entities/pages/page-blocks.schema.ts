import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { blockLists } from '#addresses';
import {
  idField,
  optionalHtml,
  optionalText,
  orderField,
  requiredHtml,
  requiredImageUrl,
  requiredText,
  textLength,
} from '#platform/input/fields';
import { type Question, questionsField, readQuestions } from '#platform/input/questions';
import { blockTextNames } from '#platform/records/blocks';

/** More make a page that nobody reads to its end. */
const maxBlocks = 40;
const maxPictures = 60;
const maxTestimonials = 20;
/** The most records of one block. */
export const maxListed = 24;
const maxEnglish = 2_000_000;

/** Tells a block, or a testimonial, from the others of its page: its English texts are stored under it. */
export const newBlockId = (): number => 1 + Math.floor(Math.random() * 2_000_000_000);

/** A picture that the form adds to a gallery. */
export const galleryImage = z.object({ imageUrl: requiredImageUrl('field.imageUrl'), order: orderField });

const own = {
  /** 0 for one that has no number yet. */
  id: z
    .int({ error: message('page.blocks.wrong') })
    .min(0)
    .default(0),
};
const titled = { ...own, title: optionalText().default(null) };

const testimonial = z.object({
  ...own,
  name: requiredText('page.blocks.name'),
  place: optionalText().default(null),
  text: requiredText('page.blocks.words', textLength),
  /** Whether its author agreed to being quoted: without that it is not published. */
  consent: z
    .boolean({ error: message('page.blocks.consent') })
    .refine(Boolean, { error: message('page.blocks.consent') }),
});

/** What a button of a page does: it leads to the form, or to the phone or the WhatsApp of the firm. */
export const blockButtons = ['quote', 'phone', 'whatsapp'] as const;

const listing = z.object({
  kind: z.enum(blockLists),
  ...titled,
  /** How many of the first ones; null for as many as there is room for. */
  limit: z.int().min(1).max(maxListed).nullable().default(null),
  /** Those that the owner has picked, in this order; empty for the first ones. */
  ids: z.array(idField()).max(maxListed).default([]),
});

/** A block of a page, by its kind. */
export const pageBlock = z.discriminatedUnion(
  'kind',
  [
    listing,
    z.object({ kind: z.literal('text'), ...titled, html: requiredHtml('page.blocks.html') }),
    z.object({
      kind: z.literal('picture'),
      ...titled,
      html: requiredHtml('page.blocks.html'),
      image: requiredImageUrl('page.blocks.image'),
      /** What the picture shows; without it that of the library. */
      alt: optionalText().default(null),
    }),
    z.object({
      kind: z.literal('gallery'),
      ...titled,
      images: z
        .array(galleryImage.shape.imageUrl, { error: message('page.blocks.images') })
        .min(1, { error: message('page.blocks.images') })
        .max(maxPictures, { error: message('page.blocks.tooMany', { max: maxPictures }) })
        .transform((urls) => [...new Set(urls)]),
    }),
    z.object({
      kind: z.literal('questions'),
      ...titled,
      questions: questionsField.refine((text) => readQuestions(text).length > 0, {
        error: message('page.blocks.questions'),
      }),
    }),
    z.object({
      kind: z.literal('action'),
      ...own,
      title: requiredText('page.blocks.title'),
      text: optionalText(textLength).default(null),
      button: z.enum(blockButtons).default('quote'),
    }),
    z.object({
      kind: z.literal('beforeAfter'),
      ...titled,
      before: requiredImageUrl('page.blocks.before'),
      after: requiredImageUrl('page.blocks.after'),
    }),
    z.object({
      kind: z.literal('testimonials'),
      ...titled,
      items: z
        .array(testimonial, { error: message('page.blocks.testimonials') })
        .min(1, { error: message('page.blocks.testimonials') })
        .max(maxTestimonials, { error: message('page.blocks.tooMany', { max: maxTestimonials }) }),
    }),
    z.object({ kind: z.literal('map'), ...titled }),
  ],
  { error: message('page.blocks.wrong') },
);

const listOf = <Block extends z.ZodType>(block: Block) =>
  z
    .array(block, { error: message('page.blocks.wrong') })
    .max(maxBlocks, { error: message('page.blocks.tooMany', { max: maxBlocks }) });

const [, ...otherBlocks] = pageBlock.options;
/** The blocks of a page in the content file, where picked records have names. */
export const exportedBlocks = listOf(
  z.discriminatedUnion(
    'kind',
    [listing.extend({ ids: z.array(z.string().trim()).max(maxListed).default([]) }), ...otherBlocks],
    { error: message('page.blocks.wrong') },
  ),
);

/** The blocks of a page in their order; two of them never share a number. */
export const pageBlocks = listOf(pageBlock).transform((blocks) => {
  const seen = new Set<number>();
  const renumber = <Item extends { id: number }>(item: Item): Item => {
    const id = item.id === 0 || seen.has(item.id) ? newBlockId() : item.id;
    seen.add(id);
    return { ...item, id };
  };
  return blocks.map((block) => {
    const numbered = renumber(block);
    return numbered.kind === 'testimonials' ? { ...numbered, items: numbered.items.map(renumber) } : numbered;
  });
});

/** A block as the REST API shows it: the fields of its kind. */
export const pageBlockRest = z
  .object({
    kind: z.string(),
    id: z.int(),
    title: z.string().nullable(),
    html: z.string().optional(),
    image: z.string().optional(),
    alt: z.string().nullable().optional(),
    limit: z.int().nullable().optional(),
    ids: z.array(z.int()).optional(),
    images: z.array(z.string()).optional(),
    questions: z.string().nullable().optional(),
    text: z.string().nullable().optional(),
    button: z.enum(blockButtons).optional(),
    before: z.string().optional(),
    after: z.string().optional(),
    items: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          place: z.string().nullable(),
          text: z.string(),
          consent: z.boolean(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'PageBlock' });

export type PageBlock = z.output<typeof pageBlock>;
export type PageBlockInput = z.input<typeof pageBlock>;
/** A block as the site shows it. */
export type ShownBlock =
  | Exclude<PageBlock, { kind: 'questions' }>
  | (Omit<Extract<PageBlock, { kind: 'questions' }>, 'questions'> & { questions: Question[] });
export type BlockKind = PageBlock['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<PageBlock, { kind: Kind }>;

/** The texts of a block that English has for itself. */
const englishTexts = z
  .object({
    title: optionalText(),
    html: optionalHtml(),
    alt: optionalText(),
    questions: questionsField,
    text: optionalText(textLength),
    place: optionalText(),
  })
  .partial();
const englishByBlock = z.record(z.string().regex(/^\d+$/), englishTexts);
type EnglishBlockTexts = z.output<typeof englishTexts>;
type EnglishBlocks = z.output<typeof englishByBlock>;

/** The English texts of blocks as they are stored and typed: one text, null where there is none. */
export const englishBlocks = z
  .string({ error: message('field.text') })
  .max(maxEnglish, { error: message('field.tooLong', { max: maxEnglish }) })
  .nullable()
  .transform((text, ctx) => {
    const texts = text ? englishByBlock.safeParse(readJson(text)) : null;
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
  const texts = text ? englishByBlock.safeParse(readJson(text)) : null;
  return texts?.data ?? {};
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The blocks with English texts alone: a block, or a testimonial, that says nothing without them is left out. */
export function inEnglish(blocks: readonly PageBlock[], text: string | null): PageBlock[] {
  const english = readEnglishBlocks(text);
  const translate = <Item extends { id: number }>(item: Item) => {
    const texts: EnglishBlockTexts = english[item.id] ?? {};
    const names = blockTextNames.filter((name) => name in item);
    return { ...item, ...Object.fromEntries(names.map((name) => [name, texts[name] ?? null])) };
  };
  return blocks.flatMap((block) => {
    const items = block.kind === 'testimonials' ? block.items.map(translate) : [];
    const shown = items.filter((item) => testimonial.safeParse(item).success);
    const translated = block.kind === 'testimonials' ? { ...translate(block), items: shown } : translate(block);
    return pageBlock.safeParse(translated).data ?? [];
  });
}
