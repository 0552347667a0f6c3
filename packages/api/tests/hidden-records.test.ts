import type { Db } from '@pano/db';
import { expect, test } from 'vitest';
import { listFeed, listPublicPages } from '../src/capabilities/sitemap';
import { contentEntities } from '../src/entities/index';
import { endpoints } from '../src/rest';
import { procedures } from '../src/router';
import { startTransports } from '../src/testing/transports';

/** A row that names the word in its texts; where it has a slug, the slug is the word as well. */
type Row = (db: Db, word: string) => Promise<{ id: number }>;

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
const addCategory = (db: Db, word: string, visible: boolean) =>
  db.category.create({ data: { name: word, slug: word, visible } });
const addArticle = (db: Db, word: string, state: { visible: boolean; publishedAt: Date | null }) =>
  db.article.create({ data: { title: word, slug: word, content: `<p>${word}</p>`, excerpt: word, ...state } });

const addService = (db: Db, word: string, visible: boolean) =>
  db.service.create({ data: { title: word, description: word, slug: word, content: `<p>${word}</p>`, visible } });

const addPage = (db: Db, word: string, visible: boolean) =>
  db.page.create({
    data: { title: word, slug: word, content: `<p>${word}</p>`, showInFooter: true, visible },
  });

async function addProject(db: Db, word: string, visible: boolean, isCategoryVisible: boolean) {
  const { id: categoryId } = await addCategory(db, `kategori-${visible}-${isCategoryVisible}`, isCategoryVisible);
  return db.project.create({ data: { title: word, slug: word, content: `<p>${word}</p>`, categoryId, visible } });
}

/** For each entity a record that visitors see, and one for each way in which a record is hidden from them. */
const rows: Record<string, { shown: Row; hidden: Record<string, Row> }> = {
  services: {
    shown: (db, word) => addService(db, word, true),
    hidden: { service: (db, word) => addService(db, word, false) },
  },
  heroSections: {
    shown: (db, word) => db.heroSection.create({ data: { title: word, active: true } }),
    hidden: { slide: (db, word) => db.heroSection.create({ data: { title: word, active: false } }) },
  },
  aboutSection: {
    shown: async (db, word) => {
      // There is one about section only, so the hidden one has to go.
      await db.aboutSection.deleteMany();
      return db.aboutSection.create({ data: { title: word, content: word, visible: true } });
    },
    hidden: { about: (db, word) => db.aboutSection.create({ data: { title: word, content: word, visible: false } }) },
  },
  brands: {
    shown: (db, word) => db.brand.create({ data: { name: word, logoUrl: `/${word}.png`, visible: true } }),
    hidden: { brand: (db, word) => db.brand.create({ data: { name: word, logoUrl: `/${word}.png`, visible: false } }) },
  },
  categories: {
    shown: (db, word) => addCategory(db, word, true),
    hidden: { category: (db, word) => addCategory(db, word, false) },
  },
  projects: {
    shown: (db, word) => addProject(db, word, true, true),
    hidden: {
      project: (db, word) => addProject(db, word, false, true),
      'project-of-a-hidden-category': (db, word) => addProject(db, word, true, false),
    },
  },
  articles: {
    shown: (db, word) => addArticle(db, word, { visible: true, publishedAt: inHours(-1) }),
    hidden: {
      article: (db, word) => addArticle(db, word, { visible: false, publishedAt: inHours(-1) }),
      draft: (db, word) => addArticle(db, word, { visible: true, publishedAt: null }),
      'scheduled-article': (db, word) => addArticle(db, word, { visible: true, publishedAt: inHours(1) }),
    },
  },
  pages: {
    shown: (db, word) => addPage(db, word, true),
    hidden: { page: (db, word) => addPage(db, word, false) },
  },
};

const hiding = contentEntities.filter(({ isPublic }) => isPublic !== null && !isEmpty(isPublic));

function isEmpty(isPublic: object): boolean {
  return Object.keys(typeof isPublic === 'function' ? isPublic() : isPublic).length === 0;
}

test('every entity that hides records is tried here', () => {
  expect(Object.keys(rows).toSorted()).toEqual(hiding.map(({ plural }) => plural).toSorted());
});

test.each(hiding)(
  'what the visibility rule of $plural hides is in no public response, feed or shared picture',
  async ({ plural }) => {
    const { shown, hidden } = rows[plural] ?? { hidden: {} };
    const { db, read } = await startReader();
    for (const [name, add] of Object.entries(hidden)) {
      const word = `gizli-${name}`;
      expect(await read(word, await add(db, word)), word).toEqual([]);
    }
    // The same reads do show a record that is public: otherwise the test would prove nothing.
    expect((await read('herkese-acik', await shown?.(db, 'herkese-acik'))).length).toBeGreaterThan(0);
  },
);

test('a hidden category is not named by its articles, which visitors see as articles without one', async () => {
  const { db, rest, read } = await startReader();
  const category = await addCategory(db, 'gizli-kategori', false);
  const article = await addArticle(db, 'makale', { visible: true, publishedAt: inHours(-1) });
  await db.article.update({ where: { id: article.id }, data: { categoryId: category.id } });
  expect(await read('gizli-kategori', article, 'makale')).toEqual([]);
  const { data } = await rest('GET', `/articles/${article.id}`);
  expect(data).toMatchObject({ title: 'makale', categoryId: null, category: null });

  await db.category.update({ where: { id: category.id }, data: { visible: true } });
  expect(await read('gizli-kategori', article, 'makale')).toEqual(
    expect.arrayContaining([`/articles/${article.id}`, '/articles', 'articles.bySlug', 'articles.listPublished']),
  );
  const shown = await rest('GET', '/articles/slug/makale');
  expect(shown.data).toMatchObject({
    categoryId: category.id,
    category: { id: category.id, name: 'gizli-kategori', slug: 'gizli-kategori' },
  });
});

/** Both transports and the feeds for a visitor, over a database of its own. */
async function startReader() {
  const { db, context, rest, trpcText } = await startTransports();

  /** The public reads whose response contains a word; records are asked for by id and by slug. */
  async function read(word: string, { id } = { id: 1 }, slug = word): Promise<string[]> {
    const responses: [string, string][] = [];
    for (const { path, method, admin } of endpoints) {
      if (method !== 'get' || admin) continue;
      const address = path.replace('{id}', String(id)).replace('{slug}', slug);
      responses.push([address, JSON.stringify((await rest('GET', address)).data) ?? '']);
    }
    for (const { path, type } of procedures) {
      if (type !== 'query') continue;
      for (const input of [undefined, {}, { id }, { slug }, { q: word }, { kind: 'projects', slug }]) {
        const response = await trpcText('query', path, input && JSON.stringify(input), undefined);
        if (response.status === 401) break;
        if (response.ok) responses.push([path, await response.text()]);
      }
    }
    responses.push(['sitemap', JSON.stringify(await listPublicPages(context, 1000))]);
    responses.push(['feed', JSON.stringify(await listFeed(context))]);
    for (const { kind, publicPage } of contentEntities) {
      const share = await publicPage?.share(context, slug, {}).catch(() => null);
      responses.push([`share ${kind}`, JSON.stringify(share ?? null)]);
    }
    return responses.filter(([, text]) => text.includes(word)).map(([name]) => name);
  }

  return { db, rest, read };
}
