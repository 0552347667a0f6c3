import { expect, test } from 'vitest';
import { startCachedSite } from '#testing/start-site';

test('each list has one address in each language; all others lead there', async () => {
  const { send, db } = await startCachedSite();
  await db.aboutSection.create({ data: { title: 'Biz', content: '<p>Bursa’da bir ekip.</p>' } });
  for (const [path, target] of [
    ['/services', '/hizmetler'],
    ['/services?page=2', '/hizmetler?page=2'],
    ['/projects', '/projeler'],
    ['/about', '/hakkimizda'],
    ['/en/hizmetler', '/en/services'],
    ['/en/projeler?kategori=pano', '/en/projects?kategori=pano'],
    ['/en/hakkimizda', '/en/about'],
    ['/en/iletisim', '/en/contact'],
  ] as const) {
    const { status, headers } = await send(path);
    expect([path, status, headers.location]).toEqual([path, 301, target]);
  }
  for (const [path, other] of [
    ['/hizmetler', '/en/services'],
    ['/projeler', '/en/projects'],
    ['/hakkimizda', '/en/about'],
    ['/iletisim', '/en/contact'],
  ] as const) {
    for (const address of [path, other]) {
      const { status, text } = await send(address);
      expect([address, status]).toEqual([address, 200]);
      expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*${address}"`));
      expect(text).toMatch(new RegExp(`hrefLang="tr" href="[^"]*${path}"`, 'i'));
      expect(text).toMatch(new RegExp(`hrefLang="en" href="[^"]*${other}"`, 'i'));
      expect(text).toContain('"@type":"BreadcrumbList"');
    }
  }
  // The home page at its contact section stays, and counts as the page of the contact.
  const home = await send('/contact');
  expect(home.status).toBe(200);
  expect(home.text).toMatch(/rel="canonical" href="[^"]*\/iletisim"/);
});

test('without an about section there is no page about the firm', async () => {
  const { send } = await startCachedSite();
  expect((await send('/hakkimizda')).status).toBe(404);
});

test('the sitemap names the lists that the site has, in both languages', async () => {
  const { send, db } = await startCachedSite();
  const listed = async () =>
    [...(await send('/sitemap.xml')).text.matchAll(/<loc>http:\/\/[^/]*([^<]*)/g)].map(([, path]) => path);
  const always = ['/projeler', '/en/projects', '/iletisim', '/en/contact'];
  const shown = ['/hizmetler', '/en/services'];
  expect(await listed()).toEqual(expect.arrayContaining([...always, ...shown]));
  expect(await listed()).not.toContain('/hakkimizda');
  await db.setting.create({ data: { key: 'home_show_services', value: 'false' } });
  await db.aboutSection.create({ data: { title: 'Biz', content: '<p>x</p>' } });
  const after = await listed();
  expect(after).toEqual(expect.arrayContaining([...always, '/hakkimizda', '/en/about']));
  for (const path of shown) expect(after).not.toContain(path);
});

test('the list of projects says how many there are, all or of a choice, in both languages', async () => {
  const { send, db } = await startCachedSite();
  const category = await db.category.create({ data: { name: 'Trafo', slug: 'trafo' } });
  const other = await db.category.create({ data: { name: 'Pano', slug: 'pano' } });
  const project = (number: number) => ({ title: `Proje ${number}`, slug: `proje-${number}`, content: '<p>x</p>' });
  const of = (categoryId: number, from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...project(from + at), categoryId }));
  await db.project.createMany({ data: [...of(category.id, 1, 2), ...of(other.id, 3, 307)] });
  const single = await db.category.create({ data: { name: 'Ges', slug: 'ges' } });
  await db.project.createMany({ data: of(single.id, 400, 1) });
  const count = async (path: string) => {
    const { text } = await send(path);
    return /<p class="text-ink-3 tabular-nums">([^<]*)</.exec(text)?.[1];
  };
  expect(await count('/projeler')).toBe('310 proje');
  expect(await count('/projeler?page=13')).toBe('310 proje');
  expect(await count('/en/projects?page=7')).toBe('310 projects');
  expect(await count('/projeler?kategori=trafo')).toBe('2 proje · Trafo');
  expect(await count('/en/projects?kategori=ges')).toBe('1 project · Ges');
});
