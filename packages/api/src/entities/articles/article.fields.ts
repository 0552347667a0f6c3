import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { flag, image, line, nullable, requiredSlug, richText, seoFields, text } from '#platform/fields/builders';
import { pickFields } from '#platform/fields/derive';
import { idField, isInstant } from '#platform/input/fields';

/** The number of a category; nothing and an empty text, as a form sends it, mean none. */
const categoryId = z.union([z.null(), z.literal('').transform(() => null), idField('category.invalid')], {
  error: message('category.invalid'),
});

/** ISO 8601 with its zone, kept as UTC; nothing and an empty text make a draft. */
const publishedAt = z
  .string({ error: message('article.publishedAt.invalid') })
  .trim()
  .refine((text) => text === '' || isInstant(text), { error: message('article.publishedAt.invalid'), abort: true })
  .transform((text) => (text === '' ? null : new Date(text).toISOString()))
  .nullable();

export const articleFields = {
  title: line({
    required: 'article.title.required',
    translated: true,
    searched: true,
    example: { tr: 'Kaçak akım rölesi nasıl seçilir?', en: 'How to choose a residual current device' },
  }),
  slug: requiredSlug({
    translated: true,
    example: { tr: 'kacak-akim-rolesi-nasil-secilir', en: 'how-to-choose-a-residual-current-device' },
  }),
  content: richText({
    required: 'article.content.required',
    translated: true,
    searched: true,
    example: {
      tr: '<p>Röle, hattın kullanımına göre seçilir.</p>',
      en: '<p>The device is chosen by what the circuit feeds.</p>',
    },
  }),
  excerpt: text({
    translated: true,
    searched: true,
    example: { tr: 'Seçimde üç soru yeter.', en: 'Three questions are enough.' },
  }),
  featuredImage: image(),
  ...seoFields,
  categoryId: nullable('reference', categoryId, z.int().nullable()),
  publishedAt: nullable('state', publishedAt, z.string().nullable(), { example: '2026-03-01T09:00:00Z' }),
  visible: flag({ initial: true }),
};

/** What lists show of an article: a new field is in none of them before it is named here. */
export const articleCard = pickFields(articleFields, [
  'title',
  'slug',
  'excerpt',
  'featuredImage',
  'categoryId',
  'publishedAt',
  'visible',
]);
