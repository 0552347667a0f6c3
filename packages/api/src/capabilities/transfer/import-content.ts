import type { Db } from '@pano/db';
import * as contactForms from '#contact/contact-form.operations';
import * as aboutSections from '#entities/about-section/about-section.operations';
import * as articles from '#entities/articles/article.operations';
import * as brands from '#entities/brands/brand.operations';
import * as categories from '#entities/categories/category.operations';
import * as heroSections from '#entities/hero-sections/hero-section.operations';
import * as keywords from '#entities/keywords/keyword.operations';
import * as pages from '#entities/pages/page.operations';
import * as projects from '#entities/projects/project.operations';
import * as projectImages from '#entities/projects/project-image.operations';
import * as services from '#entities/services/service.operations';
import { noteAllUnsettled, strikeOutWritten } from '#media/file-journal';
import { searchText } from '#media/media-record';
import type { TransactionContext } from '#platform/records/transaction';
import * as companies from '#settings/company.operations';
import * as settings from '#settings/setting.operations';
import type { ContentFile, Dates } from './content-file';
import { isContent } from './empty-site';

/** Removes all content; accounts and the activity log stay. The files of its pictures are noted as unsettled. */
export async function clearContent(db: Db): Promise<void> {
  const pictures = await db.media.findMany({ select: { key: true } });
  await noteAllUnsettled(
    db,
    pictures.map(({ key }) => key),
  );
  await db.project.deleteMany();
  await db.article.deleteMany();
  await db.category.deleteMany();
  await db.aboutSection.deleteMany();
  await db.brand.deleteMany();
  await db.contactForm.deleteMany();
  await db.heroSection.deleteMany();
  await db.keyword.deleteMany();
  await db.media.deleteMany();
  await db.page.deleteMany();
  await db.service.deleteMany();
  await db.setting.deleteMany({ where: isContent });
  await db.formerSlug.deleteMany();
}

/**
 * Puts content into a site that has none, through the operations that the owner's forms call: rules, cleaning and
 * search texts are theirs. Records get new numbers and keep their dates. The files of pictures are there already, and
 * no longer unsettled from here on.
 */
export async function importContent(ctx: TransactionContext, content: ContentFile): Promise<void> {
  const { tx: db } = ctx;
  for (const { variants, ...row } of content.media) {
    await db.media.create({ data: { ...row, variants: JSON.stringify(variants), search: searchText(row) } });
    await strikeOutWritten(db, row.key);
  }
  if (content.company) await companies.update(ctx, content.company);
  const { siteOffline, ...home } = content.settings;
  await settings.setHome(ctx, home);
  await settings.setSiteOffline(ctx, { siteOffline });
  for (const [row, data] of content.services.map(split)) {
    const { id } = await services.create(ctx, row);
    await db.service.update({ where: { id }, data });
  }
  for (const [row, data] of content.heroSections.map(split)) {
    const { id } = await heroSections.create(ctx, row);
    await db.heroSection.update({ where: { id }, data });
  }
  if (content.aboutSection) {
    const [row, data] = split(content.aboutSection);
    const { id } = await aboutSections.create(ctx, row);
    await db.aboutSection.update({ where: { id }, data });
  }
  for (const [row, data] of content.brands.map(split)) {
    const { id } = await brands.create(ctx, row);
    await db.brand.update({ where: { id }, data });
  }
  for (const [row, data] of content.keywords.map(split)) {
    const { id } = await keywords.create(ctx, row);
    await db.keyword.update({ where: { id }, data });
  }
  for (const [{ read, ...row }, data] of content.contactForms.map(split)) {
    const { id } = await contactForms.create(ctx, row);
    await db.contactForm.update({ where: { id }, data: { ...data, read } });
  }
  const ids = await importAddressed(ctx, content);
  for (const { entity, slug, record, createdAt } of content.formerSlugs) {
    const recordId = record === null ? null : (ids[entity].get(record) ?? null);
    await db.formerSlug.create({ data: { entity, slug, recordId, createdAt } });
  }
}

/** The records that have an address of their own, and their numbers by it. */
async function importAddressed(ctx: TransactionContext, content: ContentFile) {
  const { tx: db } = ctx;
  const ids = { pages: numbers(), categories: numbers(), projects: numbers(), articles: numbers() };
  for (const [row, data] of content.pages.map(split)) {
    const { id, slug } = await pages.create(ctx, row);
    await db.page.update({ where: { id }, data });
    ids.pages.set(slug, id);
  }
  for (const [row, data] of content.categories.map(split)) {
    const { id, slug } = await categories.create(ctx, row);
    await db.category.update({ where: { id }, data });
    ids.categories.set(slug, id);
  }
  for (const [{ category, images, ...row }, data] of content.projects.map(split)) {
    const { id, slug } = await projects.create(ctx, { ...row, categoryId: ids.categories.get(category) ?? 0 });
    for (const [image, imageDates] of images.map(split)) {
      const added = await projectImages.add(ctx, id, image);
      await db.projectImage.update({ where: { id: added.id }, data: imageDates });
    }
    await db.project.update({ where: { id }, data });
    ids.projects.set(slug, id);
  }
  for (const [{ category, ...row }, data] of content.articles.map(split)) {
    const categoryId = category === null ? null : (ids.categories.get(category) ?? 0);
    const { id, slug } = await articles.create(ctx, { ...row, categoryId });
    await db.article.update({ where: { id }, data });
    ids.articles.set(slug, id);
  }
  return ids;
}

const numbers = () => new Map<string, number>();

/** What a form would send, and the dates that no form can. */
function split<T extends Dates>({ createdAt, updatedAt, ...row }: T): [Omit<T, keyof Dates>, Dates] {
  return [row, { createdAt, updatedAt }];
}
