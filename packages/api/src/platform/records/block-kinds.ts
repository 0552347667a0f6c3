import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { mapBlockLists } from '#addresses';
import { idField } from '#platform/input/fields';
import {
  type BlockField,
  type BlockFields,
  items,
  link,
  optionalLine,
  optionalParagraph,
  picture,
  pictures,
  questions,
  requiredLine,
  requiredParagraph,
  richText,
  value,
} from './block-field';

/** The most records of one block. */
export const maxListed = 24;

/** What a button of a page does: it leads to the form, to the phone or the WhatsApp of the firm, or wherever its owner says. */
export const blockButtons = ['quote', 'phone', 'whatsapp', 'link'] as const;

const title = optionalLine();
const html = richText('blocks.html');
const consent = message('blocks.consent');

export const listFields = {
  title,
  /** How many of the first ones; null for as many as there is room for. */
  limit: value(z.int().min(1).max(maxListed).nullable().default(null), z.int().nullable(), null),
  /** Those that the owner has picked, in this order; empty for the first ones. */
  ids: value(z.array(idField()).max(maxListed).default([]), z.array(z.int()), []),
};

/** The kinds of blocks with their fields, in the order in which they are offered. A name means the same in all of them. */
export const blockKinds = {
  text: { title, html },
  /** `alt` is what the picture shows; without it that of the library. */
  picture: { title, html, image: picture('blocks.image'), alt: optionalLine() },
  ...mapBlockLists(() => listFields),
  gallery: { title, images: pictures('blocks.images', 60) },
  questions: { title, questions: questions('blocks.questions') },
  action: {
    title: requiredLine('blocks.title'),
    text: optionalParagraph(),
    button: value(z.enum(blockButtons).default('quote'), z.enum(blockButtons), 'quote'),
    /** Of a button that leads elsewhere: the text on it, and where it leads. */
    ctaText: optionalLine(),
    ctaLink: link(),
  },
  beforeAfter: { title, before: picture('blocks.before'), after: picture('blocks.after') },
  testimonials: {
    title,
    items: items(
      {
        name: { ...requiredLine('blocks.name'), english: null },
        place: optionalLine(),
        text: requiredParagraph('blocks.words'),
        /** Whether its author agreed to being quoted: without that it is not published. */
        consent: value(z.boolean({ error: consent }).refine(Boolean, { error: consent }), z.boolean(), false),
      },
      'blocks.testimonials',
      20,
    ),
  },
  map: { title },
} satisfies Record<string, BlockFields>;

export type BlockKinds = typeof blockKinds;
export type BlockKind = keyof BlockKinds;

const withItems = ([name, field]: [string, BlockField]): [string, BlockField][] => [
  [name, field],
  ...Object.entries(field.fields ?? {}).flatMap(withItems),
];

/** The fields of all kinds and of their items. */
export const blockFields = Object.values<BlockFields>(blockKinds).flatMap((fields) =>
  Object.entries(fields).flatMap(withItems),
);

type TranslatedNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { english: z.ZodType } ? Name : never;
}[keyof Fields];
type ItemFields<Fields> = Fields extends { items: { fields: infer Own } } ? Own : never;
export type BlockTextName = { [Kind in BlockKind]: TranslatedNames<BlockKinds[Kind]> }[BlockKind];
export type ItemTextName = { [Kind in BlockKind]: TranslatedNames<ItemFields<BlockKinds[Kind]>> }[BlockKind];

/** The fields that each language has for itself. */
export const blockTexts = [...new Map(blockFields)].flatMap(([name, { is, english }]) =>
  english ? [{ name: name as BlockTextName | ItemTextName, is, english }] : [],
);
