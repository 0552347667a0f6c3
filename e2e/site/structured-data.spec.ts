import type { APIRequestContext } from '@playwright/test';
import { inLanguage, languages, publicPages, untranslated } from './public-pages';
import { expect, test } from './site-test';

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** The properties that search engines require of each type; they ignore a node without them. */
const required: Record<string, string[]> = {
  Electrician: [
    '@id',
    'name',
    'url',
    'telephone',
    'image',
    'logo',
    'address',
    'geo',
    'openingHoursSpecification',
    'areaServed',
  ],
  WebSite: ['@id', 'name', 'url', 'publisher', 'inLanguage'],
  WebPage: ['@id', 'url', 'name', 'isPartOf', 'inLanguage'],
  CollectionPage: ['@id', 'url', 'name', 'isPartOf', 'inLanguage'],
  AboutPage: ['@id', 'url', 'name', 'isPartOf', 'inLanguage'],
  ContactPage: ['@id', 'url', 'name', 'isPartOf', 'inLanguage'],
  Organization: ['name'],
  BreadcrumbList: ['@id', 'itemListElement'],
  Article: ['@id', 'headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  Service: ['@id', 'name', 'description', 'provider', 'areaServed'],
  ImageObject: ['@id', 'contentUrl', 'name'],
  CreativeWork: ['@id', 'name', 'url', 'image', 'creator'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ListItem: ['position', 'name', 'item'],
  City: ['name'],
  Place: ['name'],
};

const expected: Record<string, string[]> = {
  '/': ['Electrician', 'WebSite', 'WebPage', 'Service'],
  '/iletisim': ['Electrician', 'WebSite', 'ContactPage', 'BreadcrumbList'],
  '/hakkimizda': ['Electrician', 'WebSite', 'AboutPage', 'BreadcrumbList'],
  '/hizmetler': ['Electrician', 'WebSite', 'CollectionPage', 'BreadcrumbList'],
  '/projeler': ['Electrician', 'WebSite', 'CollectionPage', 'BreadcrumbList'],
  '/category/elektrik-panolari': ['Electrician', 'WebSite', 'CollectionPage', 'BreadcrumbList'],
  '/proje/16-araclik-sarj-otoparki': [
    'Electrician',
    'WebSite',
    'WebPage',
    'BreadcrumbList',
    'CreativeWork',
    'ImageObject',
  ],
  '/hizmet/pano-imalati': [
    'Electrician',
    'WebSite',
    'WebPage',
    'BreadcrumbList',
    'Service',
    'FAQPage',
    'Question',
    'Answer',
    'ImageObject',
  ],
  '/articles': ['Electrician', 'WebSite', 'CollectionPage', 'BreadcrumbList'],
  '/articles/pano-ne-zaman-yenilenir': [
    'Electrician',
    'WebSite',
    'WebPage',
    'BreadcrumbList',
    'Article',
    'ImageObject',
  ],
  '/sayfa/gizlilik': ['Electrician', 'WebSite', 'WebPage', 'BreadcrumbList'],
};

test('every page has one linked graph with the properties that its types require', async ({ request, site }) => {
  for (const { path, english } of publicPages) {
    for (const language of languages) {
      // The page of a record without English is the Turkish one at both addresses.
      const address = path === untranslated ? path : inLanguage({ path, english }, language);
      const graph = await readGraph(request, address);
      const nodes = graph.flatMap(withNested);
      const types = new Set(nodes.map((node) => node['@type']));
      for (const type of expected[path] ?? []) expect(types, address).toContain(type);
      for (const node of nodes) {
        const wanted = required[node['@type']];
        expect(wanted, `${address}: ${node['@type']}`).toBeDefined();
        for (const property of wanted ?? []) {
          expect(node[property], `${address}: ${node['@type']}.${property}`).toBeTruthy();
        }
      }
      const ids = graph.map((node) => node['@id']);
      expect(new Set(ids).size, address).toBe(ids.length);
      // The page in the other language has a graph of its own.
      const other = `${site.url}${inLanguage({ path, english }, language === 'tr' ? 'en' : 'tr')}#`;
      const here = references(graph).filter((reference) => !reference.startsWith(other));
      for (const reference of here) expect(ids, address).toContain(reference);
      const [page] = graph.filter((node) => node['@id'] === `${site.url}${address}#webpage`);
      expect(page?.inLanguage, address).toBe(path === untranslated ? 'tr' : language);
    }
  }
});

test('a project names the services used in it by the ids under which their own pages describe them', async ({
  request,
}) => {
  for (const project of publicPages.filter(({ path }) => path.startsWith('/proje/'))) {
    for (const language of languages) {
      const work = (await readGraph(request, inLanguage(project, language))).find(
        (node) => node['@type'] === 'CreativeWork',
      );
      const services = [work?.about].flat().filter(isNode);
      expect(services).not.toEqual([]);
      for (const { name, url, '@id': id } of services) {
        // Those without a page are described on the home page.
        const address = url ? new URL(String(url)).pathname : inLanguage({ path: '/', english: '/en' }, language);
        const described = (await readGraph(request, address)).find((node) => node['@id'] === id);
        expect(described).toMatchObject({ '@type': 'Service', name });
      }
    }
  }
});

test('a project tells search engines its facts, captions and video', async ({ api, request, site }) => {
  const [category] = await api.list('/admin/categories?limit=1');
  const project = await api.post('/admin/projects', {
    categoryId: category?.id,
    title: 'Verili proje',
    slug: 'verili-proje',
    content: '<p>Metin</p>',
    year: 2024,
    capacity: '630 kVA',
    customer: 'Bir hastane',
    video: 'https://youtu.be/dQw4w9WgXcQ',
  });
  try {
    await api.post(`/project/${project.id}/images`, { imageUrl: '/art/project-ges.svg', captionTr: 'Saha betonu' });
    const graph = await readGraph(request, '/proje/verili-proje');
    const work = graph.find((node) => node['@type'] === 'CreativeWork');
    expect(work).toMatchObject({ dateCreated: '2024', size: '630 kVA', funder: { name: 'Bir hastane' } });
    expect(work?.video).toMatchObject({
      '@type': 'VideoObject',
      name: 'Verili proje',
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      embedUrl: expect.stringContaining('dQw4w9WgXcQ'),
      thumbnailUrl: expect.stringContaining(`${site.url}/`),
    });
    expect(graph.find((node) => node['@type'] === 'ImageObject')).toMatchObject({ caption: 'Saha betonu' });
  } finally {
    await api.remove(`/admin/projects/${project.id}`);
  }
});

test('the questions of all blocks of a page are one list, in the language of the page', async ({ api, request }) => {
  const blocks = [
    { kind: 'questions', id: 1, questions: '? Kaç günde biter?\nÜç haftada.' },
    { kind: 'questions', id: 2, questions: '? Garanti var mı?\nİki yıl.' },
  ];
  const page = await api.post('/admin/pages', { title: 'Mudanya pano', slug: 'mudanya-pano', blocks });
  const english = {
    1: { questions: '? How long does it take?\nThree weeks.' },
    2: { questions: '? A guarantee?\nYes.' },
  };
  const texts = { title: 'Mudanya boards', slug: 'mudanya-boards', content: '', blocks: JSON.stringify(english) };
  await api.put(`/admin/pages/${page.id}/translations/en`, texts);
  try {
    for (const [address, asked] of [
      ['/sayfa/mudanya-pano', ['Kaç günde biter?', 'Garanti var mı?']],
      ['/en/page/mudanya-boards', ['How long does it take?', 'A guarantee?']],
    ] as const) {
      const lists = (await readGraph(request, address)).filter((node) => node['@type'] === 'FAQPage');
      expect(lists, address).toHaveLength(1);
      expect([lists[0]?.mainEntity].flat().map((question) => isNode(question) && question.name)).toEqual(asked);
    }
  } finally {
    await api.remove(`/admin/pages/${page.id}`);
  }
});

test('breadcrumbs begin at the home page, URLs are complete, dates are valid', async ({ request, site }) => {
  const graph = await readGraph(request, '/articles/pano-ne-zaman-yenilenir');
  const crumbs = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  expect(crumbs).toMatchObject([
    { position: 1, name: 'Ana Sayfa', item: `${site.url}/` },
    { position: 2, name: 'Makaleler', item: `${site.url}/articles` },
    { position: 3, item: `${site.url}/articles/pano-ne-zaman-yenilenir` },
  ]);
  const article = graph.find((node) => node['@type'] === 'Article');
  expect(new Date(String(article?.datePublished)).toISOString()).toBe(article?.datePublished);
  const image = graph.find((node) => node['@type'] === 'ImageObject');
  expect((await request.get(String(image?.contentUrl))).status()).toBe(200);
});

test('text of the owner cannot end the script element of the data', async ({ api, request }) => {
  const title = 'x</script><script>alert(1)</script>';
  const article = await api.post('/admin/articles', {
    title,
    slug: 'betik',
    content: '<p>x</p>',
    publishedAt: '2026-01-01T10:00:00Z',
  });
  try {
    const graph = await readGraph(request, '/articles/betik');
    expect(graph.find((node) => node['@type'] === 'Article')?.headline).toBe(title);
  } finally {
    await api.remove(`/admin/articles/${article.id}`);
  }
});

async function readGraph(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks, path).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.[1] ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && '@type' in value;

/** A node and all nodes inside of it, but for those that a page of their own describes. */
const withNested = (node: Node): Node[] => [
  node,
  ...Object.entries(node)
    .flatMap(([name, value]) => (name === 'about' ? [] : value))
    .filter(isNode)
    .flatMap(withNested),
];

/** The ids that nodes refer to without describing them. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && '@id' in value) return [String(value['@id'])];
  return Object.values(value).flatMap(references);
}
