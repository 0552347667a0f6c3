import { expect, test } from 'vitest';
import { startSite } from '#testing/start-site';

const text = 'Ana dağıtım panosu, kompanzasyon ve topraklama işleri. '.repeat(4);

/** A site with so many records in each list that visitors see, with texts as an owner writes them. */
async function startFilledSite(count: number) {
  const { url, services } = await startSite();
  const { db } = services;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rows = numbers.map((number) => ({ slug: `kayit-${number}`, order: number }));
  await db.category.createMany({ data: rows.map((row) => ({ ...row, name: row.slug, description: text })) });
  const { id: categoryId } = await db.category.findFirstOrThrow({ where: { slug: 'kayit-1' } });
  const content = `<p>${text}</p>`;
  await db.project.createMany({
    data: rows.map((row) => ({ ...row, categoryId, title: row.slug, description: text, content, image: '/art/1.svg' })),
  });
  await db.service.createMany({ data: rows.map(({ slug, order }) => ({ order, title: slug, description: text })) });
  await db.brand.createMany({
    data: rows.map(({ slug, order }) => ({
      order,
      name: slug,
      logoUrl: '/art/1.svg',
      websiteUrl: `https://${slug}.example`,
    })),
  });
  await db.article.createMany({
    data: rows.map(({ slug }) => ({ slug, title: slug, excerpt: text, content, publishedAt: new Date(0) })),
  });
  const read = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, html: await response.text() };
  };
  return { db, read };
}

const lists = ['/category/kayit-1', '/category', '/projeler', '/hizmetler', '/brands', '/articles'];

test('the home page and the pages of lists are no larger with 300 records than with 60, and bounded', async () => {
  const sizes = async (count: number) => {
    const { read } = await startFilledSite(count);
    const pages = await Promise.all(['/', ...lists].map(read));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    return pages.map(({ html }) => html.length);
  };
  const few = await sizes(60);
  for (const [index, size] of (await sizes(300)).entries()) {
    expect(size).toBeLessThan((few[index] ?? 0) * 1.05);
    expect(size).toBeLessThan(200_000);
  }
}, 60_000);

test('links without JavaScript lead from the home page to every record of a long list', async () => {
  const { read } = await startFilledSite(300);
  const home = await read('/');
  for (const [path, total] of [
    ['/category', 300],
    ['/hizmetler', 300],
    ['/brands', 300],
  ] as const) {
    expect(home.html).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>[^<]*\\(${total}\\)`));
  }
  for (const [path, pattern] of [
    ['/category/kayit-1', /href="\/proje\/(kayit-\d+)"/g],
    ['/projeler', /href="\/proje\/(kayit-\d+)"/g],
    ['/category', /href="\/category\/(kayit-\d+)"/g],
    ['/hizmetler', /<h2[^>]*>(kayit-\d+)/g],
    ['/brands', /title="(kayit-\d+)"/g],
    ['/articles', /href="\/articles\/(kayit-\d+)"/g],
  ] as const) {
    const names = new Set<string>();
    let next: string | undefined = path;
    while (next !== undefined) {
      const { status, html }: { status: number; html: string } = await read(next);
      expect(status, next).toBe(200);
      for (const [, name = ''] of html.matchAll(pattern)) names.add(name);
      next = /<a(?=[^>]*rel="next")[^>]*href="([^"]+)"/.exec(html)?.[1];
    }
    expect(names.size, path).toBe(300);
  }
}, 60_000);

test('each page of a list has a canonical address and a title of its own; one that does not exist says so', async () => {
  const { db, read } = await startFilledSite(60);
  for (const path of lists) {
    const first = await read(path);
    const second = await read(`${path}?page=2&utm_source=x`);
    expect(/rel="canonical" href="[^"]*?(\/[a-z][^"]*)"/.exec(first.html)?.[1], path).toContain(path);
    expect(second.html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}\\?page=2"`));
    expect(/<title>([^<]*)/.exec(second.html)?.[1]).toContain('2. sayfa');
    expect(second.html).toMatch(/rel="prev"/);
    for (const page of ['0', '-1', 'x', '99', '1.5', '9999999']) {
      const { status, html } = await read(`${path}?page=${page}`);
      expect(status, `${path}?page=${page}`).toBe(404);
      expect(html).toContain('Bulunamadı');
    }
  }
  await db.setting.create({ data: { key: 'home_show_services', value: 'false' } });
  expect((await read('/hizmetler')).status).toBe(404);
});
