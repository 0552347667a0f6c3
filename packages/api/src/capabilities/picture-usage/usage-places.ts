import type { Db } from '@pano/db';
import type { MediaUse } from '#media/media.schema';

/** A row of a table whose columns may mention pictures. */
type Row = { use: Pick<MediaUse, 'kind' | 'id' | 'title'>; texts: Record<string, string | null>; save: Save };
/** Writes changed columns back, and the version with them: an editor who still has the old ones learns of it. */
type Save = (db: Db, texts: Record<string, string>) => Promise<unknown>;
/** The rows of one table that mention a text, in one query. */
type Place = (db: Db, text: string) => Promise<Row[]>;

const version = { increment: 1 };

/** Every table and column in which a picture may be used, shown or linked to. */
export const usagePlaces: Place[] = [
  async (db, text) => {
    const OR = [{ featuredImage: { contains: text } }, { content: { contains: text } }];
    const select = { id: true, title: true, featuredImage: true, content: true };
    const rows = await db.article.findMany({ where: { OR }, select });
    return rows.map(({ id, title, ...texts }) => ({
      use: { kind: 'article', id, title },
      texts,
      save: (tx, data) => tx.article.update({ where: { id }, data: { ...data, version } }),
    }));
  },
  async (db, text) => {
    const OR = [{ image: { contains: text } }, { content: { contains: text } }, { description: { contains: text } }];
    const select = { id: true, title: true, image: true, content: true, description: true };
    const rows = await db.project.findMany({ where: { OR }, select });
    return rows.map(({ id, title, ...texts }) => ({
      use: { kind: 'project', id, title },
      texts,
      save: (tx, data) => tx.project.update({ where: { id }, data: { ...data, version } }),
    }));
  },
  async (db, text) => {
    const select = { id: true, imageUrl: true, project: { select: { id: true, title: true } } };
    const rows = await db.projectImage.findMany({ where: { imageUrl: { contains: text } }, select });
    return rows.map(({ id, imageUrl, project }) => ({
      use: { kind: 'project', ...project },
      texts: { images: imageUrl },
      save: async (tx, { images }) => {
        await tx.projectImage.update({ where: { id }, data: { imageUrl: images, version } });
        await tx.project.update({ where: { id: project.id }, data: { version } });
      },
    }));
  },
  async (db, text) => {
    const select = { id: true, name: true, description: true };
    const rows = await db.category.findMany({ where: { description: { contains: text } }, select });
    return rows.map(({ id, name, ...texts }) => ({
      use: { kind: 'category', id, title: name },
      texts,
      save: (tx, data) => tx.category.update({ where: { id }, data: { ...data, version } }),
    }));
  },
  async (db, text) => {
    const select = { id: true, title: true, description: true };
    const rows = await db.service.findMany({ where: { description: { contains: text } }, select });
    return rows.map(({ id, title, ...texts }) => ({
      use: { kind: 'service', id, title },
      texts,
      save: (tx, data) => tx.service.update({ where: { id }, data: { ...data, version } }),
    }));
  },
  async (db, text) => {
    const contains = { contains: text };
    const OR = [
      { backgroundImage: contains },
      { subtitle: contains },
      { description: contains },
      { ctaLink: contains },
    ];
    const select = { id: true, title: true, backgroundImage: true, subtitle: true, description: true, ctaLink: true };
    const rows = await db.heroSection.findMany({ where: { OR }, select });
    return rows.map(({ id, title, ...texts }) => ({
      use: { kind: 'heroSection', id, title },
      texts,
      save: (tx, data) => tx.heroSection.update({ where: { id }, data: { ...data, version } }),
    }));
  },
  async (db, text) => {
    const select = { id: true, title: true, content: true };
    const rows = await db.aboutSection.findMany({ where: { content: { contains: text } }, select });
    return rows.map(({ id, title, ...texts }) => ({
      use: { kind: 'aboutSection', id: null, title },
      texts,
      save: (tx, data) => tx.aboutSection.update({ where: { id }, data: { ...data, version } }),
    }));
  },
  async (db, text) => {
    const select = { id: true, title: true, content: true };
    const rows = await db.page.findMany({ where: { content: { contains: text } }, select });
    return rows.map(({ id, title, ...texts }) => ({
      use: { kind: 'page', id, title },
      texts,
      save: (tx, data) => tx.page.update({ where: { id }, data: { ...data, version } }),
    }));
  },
  async (db, text) => {
    const OR = [{ logoUrl: { contains: text } }, { websiteUrl: { contains: text } }];
    const select = { id: true, name: true, logoUrl: true, websiteUrl: true };
    const rows = await db.brand.findMany({ where: { OR }, select });
    return rows.map(({ id, name, ...texts }) => ({
      use: { kind: 'brand', id, title: name },
      texts,
      save: (tx, data) => tx.brand.update({ where: { id }, data: { ...data, version } }),
    }));
  },
  async (db, text) => {
    const rows = await db.setting.findMany({ where: { value: { contains: text } } });
    return rows.map(({ key, value }) => ({
      use: { kind: 'setting', id: null, title: key },
      texts: { value },
      save: (tx, data) => tx.setting.update({ where: { key }, data: { ...data, version } }),
    }));
  },
];
