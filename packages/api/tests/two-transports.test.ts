import { expect, test } from 'vitest';
import { seedSampleContent } from '../src/capabilities/samples/samples';
import { endpoints } from '../src/rest';
import { agree, idIn, isRecord } from '../src/testing/expect-same-outcome';
import { startDoors } from '../src/testing/transports';
import { endpointOf, type Writer, writers } from '../src/testing/write-endpoints';

type Doors = Awaited<ReturnType<typeof startDoors>>;

/** Values that break one rule or another; `undefined` leaves the field out. */
const wrong = [undefined, null, '', '?! Ü', 'a\0b', 'a'.repeat(2500), -1.5, [1]];

test('every endpoint that takes a body is compared with its procedure', () => {
  const compared = writers.map(({ endpoint }) => endpoint);
  const taking = endpoints.filter(({ doc }) => doc.body).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(compared.toSorted()).toEqual(taking.toSorted());
});

test.each(writers)(
  '$endpoint and $procedure judge every field alike and answer the same record',
  { timeout: 60_000 },
  async (writer) => {
    const doors = await startDoors();
    const { fields } = endpointOf(writer);
    const { id, valid } = await prepare(doors, writer);
    const accepted = await send(doors, writer, valid, id);
    expect(accepted.rest.status, accepted.rest.text).toBe(200);
    agree(accepted);
    let refusals = 0;
    for (const field of fields) {
      for (const value of wrong) {
        const both = await send(doors, writer, { ...valid, [field]: value }, id);
        agree(both, `${field}: ${JSON.stringify(value)?.slice(0, 20)}`);
        if (both.rest.status === 400) refusals++;
      }
    }
    expect(refusals).toBeGreaterThan(fields.length);
  },
);

test('without a record and without a token both doors refuse every write alike', async () => {
  const doors = await startDoors();
  const { project } = await makeProject(doors);
  for (const writer of writers) {
    const { example } = endpointOf(writer);
    const missing = writer.of && (await send(doors, writer, example, 999_999));
    expect(missing?.rest.status ?? 404, writer.endpoint).toBe(404);
    if (missing) agree(missing, writer.endpoint);
    const signedOut = await send(doors, writer, {}, project, null);
    expect(signedOut.rest.status, writer.endpoint).toBe(isPublic(writer) ? 400 : 401);
    agree(signedOut, writer.endpoint);
  }
});

test.each(['tr', 'en'])('both doors speak the language of the reader: %s', async (language) => {
  const { rest, trpc, signedIn } = await startDoors();
  const viaRest = await rest('POST', '/admin/services', {}, signedIn, language);
  const viaTrpc = await trpc('mutation', 'services.create', {}, signedIn, language);
  agree({ rest: viaRest, trpc: viaTrpc });
  expect(viaRest.text).toBe(language === 'en' ? 'The title is required' : 'Başlık gereklidir');
});

test.each([
  ['/admin/articles', 'articles', { title: 'A', slug: 'ayni', content: '<p>x</p>' }],
  ['/admin/categories', 'categories', { name: 'A', slug: 'ayni' }],
  ['/admin/pages', 'pages', { title: 'A', slug: 'ayni' }],
  ['/admin/keywords', 'keywords', { keyword: 'PANO' }],
])('%s: both doors refuse a value that is taken', async (path, name, body) => {
  const { rest, trpc, signedIn } = await startDoors();
  expect((await rest('POST', path, body, signedIn)).status).toBe(200);
  const viaRest = await rest('POST', path, body, signedIn);
  expect(viaRest.status).toBe(409);
  agree({ rest: viaRest, trpc: await trpc('mutation', `${name}.create`, body, signedIn) });
});

test('both doors refuse a project slug that is taken, a category in use and a second about section', async () => {
  const doors = await startDoors();
  const { rest, trpc, signedIn } = doors;
  const { category } = await makeProject(doors);
  const taken = { categoryId: category, title: 'B', content: '<p>x</p>', slug: 'trafo' };
  const about = { title: 'Biz', content: '<p>a</p><p>b</p><p>c</p>' };
  await rest('POST', '/admin/about-section', about, signedIn);
  const pairs = [
    [
      await rest('POST', '/admin/projects', taken, signedIn),
      await trpc('mutation', 'projects.create', taken, signedIn),
    ],
    [
      await rest('DELETE', `/admin/categories/${category}`, undefined, signedIn),
      await trpc('mutation', 'categories.remove', { id: category }, signedIn),
    ],
    [
      await rest('POST', '/admin/about-section', about, signedIn),
      await trpc('mutation', 'aboutSection.create', about, signedIn),
    ],
  ] as const;
  for (const [viaRest, viaTrpc] of pairs) {
    expect(viaRest.status).toBe(409);
    agree({ rest: viaRest, trpc: viaTrpc });
  }
});

const byId = [
  ['GET', '/admin/articles', 'articles.get'],
  ['GET', '/admin/services', 'services.get'],
  ['GET', '/admin/hero-sections', 'heroSections.get'],
  ['GET', '/admin/categories', 'categories.get'],
  ['GET', '/admin/projects', 'projects.get'],
  ['GET', '/admin/brands', 'brands.get'],
  ['GET', '/admin/pages', 'pages.get'],
  ['GET', '/admin/keywords', 'keywords.get'],
  ['DELETE', '/admin/articles', 'articles.remove'],
  ['DELETE', '/admin/services', 'services.remove'],
  ['DELETE', '/admin/hero-sections', 'heroSections.remove'],
  ['DELETE', '/admin/categories', 'categories.remove'],
  ['DELETE', '/admin/projects', 'projects.remove'],
  ['DELETE', '/project-images', 'projects.images.remove'],
  ['DELETE', '/admin/brands', 'brands.remove'],
  ['DELETE', '/admin/pages', 'pages.remove'],
  ['DELETE', '/admin/keywords', 'keywords.remove'],
  ['DELETE', '/admin/contact-forms', 'contactForms.remove'],
] as const;

test('both doors miss a record that is not there in the same words', async () => {
  const { rest, trpc, signedIn } = await startDoors();
  for (const [method, path, procedure] of byId) {
    const viaRest = await rest(method, `${path}/4711`, undefined, signedIn);
    expect(viaRest.status, path).toBe(404);
    const type = method === 'GET' ? 'query' : 'mutation';
    agree({ rest: viaRest, trpc: await trpc(type, procedure, { id: 4711 }, signedIn) }, path);
  }
});

const switches = [
  ['/admin/articles/4711/toggle-visible', 'articles.setVisible', { visible: true }],
  ['/admin/services/4711/toggle-visible', 'services.setVisible', { visible: true }],
  ['/admin/categories/4711/toggle-visible', 'categories.setVisible', { visible: true }],
  ['/admin/projects/4711/toggle-visible', 'projects.setVisible', { visible: true }],
  ['/admin/brands/4711/toggle-visible', 'brands.setVisible', { visible: true }],
  ['/admin/about-section/4711/toggle-visible', 'aboutSection.setVisible', { visible: true }],
  ['/admin/keywords/4711/toggle-active', 'keywords.setActive', { active: true }],
  ['/admin/contact-forms/4711/read', 'contactForms.markRead', {}],
] as const;

test('both doors miss a record that is to be switched in the same words', async () => {
  const { rest, trpc, signedIn } = await startDoors();
  for (const [path, procedure, input] of switches) {
    const viaRest = await rest('PUT', path, undefined, signedIn);
    expect(viaRest.status, path).toBe(404);
    agree({ rest: viaRest, trpc: await trpc('mutation', procedure, { id: 4711, ...input }, signedIn) }, path);
  }
});

const lists = [
  ['/articles', 'articles.listPublished'],
  ['/services', 'services.listVisible'],
  ['/hero-sections', 'heroSections.listActive'],
  ['/categories', 'categories.listVisible'],
  ['/projects', 'projects.listVisible'],
  ['/brands', 'brands.listVisible'],
  ['/brands/active', 'brands.listActive'],
  ['/pages', 'pages.listPublic'],
  ['/admin/articles', 'articles.list'],
  ['/admin/services', 'services.list'],
  ['/admin/hero-sections', 'heroSections.list'],
  ['/admin/categories', 'categories.list'],
  ['/admin/projects', 'projects.list'],
  ['/admin/brands', 'brands.list'],
  ['/admin/pages', 'pages.list'],
  ['/admin/keywords', 'keywords.list'],
  ['/admin/contact-forms', 'contactForms.list'],
] as const;
const parts = [
  {},
  { limit: 2 },
  { limit: 1, offset: 1 },
  { offset: 5000 },
  { limit: 0 },
  { limit: 1.5 },
  { offset: -1 },
];

test('both doors list the same records and refuse the same limits', async () => {
  const { rest, trpc, signedIn, context } = await startDoors();
  await seedSampleContent(context, { publicUrl: 'https://www.ornekelektrik.example' });
  for (const [path, procedure] of lists) {
    for (const part of parts) {
      const search = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]));
      const viaRest = await rest('GET', `${path}?${search}`, undefined, signedIn);
      const viaTrpc = await trpc('query', procedure, part, signedIn);
      const items = isRecord(viaTrpc.data) ? viaTrpc.data.items : undefined;
      agree({ rest: viaRest, trpc: { ...viaTrpc, data: items } }, `${path}?${search}`);
    }
  }
});

const isPublic = ({ endpoint }: Writer) => endpoint.endsWith('/auth/login') || endpoint.endsWith(' /contact-forms');

async function prepare(doors: Doors, writer: Writer) {
  const { db, rest, signedIn, user, password } = doors;
  const { path, example } = endpointOf(writer);
  if (path === '/auth/login') return { id: 0, valid: { email: user.email, password } };
  const { project, category } = await makeProject(doors);
  const valid: Record<string, unknown> =
    'categoryId' in example ? { ...example, categoryId: category } : { ...example };
  if (path.endsWith('/order')) {
    const collection = path.replace('/order', '').replace('{id}', String(project));
    const body = collection === '/admin/projects' ? undefined : createBody(collection, path);
    const made = body ? await rest('POST', collection, body, signedIn) : { data: { id: project } };
    const [list = ''] = Object.keys(example);
    return { id: project, valid: { [list]: [{ id: idIn(made.data), order: 3 }] } };
  }
  if (writer.of === 'project') return { id: project, valid };
  if (!writer.of) {
    await writer.clear?.(db);
    return { id: 0, valid };
  }
  const made = await rest('POST', path.replace('/{id}', ''), valid, signedIn);
  return { id: idIn(made.data), valid };
}

function createBody(collection: string, path: string) {
  const create = path.startsWith('/project/') ? '/project/{id}/images' : collection;
  return endpoints.find((one) => one.method === 'post' && one.path === create)?.doc.example;
}

async function makeProject({ rest, signedIn }: Doors) {
  const category = await rest('POST', '/admin/categories', { name: 'Tesis', slug: 'tesis' }, signedIn);
  const body = { categoryId: idIn(category.data), title: 'Trafo', slug: 'trafo', content: '<p>x</p>' };
  const project = await rest('POST', '/admin/projects', body, signedIn);
  return { category: idIn(category.data), project: idIn(project.data) };
}

/** The same request through both doors, each on the state that the other one found. */
async function send(doors: Doors, writer: Writer, body: Record<string, unknown>, id: number, token?: null) {
  const { method, path } = endpointOf(writer);
  const authorization = token === null ? undefined : doors.signedIn;
  const rest = await doors.rest(method, path.replace('{id}', String(id)), body, authorization);
  if (rest.status === 200) await writer.clear?.(doors.db);
  const trpc = await doors.trpc('mutation', writer.procedure, writer.input(body, id), authorization);
  if (trpc.status === 200) await writer.clear?.(doors.db);
  return { rest, trpc };
}
