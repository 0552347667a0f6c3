import type { Database } from '@pano/db';
import type * as z from 'zod';
import { contactFormCreate } from '#contact/contact-form.schema';
import { aboutSectionCreate } from '#entities/about-section/about-section.schema';
import { brandCreate } from '#entities/brands/brand.schema';
import { categoryCreate } from '#entities/categories/category.schema';
import { heroSectionCreate } from '#entities/hero-sections/hero-section.schema';
import { keywordCreate } from '#entities/keywords/keyword.schema';
import { pageCreate } from '#entities/pages/page.schema';
import { projectImageCreate } from '#entities/projects/project-image.schema';
import { serviceCreate } from '#entities/services/service.schema';
import { readVariants } from '#media/media-record';
import * as companies from '#settings/company.operations';
import { companyProfile } from '#settings/company.schema';
import * as settings from '#settings/setting.operations';
import { articleColumns, projectColumns } from './content-file';

/**
 * Everything that the owner and visitors have put into the site, as one moment saw it. It is not held to any rule:
 * what is there can leave, also where a rule became stricter since.
 * @param messages whether the messages of visitors come along
 */
export async function exportContent(database: Database, { messages }: { messages: boolean }) {
  return database.$transaction(
    async (db) => {
      const company = await companies.get({ db });
      const home = await settings.home({ db });
      const offline = await settings.siteOffline({ db });
      const orderBy = { id: 'asc' } as const;
      const aboutSection = await db.aboutSection.findFirst();
      const projects = await db.project.findMany({
        orderBy,
        include: { category: true, images: { orderBy: [{ order: 'asc' }, { id: 'asc' }] } },
      });
      const articles = await db.article.findMany({ orderBy, include: { category: true } });
      const pages = await db.page.findMany({ orderBy });
      const categories = await db.category.findMany({ orderBy });
      return {
        format: 'pano-content',
        formatVersion: 1,
        exportedAt: new Date(),
        company: company.updatedAt === null ? null : pick(companyProfile, company),
        settings: { ...home, ...offline },
        media: (await db.media.findMany({ orderBy })).map(({ id, attempts, search, version, variants, ...row }) => ({
          ...row,
          variants: readVariants(variants),
        })),
        services: (await db.service.findMany({ orderBy })).map((row) => dated(serviceCreate, row)),
        heroSections: (await db.heroSection.findMany({ orderBy })).map((row) => dated(heroSectionCreate, row)),
        aboutSection: aboutSection && dated(aboutSectionCreate, aboutSection),
        brands: (await db.brand.findMany({ orderBy })).map((row) => dated(brandCreate, row)),
        keywords: (await db.keyword.findMany({ orderBy })).map((row) => dated(keywordCreate, row)),
        pages: pages.map((row) => dated(pageCreate, row)),
        categories: categories.map((row) => dated(categoryCreate, row)),
        projects: projects.map((row) => ({
          ...dated(projectColumns, row),
          category: row.category.slug,
          images: row.images.map((image) => dated(projectImageCreate, image)),
        })),
        articles: articles.map((row) => ({ ...dated(articleColumns, row), category: row.category?.slug ?? null })),
        formerSlugs: formerSlugs(await db.formerSlug.findMany({ orderBy: [{ entity: 'asc' }, { slug: 'asc' }] }), {
          articles,
          categories,
          projects,
          pages,
        }),
        contactForms: messages
          ? (await db.contactForm.findMany({ orderBy })).map((row) => ({
              ...dated(contactFormCreate, row),
              read: row.read,
            }))
          : [],
      };
    },
    { isolationLevel: 'Serializable', timeout: 60_000 },
  );
}

type Row = Record<string, unknown> & { createdAt: Date; updatedAt: Date };

/** The columns that a schema names. */
const pick = (schema: z.ZodObject, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, row[name]]));

const dated = (schema: z.ZodObject, row: Row) => ({
  ...pick(schema, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

type Slugged = { id: number; slug: string }[];

function formerSlugs(
  rows: { entity: string; slug: string; recordId: number | null; createdAt: Date }[],
  records: Record<string, Slugged>,
) {
  return rows.map(({ entity, slug, recordId, createdAt }) => {
    const record = records[entity]?.find(({ id }) => id === recordId)?.slug ?? null;
    return { entity, slug, record, createdAt };
  });
}
