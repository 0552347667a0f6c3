import type { Database } from '@pano/db';
import { admin as en } from '@pano/i18n/en/admin/index';
import { admin as tr } from '@pano/i18n/tr/admin/index';
import { describe, expect, test } from 'vitest';
import { contentEntities } from '#entities/index';
import { startTestApi } from '#testing/test-api';
import { translatedEntities } from '../translations/translation.operations';

type Api = Awaited<ReturnType<typeof startTestApi>>;
type Row = { id: number; version: number };

/** Each kind of record with what belongs to it, how it is deleted, and how all of it is read. */
const kinds: Record<
  string,
  (api: Api) => Promise<{ id: number; remove: () => Promise<{ batch: string }>; read: () => Promise<unknown> }>
> = {
  async service({ trpc, db }) {
    const { id } = await trpc.services.create({
      title: 'Pano',
      description: 'Kurulum',
      icon: null,
      order: 4,
      visible: false,
    });
    return { id, remove: () => trpc.services.remove({ id }), read: () => db.service.findMany() };
  },
  async brand({ trpc, db }) {
    const { id } = await trpc.brands.create({ name: 'ABB', logoUrl: 'https://x.test/a.png' });
    return { id, remove: () => trpc.brands.remove({ id }), read: () => db.brand.findMany() };
  },
  async heroSection({ trpc, db }) {
    const { id } = await trpc.heroSections.create({ title: 'Slayt', backgroundImage: '/uploads/x.jpg' });
    return { id, remove: () => trpc.heroSections.remove({ id }), read: () => db.heroSection.findMany() };
  },
  async keyword({ trpc, db }) {
    const { id } = await trpc.keywords.create({ keyword: 'Şalter' });
    return { id, remove: () => trpc.keywords.remove({ id }), read: () => db.keyword.findMany() };
  },
  async page({ trpc, db }) {
    const { id } = await trpc.pages.create({ title: 'Kariyer', slug: 'kariyer', content: '<p>Metin</p>' });
    await trpc.pages.update({ id, data: { slug: 'is-ilanlari' } });
    return {
      id,
      remove: () => trpc.pages.remove({ id }),
      read: async () => [await db.page.findMany(), await slugs(db)],
    };
  },
  async category({ trpc, db }) {
    const { id } = await trpc.categories.create({ name: 'Aydınlatma', slug: 'aydinlatma' });
    await trpc.categories.update({ id, data: { slug: 'isik' } });
    await trpc.articles.create({ title: 'Makale', slug: 'makale', content: '<p>Metin</p>', categoryId: id });
    return {
      id,
      remove: () => trpc.categories.remove({ id }),
      read: async () => [await db.category.findMany(), await db.article.findMany(), await slugs(db)],
    };
  },
  async project({ trpc, db }) {
    const { id: categoryId } = await trpc.categories.create({ name: 'K', slug: 'k' });
    const { id } = await trpc.projects.create({ title: 'Proje', slug: 'proje', content: '<p>Metin</p>', categoryId });
    await trpc.projects.update({ id, data: { slug: 'fabrika' } });
    await db.projectImage.createMany({
      data: [0, 1].map((order) => ({ projectId: id, order, imageUrl: `/${order}.jpg` })),
    });
    return {
      id,
      remove: () => trpc.projects.remove({ id }),
      read: async () => [await db.project.findMany(), await db.projectImage.findMany(), await slugs(db)],
    };
  },
  async projectImage({ trpc, db }) {
    const category = await db.category.create({ data: { name: 'K', slug: 'k' } });
    const data = {
      title: 'P',
      slug: 'p',
      content: 'x',
      categoryId: category.id,
      images: { create: { imageUrl: '/1.jpg' } },
    };
    const { images } = await db.project.create({ data, select: { images: true } });
    const id = images[0]?.id ?? 0;
    return { id, remove: () => trpc.projects.images.remove({ id }), read: () => db.projectImage.findMany() };
  },
  async article({ trpc, db }) {
    const data = { title: 'Makale', slug: 'makale', content: '<p>Metin</p>', publishedAt: '2026-01-02T03:04:05.000Z' };
    const { id } = await trpc.articles.create(data);
    await trpc.articles.update({ id, data: { slug: 'yazi' } });
    return {
      id,
      remove: () => trpc.articles.remove({ id }),
      read: async () => [await db.article.findMany(), await slugs(db)],
    };
  },
  async contactForm({ trpc, db }) {
    const { id } = await db.contactForm.create({
      data: {
        name: 'Ayşe',
        email: 'a@x.test',
        message: 'Merhaba',
        search: 'ayse',
        stage: 'quoted',
        quoteLira: 48_000,
        nextAt: new Date('2026-12-01T11:00:00Z'),
        nextNote: 'Teklifi takip et',
        mail: { create: { locale: 'tr', status: 'sent' } },
        events: { create: [{ kind: 'note', text: 'Pazartesi aranacak', userName: 'Ayşe' }, { kind: 'call' }] },
      },
    });
    return {
      id,
      remove: () => trpc.contactForms.remove({ id }),
      read: () => db.contactForm.findMany({ include: { mail: true, events: true } }),
    };
  },
  async media({ trpc, db }) {
    const file = { key: 'a1', fileName: 'a1.png', hash: 'b2', contentType: 'image/png', bytes: 9, width: 3, height: 2 };
    const picture = { ...file, animated: false, placeholder: '', color: '#123456', originalName: 'pano.png' };
    const { id } = await db.media.create({ data: { ...picture, altTr: 'Pano', focalX: 0.25, ready: true } });
    return { id, remove: () => trpc.media.remove({ id }), read: () => db.media.findMany() };
  },
};

const slugs = (db: Database) =>
  db.formerSlug.findMany({ where: { recordId: { not: null } }, orderBy: { slug: 'asc' } });

/** Of the restored record itself and of its English texts the version is one higher; these get another number, too. */
const withVersion = (read: unknown, id: number): unknown =>
  JSON.parse(JSON.stringify(read), (_, value: unknown) => {
    const isRow = typeof value === 'object' && value !== null && 'version' in value && 'id' in value;
    if (!isRow) return value;
    if ('recordId' in value) return { ...value, id: 0, version: 0 };
    return (value as Row).id === id ? { ...value, version: 0 } : value;
  });

/** Gives a record English texts, with an address that it had before; returns how they are read. */
async function translate({ trpc, db }: Api, kind: string, recordId: number): Promise<() => Promise<unknown>> {
  const translated = translatedEntities.find((one) => one.kind === kind);
  if (!translated) return async () => [];
  const { example, slugs, table } = translated.translation;
  const ref = { entity: translated.kind, id: recordId };
  if (slugs) await trpc.translations.save({ ...ref, data: { ...example, slug: 'former-english' } });
  await trpc.translations.save({ ...ref, data: { ...example } });
  return async () => table(db).findMany({ where: { recordId } });
}

test('the cases are all kinds of records that can be deleted', () => {
  const sources = contentEntities.flatMap(({ trash }) => trash?.map(({ entity }) => entity) ?? []);
  expect(Object.keys(kinds).toSorted()).toEqual(sources.toSorted());
});

describe.each(Object.entries(kinds))('%s', (entity, start) => {
  test('a deleted record comes back column by column', async () => {
    const api = await startTestApi({ signedIn: true });
    const { id, remove, read: readRecord } = await start(api);
    const readEnglish = await translate(api, entity, id);
    const read = async () => [await readRecord(), await readEnglish(), await slugs(api.db)];
    const before = await read();
    const { version } = (await readOne(api.db, entity, id)) ?? { version: 0 };
    const { batch } = await remove();
    expect(await readOne(api.db, entity, id)).toBeNull();
    const { items } = await api.trpc.trash.list({});
    expect(items).toMatchObject([{ entity, recordId: id, batch, batchSize: 1, daysLeft: 30 }]);
    const { fields } = await api.trpc.trash.get({ id: items[0]?.id ?? 0 });
    expect(fields).not.toEqual([]);
    for (const words of [tr, en]) {
      const labels = Object.entries(words.activity.entities).find(([kind]) => kind === entity)?.[1].fields;
      expect(Object.keys(labels ?? {})).toEqual(
        expect.arrayContaining(fields.map(({ name }) => name.replace('.en', ''))),
      );
    }
    const { restored } = await api.trpc.trash.restoreBatch({ batch });
    expect(restored).toMatchObject([{ entity, recordId: id }]);
    expect(withVersion(await read(), id)).toEqual(withVersion(before, id));
    expect(await readOne(api.db, entity, id)).toMatchObject({ version: version + 1 });
    expect(await api.db.trash.count()).toBe(0);
    await expect(api.trpc.trash.restoreBatch({ batch })).rejects.toMatchObject({ cause: { key: 'trash.restored' } });
    const actions = await api.db.activity.findMany({
      where: { entity },
      select: { action: true },
      orderBy: { id: 'asc' },
    });
    expect(actions.slice(-2)).toEqual([{ action: 'trash' }, { action: 'untrash' }]);
  });
});

const readOne = (db: Database, entity: string, id: number): Promise<Row | null> =>
  Reflect.get(db, entity).findUnique({ where: { id } });
