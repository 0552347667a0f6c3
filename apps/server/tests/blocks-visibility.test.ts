import { expect, test } from 'vitest';
import { startCachedSite } from '#testing/start-site';

/** A page that lists two projects and two services by name, and one of each kind alone, which is secret later on. */
async function startLanding() {
  const site = await startCachedSite();
  const save = async (method: string, path: string, body: object = {}) => {
    const response = await site.write(method, path, body);
    expect(response.status, response.text).toBeLessThan(300);
    return method === 'POST' ? Number(JSON.parse(response.text).data.id) : 0;
  };
  const categoryId = await save('POST', '/categories', { name: 'Tesis', slug: 'tesis' });
  const project = async (name: string) => {
    const data = { title: `${name} trafosu`, slug: name.toLowerCase(), content: `<p>${name} içinde</p>`, categoryId };
    const id = await save('POST', '/projects', data);
    const content = `<p>In ${name}</p>`;
    await save('PUT', `/projects/${id}/translations/en`, {
      title: `${name} substation`,
      slug: `${data.slug}-en`,
      content,
    });
    return id;
  };
  const service = async (name: string) => {
    const id = await save('POST', '/services', { title: `${name} keşfi`, description: `${name} için` });
    await save('PUT', `/services/${id}/translations/en`, { title: `${name} survey`, description: `For ${name}` });
    return id;
  };
  const projects = [await project('Gizlice'), await project('Kolayca')];
  const services = [await service('Saklıca'), await service('Ortaca')];
  const blocks = [
    { kind: 'text', id: 1, html: '<p>Nilüfer’deyiz.</p>' },
    { kind: 'projects', id: 2, title: 'Seçtiklerimiz', ids: projects },
    { kind: 'services', id: 3, title: 'Yaptıklarımız', ids: services },
    { kind: 'projects', id: 4, title: 'Tek işimiz', ids: projects.slice(0, 1) },
    { kind: 'services', id: 5, title: 'Tek hizmetimiz', ids: services.slice(0, 1) },
  ];
  const page = await save('POST', '/pages', { title: 'Nilüfer', slug: 'nilufer', blocks });
  const english = {
    1: { html: '<p>We are in Nilufer.</p>' },
    2: { title: 'Our choice' },
    3: { title: 'What we do' },
    4: { title: 'Our only work' },
    5: { title: 'Our only service' },
  };
  const texts = { title: 'Nilufer', slug: 'nilufer-en', content: '', blocks: JSON.stringify(english) };
  await save('PUT', `/pages/${page}/translations/en`, texts);
  const read = async () => {
    const turkish = (await site.send('/sayfa/nilufer')).text;
    const inEnglish = (await site.send('/en/page/nilufer-en')).text;
    return { turkish, english: inEnglish, rest: (await site.send(`/api/v1/pages/${page}`)).text };
  };
  return { ...site, save, read, page, projects, services };
}

const secrets = /Gizlice|Saklıca/i;
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, text]) => text);

test.each(['hidden', 'deleted'] as const)(
  'what is picked in a block and %s stands nowhere in the page, in either language; a block with nothing else is not shown',
  async (state) => {
    const { read, save, db, page, projects, services } = await startLanding();
    const before = await read();
    for (const html of [before.turkish, before.english]) expect(html).toMatch(secrets);
    expect(headings(before.turkish)).toEqual(expect.arrayContaining(['Tek işimiz', 'Tek hizmetimiz']));
    expect(headings(before.english)).toEqual(expect.arrayContaining(['Our only work', 'Our only service']));

    for (const path of [`/projects/${projects[0]}`, `/services/${services[0]}`]) {
      await (state === 'hidden' ? save('PUT', path, { visible: false }) : save('DELETE', path));
    }
    const { turkish, english, rest } = await read();
    // The whole responses: what is shown, structured data and the state of the program.
    for (const text of [turkish, english, rest]) expect(text).not.toMatch(secrets);
    expect(headings(turkish)).toEqual(expect.arrayContaining(['Seçtiklerimiz', 'Yaptıklarımız']));
    expect(turkish).toMatch(/Kolayca trafosu.*Ortaca keşfi/s);
    expect(english).toMatch(/Kolayca substation.*Ortaca survey/s);
    for (const text of ['Tek işimiz', 'Tek hizmetimiz']) expect(turkish).not.toContain(`>${text}<`);
    for (const text of ['Our only work', 'Our only service']) expect(english).not.toContain(`>${text}<`);
    expect((await db.page.findUniqueOrThrow({ where: { id: page } })).search).not.toMatch(secrets);
  },
);

test('blocks with the same heading are landmarks of different names, in both languages', async () => {
  const { save, page, projects, services, read } = await startLanding();
  const questions = '? Garanti var mı?\nİki yıl.';
  const blocks = [
    { kind: 'services', id: 1, ids: services },
    { kind: 'services', id: 2, ids: services },
    { kind: 'projects', id: 3, title: 'Sahadan', ids: projects },
    { kind: 'text', id: 4, title: 'Sahadan', html: '<p>x</p>' },
    { kind: 'questions', id: 5, questions },
    { kind: 'questions', id: 6, questions },
    { kind: 'text', id: 7, html: '<p>Başlıksız</p>' },
    { kind: 'text', id: 8, html: '<p>Başlıksız</p>' },
  ];
  await save('PUT', `/pages/${page}`, { blocks });
  const english = { 4: { title: 'On site', html: '<p>x</p>' }, 5: { questions }, 6: { questions } };
  const texts = { title: 'Nilufer', slug: 'nilufer-en', content: '', blocks: JSON.stringify(english) };
  await save('PUT', `/pages/${page}/translations/en`, texts);
  const shown = await read();
  expect(readLandmarks(shown.turkish)).toEqual([
    'Hizmetler',
    'Hizmetler 2',
    'Sahadan',
    'Sahadan 2',
    'Sık sorulan sorular',
    'Sık sorulan sorular 2',
  ]);
  const names = readLandmarks(shown.english);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(6);
});

/** The names of the sections among the blocks of a page, by their label or their heading. */
function readLandmarks(html: string): string[] {
  const blocks = html.slice(html.indexOf('class="blocks"'), html.indexOf('</main>'));
  const sections = [...blocks.matchAll(/<section([^>]*)>/g)];
  return sections.flatMap(([, attributes = '']) => {
    const [, label] = /aria-label="([^"]*)"/.exec(attributes) ?? [];
    const [, id = ''] = /aria-labelledby="([^"]*)"/.exec(attributes) ?? [];
    const [, heading] = new RegExp(`<h2 id="${id}"[^>]*>([^<]*)<`).exec(blocks) ?? [];
    return label ?? (id ? heading : undefined) ?? [];
  });
}
