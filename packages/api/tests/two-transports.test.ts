import { expect, test } from 'vitest';
import { seedSampleContent } from '../src/capabilities/samples/samples';
import { endpoints } from '../src/rest';
import { writeEndpoints } from '../src/testing/contract';
import type { WriteEndpoint } from '../src/testing/contract-rows';
import { expectSameOutcome, findEndpoint, isRecord, readId, startTransports } from '../src/testing/transports';

type Transports = Awaited<ReturnType<typeof startTransports>>;

/** Values that break one rule or another; `undefined` leaves the field out. */
const wrong = [undefined, null, '', '?! Ü', 'a\0b', 'a'.repeat(2500), -1.5, [1]];

test('every endpoint that takes a body is compared with its procedure', () => {
  const compared = writeEndpoints.map(({ endpoint }) => endpoint);
  // Restoring answers questions instead of taking a record; the tests of the trash look at both transports.
  // Versions and drafts name the kind of the record in their path; their tests look at both, too.
  const ownInput = (path: string) => path.startsWith('/admin/trash/') || path.startsWith('/admin/{entity}/');
  const taking = endpoints
    .filter(({ doc, path }) => doc.body && !ownInput(path))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(compared.toSorted()).toEqual(taking.toSorted());
});

test.each(writeEndpoints)(
  '$endpoint and $procedure judge every field alike and return the same record',
  { timeout: 60_000 },
  async (write) => {
    const transports = await startTransports();
    const { fields } = findEndpoint(write);
    const { id, valid } = await prepare(transports, write);
    const accepted = await send(transports, write, valid, id);
    expect(accepted.rest.status, accepted.rest.text).toBe(200);
    expectSameOutcome(accepted);
    let rejected = 0;
    for (const field of fields) {
      for (const value of wrong) {
        const both = await send(transports, write, { ...valid, [field]: value }, id);
        expectSameOutcome(both, `${field}: ${JSON.stringify(value)?.slice(0, 20)}`);
        if (both.rest.status === 400) rejected++;
      }
    }
    expect(rejected).toBeGreaterThan(fields.length);
  },
);

test('without a record and without a token both transports reject every write alike', async () => {
  const transports = await startTransports();
  const { project } = await makeProject(transports);
  for (const write of writeEndpoints) {
    const { example } = findEndpoint(write);
    const missing = write.of && (await send(transports, write, example, 999_999));
    expect(missing?.rest.status ?? 404, write.endpoint).toBe(404);
    if (missing) expectSameOutcome(missing, write.endpoint);
    const signedOut = await send(transports, write, {}, project, null);
    expect(signedOut.rest.status, write.endpoint).toBe(isPublic(write) ? 400 : 401);
    expectSameOutcome(signedOut, write.endpoint);
  }
});

test.each(['tr', 'en'])('both transports speak the language of the reader: %s', async (language) => {
  const { rest, trpc, signedIn } = await startTransports();
  const viaRest = await rest('POST', '/admin/services', {}, signedIn, language);
  const viaTrpc = await trpc('mutation', 'services.create', {}, signedIn, language);
  expectSameOutcome({ rest: viaRest, trpc: viaTrpc });
  expect(viaRest.text).toBe(language === 'en' ? 'The title is required' : 'Başlık gereklidir');
});

test.each([
  ['/admin/articles', 'articles', { title: 'A', slug: 'ayni', content: '<p>x</p>' }],
  ['/admin/categories', 'categories', { name: 'A', slug: 'ayni' }],
  ['/admin/pages', 'pages', { title: 'A', slug: 'ayni' }],
  ['/admin/keywords', 'keywords', { keyword: 'PANO' }],
])('%s: both transports reject a value that is taken', async (path, name, body) => {
  const { rest, trpc, signedIn } = await startTransports();
  expect((await rest('POST', path, body, signedIn)).status).toBe(200);
  const viaRest = await rest('POST', path, body, signedIn);
  expect(viaRest.status).toBe(409);
  expectSameOutcome({ rest: viaRest, trpc: await trpc('mutation', `${name}.create`, body, signedIn) });
});

test('both transports reject a project slug that is taken, a category in use and a second about section', async () => {
  const transports = await startTransports();
  const { rest, trpc, signedIn } = transports;
  const { category } = await makeProject(transports);
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
    expectSameOutcome({ rest: viaRest, trpc: viaTrpc });
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
  ['GET', '/admin/leads', 'leads.get'],
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

test('both transports miss a record that is not there in the same words', async () => {
  const { rest, trpc, signedIn } = await startTransports();
  for (const [method, path, procedure] of byId) {
    const viaRest = await rest(method, `${path}/4711`, undefined, signedIn);
    expect(viaRest.status, path).toBe(404);
    const type = method === 'GET' ? 'query' : 'mutation';
    expectSameOutcome({ rest: viaRest, trpc: await trpc(type, procedure, { id: 4711 }, signedIn) }, path);
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

test('both transports miss a record that is to be switched in the same words', async () => {
  const { rest, trpc, signedIn } = await startTransports();
  for (const [path, procedure, input] of switches) {
    const viaRest = await rest('PUT', path, undefined, signedIn);
    expect(viaRest.status, path).toBe(404);
    expectSameOutcome(
      { rest: viaRest, trpc: await trpc('mutation', procedure, { id: 4711, ...input }, signedIn) },
      path,
    );
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
  ['/admin/leads', 'leads.list'],
] as const;
const pages = [
  {},
  { limit: 2 },
  { limit: 1, offset: 1 },
  { offset: 5000 },
  { limit: 0 },
  { limit: 1.5 },
  { offset: -1 },
];

test('both transports list the same records and reject the same limits', async () => {
  const { rest, trpc, signedIn, context } = await startTransports();
  await seedSampleContent(context, { publicUrl: 'https://www.ornekelektrik.example' });
  for (const [path, procedure] of lists) {
    for (const page of pages) {
      const search = new URLSearchParams(Object.entries(page).map(([name, value]) => [name, String(value)]));
      const viaRest = await rest('GET', `${path}?${search}`, undefined, signedIn);
      const viaTrpc = await trpc('query', procedure, page, signedIn);
      const items = isRecord(viaTrpc.data) ? viaTrpc.data.items : undefined;
      expectSameOutcome({ rest: viaRest, trpc: { ...viaTrpc, data: items } }, `${path}?${search}`);
    }
  }
});

const isPublic = ({ endpoint }: WriteEndpoint) =>
  endpoint.endsWith('/auth/login') || endpoint.endsWith(' /contact-forms');

async function prepare(transports: Transports, write: WriteEndpoint) {
  const { db, rest, signedIn, user, password } = transports;
  const { path, example } = findEndpoint(write);
  if (path === '/auth/login') return { id: 0, valid: { email: user.email, password } };
  if (path === '/auth/reauthenticate') return { id: 0, valid: { currentPassword: password } };
  const { project, category } = await makeProject(transports);
  const valid: Record<string, unknown> =
    'categoryId' in example ? { ...example, categoryId: category } : { ...example };
  if (path.endsWith('/order')) {
    const collection = path.replace('/order', '').replace('{id}', String(project));
    const body = collection === '/admin/projects' ? undefined : createBody(collection, path);
    const made = body ? await rest('POST', collection, body, signedIn) : { data: { id: project } };
    const [list = ''] = Object.keys(example);
    return { id: project, valid: { [list]: [{ id: readId(made.data), order: 3 }] } };
  }
  if (write.of === 'project') return { id: project, valid };
  if (!write.of) {
    await write.clear?.(db);
    return { id: 0, valid };
  }
  if (path.endsWith('/translations/en')) {
    const collection = path.replace('/{id}/translations/en', '');
    if (collection === '/admin/projects') return { id: project, valid };
    const made = await rest('POST', collection, createBody(collection, path), signedIn);
    return { id: readId(made.data), valid };
  }
  const [own = ''] = path.split('/{id}');
  const collection = own === '/project-images' ? `/project/${project}/images` : own;
  const body = path === `${own}/{id}` && collection === own ? valid : createBody(collection, collection);
  const made = await rest('POST', collection, body, signedIn);
  await write.begin?.(db);
  return { id: readId(made.data), valid };
}

function createBody(collection: string, path: string) {
  const create = path.startsWith('/project/') ? '/project/{id}/images' : collection;
  return endpoints.find((one) => one.method === 'post' && one.path === create)?.doc.example;
}

async function makeProject({ rest, signedIn }: Transports) {
  const category = await rest('POST', '/admin/categories', { name: 'Tesis', slug: 'tesis' }, signedIn);
  const body = { categoryId: readId(category.data), title: 'Trafo', slug: 'trafo', content: '<p>x</p>' };
  const project = await rest('POST', '/admin/projects', body, signedIn);
  return { category: readId(category.data), project: readId(project.data) };
}

/** The same request through both transports, each on the state that the other one found. */
async function send(
  transports: Transports,
  write: WriteEndpoint,
  body: Record<string, unknown>,
  id: number,
  token?: null,
) {
  const { method, path } = findEndpoint(write);
  const authorization = token === null ? undefined : transports.signedIn;
  const rest = await transports.rest(method, path.replace('{id}', String(id)), body, authorization);
  if (rest.status === 200) await write.clear?.(transports.db);
  const trpc = await transports.trpc('mutation', write.procedure, write.input(body, id), authorization);
  if (trpc.status === 200) await write.clear?.(transports.db);
  return { rest, trpc };
}
