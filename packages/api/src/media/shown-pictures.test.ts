import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import * as pictures from '#testing/pictures';
import { form } from '#testing/pictures';
import { startTestApi } from '#testing/test-api';

test('anybody may ask how to show pictures; others than uploaded ones are passed over', async () => {
  const { trpc, rest, idle } = await startLibrary();
  const { data } = await rest.send('POST', '/upload/image', form(await pictures.jpeg(500, 250)));
  await idle();
  const { url } = data as { url: string };
  const visitors = await startTestApi();
  expect(await visitors.trpc.media.describe({ urls: [url] })).toEqual([]);
  const described = await trpc.media.describe({
    urls: [url, url, 'https://x.example/a.jpg', '/art/pano.svg', '/uploads/../x', ''],
  });
  expect(described).toHaveLength(1);
  expect(described[0]).toMatchObject({
    url,
    width: 500,
    height: 250,
    alt: { tr: null, en: null },
    focal: { x: 0.5, y: 0.5 },
    variants: [
      { width: 400, height: 200, format: 'webp' },
      { width: 400, height: 200, format: 'avif' },
      { width: 500, height: 250, format: 'webp' },
      { width: 500, height: 250, format: 'avif' },
    ],
  });
});

test('what visitors get names how each uploaded picture is shown; remote ones are left as they are', async () => {
  const api = await startLibrary();
  const { id, url } = await api.upload(900);
  await api.idle();
  await api.trpc.media.update({ id, data: { altTr: 'Pano odası', focalX: 0.2, focalY: 0.8 } });
  const remote = 'https://ornek.example/a.jpg';
  const category = await api.db.category.create({ data: { name: 'Kategori', slug: 'k' } });
  const project = { title: 'Proje', slug: 'p', content: '', image: remote, categoryId: category.id };
  await api.db.project.create({ data: { ...project, images: { create: [{ imageUrl: url }, { imageUrl: remote }] } } });
  const article = { title: 'Makale', slug: 'm', content: '', featuredImage: url, publishedAt: new Date(0) };
  await api.db.article.create({ data: article });
  await api.db.heroSection.create({ data: { title: 'Slide', backgroundImage: url, active: true } });
  const { trpc } = api;
  const picture = {
    url,
    width: 900,
    height: 20,
    alt: { tr: 'Pano odası', en: null },
    blur: null,
    focal: { x: 0.2, y: 0.8 },
    widths: [400, 800, 900],
  };
  expect((await trpc.heroSections.listActive({})).items[0]?.picture).toEqual(picture);
  expect((await trpc.articles.listPublished({})).items[0]?.picture).toEqual(picture);
  expect((await trpc.articles.bySlug({ slug: 'm' })).picture).toEqual(picture);
  await api.db.aboutSection.create({ data: { title: 'Hakkımızda', content: '<p>x</p>', image: url } });
  expect((await trpc.aboutSection.visible())?.picture).toEqual(picture);
  await api.db.brand.create({ data: { name: 'Marka', logoUrl: url } });
  await trpc.company.update({ data: { logoUrl: url } });
  expect((await trpc.brands.listActive({})).items[0]?.picture).toEqual(picture);
  expect((await trpc.company.get()).picture).toEqual(picture);
  expect((await trpc.projects.listVisible({})).items[0]?.picture).toBeNull();
  const shown = await trpc.projects.bySlug({ slug: 'p' });
  expect([shown.picture, ...shown.images.map((image) => image.picture)]).toEqual([null, picture, null]);
  const [inList, ...others] = (await trpc.projects.listByCategory({ slug: 'k' })).items;
  expect(others).toEqual([]);
  expect(inList?.images).toHaveLength(2);
  expect(shown).toMatchObject(inList ?? {});
});

test('a photo comes with a blur of itself, small enough to stand in the page', async () => {
  const api = await startLibrary();
  const bytes = await pictures.jpeg(600, 400);
  const { data } = await api.rest.send('POST', '/upload/image', form(bytes, 'foto.jpg'));
  const { url } = data as { url: string };
  await api.db.heroSection.create({ data: { title: 'Slide', backgroundImage: url, active: true } });
  const blur = (await api.trpc.heroSections.listActive({})).items[0]?.picture?.blur ?? '';
  expect(blur.length).toBeLessThan(300);
  const drawn = sharp(Buffer.from(blur.replace('data:image/png;base64,', ''), 'base64')).removeAlpha();
  const { data: pixels, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([6, 4]);
  const [left, right] = [pixels.subarray(0, 3), pixels.subarray(15, 18)];
  expect(left[0]).toBeGreaterThan(2 * (left[2] ?? 0));
  expect(right[2]).toBeGreaterThan(2 * (right[0] ?? 0));
});

test('the pictures of a text are shown in sizes for every screen; what is stored stays plain', async () => {
  const api = await startLibrary();
  const { url } = await api.upload(900);
  await api.idle();
  const remote = 'https://ornek.example/a.jpg?x=1&amp;y=2';
  const content = `<p>Önce</p><img src="${url}" alt="Pano &quot;A&quot;" width="450" height="10"><img src="${remote}" alt="">`;
  const shown =
    `<p>Önce</p><img src="${url}" alt="Pano &quot;A&quot;" width="450" height="10"` +
    ` srcset="${url}?w=400 400w, ${url}?w=800 800w, ${url}?w=900 900w" sizes="(min-width: 490px) 450px, 100vw"` +
    ` loading="lazy" decoding="async"><img src="${remote}" alt="" loading="lazy" decoding="async">`;
  const { trpc, db } = api;
  await db.article.create({ data: { title: 'Makale', slug: 'm', content, publishedAt: new Date(0) } });
  await db.page.create({ data: { title: 'Sayfa', slug: 's', content } });
  const about = await db.aboutSection.create({ data: { title: 'Hakkımızda', content } });
  expect((await trpc.articles.bySlug({ slug: 'm' })).content).toBe(shown);
  expect((await trpc.pages.bySlug({ slug: 's' })).content).toBe(shown);
  expect((await trpc.aboutSection.visible())?.content).toBe(shown);
  expect((await trpc.aboutSection.get())?.content).toBe(content);
  expect((await api.rest.send('GET', '/articles/slug/m')).data).toMatchObject({ content });
  await db.aboutSection.update({ where: { id: about.id }, data: { content: `<img src="${url}" alt="">` } });
  expect((await trpc.aboutSection.visible())?.content).toContain('width="900" height="20" srcset=');
});
