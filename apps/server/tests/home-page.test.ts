import { expect, test } from 'vitest';
import { startCachedSite } from '#testing/start-site';

/** A site with something in each section, and the home page as everybody gets it. */
async function startHome() {
  const site = await startCachedSite();
  const create = async (path: string, body: object) => {
    const response = await site.write('POST', path, body);
    expect(response.status, response.text).toBe(201);
  };
  await create('/categories', { name: 'Tesis', slug: 'tesis' });
  for (const slug of ['bir', 'iki', 'uc']) {
    await create('/projects', { title: `Proje ${slug}`, slug, content: '<p>x</p>', categoryId: 1 });
  }
  await create('/services', { title: 'Pano', description: 'x' });
  await create('/brands', { name: 'Marka', logoUrl: 'https://a.example/logo.png' });
  await create('/about-section', { title: 'Biz', content: '<p>a</p><p>b</p><p>c</p>' });
  const read = async (path = '/') => (await site.send(path)).text;
  return { ...site, read, compose: (body: object) => site.write('PUT', '/settings/home-layout', body) };
}

const sections = (html: string) => [...html.matchAll(/<section [^>]*?id="(\w+)"/g)].map(([, id]) => id);
const usual = ['home', 'categories', 'projects', 'about', 'services', 'articles', 'contact'];

test('the home page is that of the design until it is composed, and the same byte for byte when it is so again', async () => {
  const { read, compose } = await startHome();
  const before = [await read(), await read('/en'), await read('/contact')];
  expect(sections(before[0] ?? '')).toEqual(usual);
  expect(before[0]).not.toContain('"layout"');
  await compose({ order: usual.slice(1).toReversed() });
  const composed = await read();
  expect(sections(composed)).toEqual(['home', ...usual.slice(1).toReversed()]);
  await compose({ order: usual.slice(1) });
  expect([await read(), await read('/en'), await read('/contact')]).toEqual(before);
});

test('a section shows as many records as the owner wants, or those that he has picked, and may be hidden', async () => {
  const { read, compose, write } = await startHome();
  const projects = async () => [...(await read()).matchAll(/Proje (\w+)<\/h3>/g)].map(([, name]) => name);
  expect(await projects()).toEqual(['bir', 'iki', 'uc']);
  await compose({ records: { projects: { limit: 2, ids: [] } } });
  expect(await projects()).toEqual(['bir', 'iki']);
  await compose({ records: { projects: { limit: 2, ids: [3, 1] } } });
  expect(await projects()).toEqual(['uc', 'bir']);
  await write('PUT', '/settings/home', { home_show_projects: false });
  expect(await projects()).toEqual([]);
  expect(await read()).toContain('alt="Marka"');
  await compose({ hidden: ['brands'] });
  expect(await read()).not.toContain('alt="Marka"');
});
