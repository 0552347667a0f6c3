import { message } from '@pano/i18n/message';
import { foldKey } from '@pano/i18n/text/fold';
import { slugPattern } from '@pano/i18n/text/slug';
import * as z from 'zod';
import { contactFormCreate } from '#contact/contact-form.schema';
import { aboutSectionCreate } from '#entities/about-section/about-section.schema';
import { articleCreate } from '#entities/articles/article.schema';
import { brandCreate } from '#entities/brands/brand.schema';
import { categoryCreate } from '#entities/categories/category.schema';
import { heroSectionCreate } from '#entities/hero-sections/hero-section.schema';
import { keywordCreate } from '#entities/keywords/keyword.schema';
import { pageCreate } from '#entities/pages/page.schema';
import { projectCreate } from '#entities/projects/project.schema';
import { projectImageCreate } from '#entities/projects/project-image.schema';
import { serviceCreate } from '#entities/services/service.schema';
import { fileNameOf, readFileName } from '#media/file-names';
import { mediaVariant } from '#media/media.schema';
import { companyProfile } from '#settings/company.schema';
import { homeSettings } from '#settings/setting.schema';

const instant = z.iso.datetime();
const dates = z.object({ createdAt: instant, updatedAt: instant });
const slug = z.string().regex(slugPattern);

const picture = z
  .object({
    key: z.string().regex(/^[0-9a-f]{32}$/),
    fileName: z.string(),
    hash: z.string().min(1).max(128),
    contentType: z.string().regex(/^image\/(?:jpeg|png|gif|webp|avif)$/),
    bytes: z.int().min(0),
    width: z.int().min(1),
    height: z.int().min(1),
    animated: z.boolean(),
    placeholder: z.string().max(200),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    focalX: z.number().min(0).max(1),
    focalY: z.number().min(0).max(1),
    altTr: z.string().max(300).nullable(),
    altEn: z.string().max(300).nullable(),
    originalName: z.string().max(300),
    variants: z.array(mediaVariant),
    ready: z.boolean(),
  })
  .extend(dates.shape)
  .refine(({ key, fileName, variants }) => {
    const names = [fileName, ...variants.map(({ url }) => fileNameOf(url) ?? '')];
    return names.every((name) => readFileName(name)?.key === key);
  }, 'names files of another picture');

export const projectColumns = projectCreate.omit({ categoryId: true });
export const articleColumns = articleCreate.omit({ categoryId: true });

/**
 * The whole content of a site, as docs/content-file.md describes it. Records refer to each other by slug: numbers
 * belong to one installation. Each is held to the rules of the form that the owner fills in for it.
 */
const records = z.object({
  format: z.literal('pano-content'),
  formatVersion: z.literal(1),
  exportedAt: instant,
  /** Null: never saved. */
  company: companyProfile.nullable(),
  settings: homeSettings.extend({ siteOffline: z.boolean() }),
  media: z.array(picture),
  services: z.array(serviceCreate.extend(dates.shape)),
  heroSections: z.array(heroSectionCreate.extend(dates.shape)),
  aboutSection: aboutSectionCreate.extend(dates.shape).nullable(),
  brands: z.array(brandCreate.extend(dates.shape)),
  keywords: z.array(keywordCreate.extend(dates.shape)),
  pages: z.array(pageCreate.extend(dates.shape)),
  categories: z.array(categoryCreate.extend(dates.shape)),
  projects: z.array(
    projectColumns.extend({
      category: slug,
      images: z.array(projectImageCreate.extend(dates.shape)),
      ...dates.shape,
    }),
  ),
  articles: z.array(articleColumns.extend({ category: slug.nullable(), ...dates.shape })),
  /** Addresses that lead on to a record, or nowhere any more. */
  formerSlugs: z.array(
    z.object({
      entity: z.enum(['articles', 'categories', 'projects', 'pages']),
      slug,
      record: slug.nullable(),
      createdAt: instant,
    }),
  ),
  contactForms: z.array(contactFormCreate.extend({ read: z.boolean(), ...dates.shape })),
  /** The files in the folder media of the archive. */
  files: z.array(z.object({ path: z.string(), size: z.int().min(0), sha256: z.string() })),
});

/** Also what no record can know by itself: that what must be its own is its own, and that its category is there. */
export const contentFile = records.superRefine((content, context) => {
  const refuse = (kind: string, index: number, field: string, text: string) =>
    context.addIssue({ code: 'custom', path: [kind, index, field], message: text });
  for (const [kind, field, text, values] of ownValues(content)) {
    const seen = new Set<string>();
    for (const [index, value] of values.entries()) {
      if (value === null) continue;
      if (seen.has(value)) refuse(kind, index, field, text);
      seen.add(value);
    }
  }
  const categories = new Set(content.categories.map((category) => category.slug));
  for (const kind of ['projects', 'articles'] as const) {
    for (const [index, { category }] of content[kind].entries()) {
      if (category === null || categories.has(category)) continue;
      refuse(kind, index, 'category', message('category.invalid'));
    }
  }
});

type OwnValues = [kind: string, field: string, refusal: string, values: (string | null)[]];

/** What no two records of a kind may share: the unique columns of the database. Null where one is made on arrival. */
function ownValues(content: z.output<typeof records>): OwnValues[] {
  const { pages, categories, projects, articles, keywords, media, formerSlugs } = content;
  const slugged = Object.entries({ pages, categories, projects, articles });
  const twice = 'stands here twice';
  return [
    ...slugged.map(([kind, rows]): OwnValues => [kind, 'slug', message('slug.taken'), rows.map((row) => row.slug)]),
    ['keywords', 'keyword', message('keyword.taken'), keywords.map(({ keyword }) => foldKey(keyword))],
    ['media', 'key', twice, media.map(({ key }) => key)],
    ['media', 'hash', twice, media.map(({ hash }) => hash)],
    ['formerSlugs', 'slug', twice, formerSlugs.map(({ entity, slug }) => `${entity} ${slug}`)],
  ];
}

export type ContentFile = z.output<typeof contentFile>;
export type Dates = z.output<typeof dates>;
