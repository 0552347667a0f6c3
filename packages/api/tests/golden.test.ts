import { expect, test } from 'vitest';
import { seedSampleContent } from '../src/capabilities/samples/samples';
import { sealTicket } from '../src/leads/contact-ticket';
import { endpoints } from '../src/rest';
import { additions, contract, nameOf } from '../src/testing/contract';
import { createPdf } from '../src/testing/documents';
import { form } from '../src/testing/pictures';
import { startTestApi } from '../src/testing/test-api';

const rows = [...contract, ...additions];
const signOut = 'POST /auth/logout';
/** What is in the trash has numbers of its own, and a draft is gone with being published: their own tests look at these. */
const isExercised = ([, path]: (typeof rows)[number]) => !/^\/admin\/trash|\/publish$/.test(path);
const ownSlug = 'altin-kayit';
const endpointNames = endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

test('the server has every endpoint of the contract, and nothing that is written down nowhere', () => {
  expect(endpointNames.toSorted()).toEqual(rows.map(nameOf).toSorted());
});

test.each(rows)('%s %s is open to: %s', (method, path, access) => {
  const endpoint = endpoints.find((one) => one.method.toUpperCase() === method && one.path === path);
  expect(endpoint?.admin).toBe(access === 'bearer');
});

test('every endpoint responds in its known form, on a site with content', {
  timeout: 60_000,
}, async () => {
  const { rest, db, context, user, password } = await startTestApi({ signedIn: 'proven' });
  await seedSampleContent(context, { publicUrl: 'https://www.ornekelektrik.example' });
  await db.aboutSection.deleteMany();
  const created: Record<string, { id: number; slug?: string }> = {};
  const shapes = new Map<string, string[]>();
  const touched = new Set<string>();

  const fill = (given: string) => {
    const path = given.replace('{entity}', 'services').replace('{number}', '1');
    const record = created[path.startsWith('/projects/category/') ? 'categories' : collectionOf(path)];
    // Records of the contract that have a page since are without their slug.
    const filled = path
      .replace('{noteId}', String(created.notes?.id))
      .replace('{photoId}', String(created.photos?.id))
      .replace('{id}', String(record?.id))
      .replace('{slug}', record?.slug ?? ownSlug);
    return path.endsWith('/export') ? `${filled}?format=csv` : filled;
  };
  const bodyOf = (name: string, example: unknown): unknown => {
    if (name === 'POST /auth/login') return { email: user.email, password };
    if (name === 'POST /auth/reauthenticate') return { currentPassword: password };
    if (/^POST (\/upload\/image|\/contact\/photos|\/admin\/media\/\{id\}\/file)$/.test(name)) return pictureForm();
    if (name === 'POST /upload/file' || name === 'POST /admin/files/{id}/file')
      return form(createPdf(), 'a.pdf', 'file');
    if (typeof example === 'object' && example !== null && name.endsWith('/order')) {
      const collection = collectionOf(name.slice('PUT '.length), true);
      return Object.fromEntries(
        Object.keys(example).map((list) => [list, [{ id: created[collection]?.id, order: 5 }]]),
      );
    }
    if (typeof example !== 'object' || example === null) return undefined;
    const own = { slug: ownSlug, keyword: 'altın kayıt', categoryId: created.categories?.id };
    return Object.fromEntries(
      Object.entries(example).map(([field, value]) => [field, field in own ? own[field as keyof typeof own] : value]),
    );
  };

  for (const row of inRunningOrder()) {
    const [method, path] = row;
    const { doc } = endpoints[endpointNames.indexOf(nameOf(row))] ?? {};
    const ticket = { 'contact-ticket': sealTicket(context, created.leads?.id ?? 0) };
    const isReview = path.endsWith('/reviews');
    if (isReview) await db.contactForm.updateMany({ data: { stage: 'won' } });
    const response = await rest.send(method, fill(path), bodyOf(nameOf(row), doc?.example), ticket);
    if (isReview) await db.contactForm.updateMany({ data: { stage: 'new' } });
    expect(response.status, `${nameOf(row)}: ${response.text}`).toBe(doc?.status);
    touched.add(nameOf(row));
    if (method === 'POST' && hasId(response.data)) created[collectionOf(path, true)] = response.data;
    if (path === '/upload/image') created.media = await db.media.findFirstOrThrow();
    if (path.endsWith('/notes')) created.notes = await db.leadEvent.findFirstOrThrow({ orderBy: { id: 'desc' } });
    if (path === '/contact/photos') created.photos = await db.leadPhoto.findFirstOrThrow();
    if (path === '/upload/file') created.files = await db.media.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const tag = doc?.tag ?? '';
    const body = doc?.files ? response.headers.get('content-type') : describeShape(response.body);
    shapes.set(tag, [...(shapes.get(tag) ?? []), `${nameOf(row)} -> ${response.status} ${body}\n`]);
  }
  expect([...touched].toSorted()).toEqual(rows.filter(isExercised).map(nameOf).toSorted());
  for (const [tag, lines] of shapes) {
    await expect(lines.toSorted().join('\n')).toMatchFileSnapshot(
      `golden/${tag.toLowerCase().replace(/ /g, '-')}.snap`,
    );
  }
});

/** Records are made before they are read and changed, and what needs others goes before them. */
function inRunningOrder() {
  const named = (method: string) =>
    rows.filter((row) => row[0] === method && nameOf(row) !== signOut && isExercised(row));
  const last = rows.filter((row) => nameOf(row) === signOut);
  // English texts, drafts, schedules and links are there only after they have been saved.
  const isTranslation = ([, path]: (typeof rows)[number]) => path.endsWith('/translations/en');
  const isDraft = ([, path]: (typeof rows)[number]) => /\/(?:drafts?|schedules?|preview-links)$/.test(path);
  const categoriesFirst = named('POST')
    .filter((row) => !isDraft(row))
    .toSorted((a, b) => Number(b[1].endsWith('/categories')) - Number(a[1].endsWith('/categories')));
  const translated = named('PUT').filter(isTranslation);
  const others = named('PUT').filter((row) => !isTranslation(row) && !isDraft(row));
  const reads = named('GET').filter((row) => !isDraft(row));
  const drafts = [...named('PUT'), ...named('POST'), ...named('GET')].filter(isDraft);
  const removals = named('DELETE').toReversed();
  return [...categoriesFirst, ...translated, ...reads, ...others, ...drafts, ...removals, ...last];
}

/** Which kind of record a path is about; of `/project/{id}/images` the project, or with `inner` the image. */
function collectionOf(path: string, inner = false): string {
  if (path.startsWith('/project/{id}/images')) return inner ? 'project-images' : 'projects';
  return path.replace(/^\/admin/, '').split('/')[1] ?? '';
}

const hasId = (data: unknown): data is { id: number; slug?: string } =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number';

function pictureForm(): FormData {
  const smallestGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const form = new FormData();
  form.set('image', new File([smallestGif], 'nokta.gif', { type: 'image/gif' }));
  return form;
}

/** What kinds of values stood in one place of a response, whatever the values were. */
type JsonShape = { kinds: Set<string>; fields?: Map<string, JsonShape>; items?: JsonShape };

/** The form of a response as text: names and types stay, values go. */
const describeShape = (value: unknown): string => print(readShape(value), '');

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function readShape(value: unknown): JsonShape {
  if (value === null) return { kinds: new Set(['null']) };
  if (Array.isArray(value)) {
    return { kinds: new Set(['list']), items: value.map(readShape).reduce(merge, { kinds: new Set() }) };
  }
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(([name, field]): [string, JsonShape] => [name, readShape(field)]);
    return { kinds: new Set(['record']), fields: new Map(fields) };
  }
  if (typeof value === 'string') return { kinds: new Set([instant.test(value) ? 'instant' : 'text']) };
  return { kinds: new Set([Number.isInteger(value) ? 'integer' : typeof value]) };
}

function merge(a: JsonShape, b: JsonShape): JsonShape {
  const kinds = new Set([...a.kinds, ...b.kinds]);
  const merged: JsonShape = { kinds };
  if (a.items || b.items) merged.items = a.items && b.items ? merge(a.items, b.items) : (a.items ?? b.items);
  if (a.fields || b.fields) merged.fields = mergeFields(a.fields, b.fields);
  return merged;
}

function mergeFields(a: JsonShape['fields'], b: JsonShape['fields']): Map<string, JsonShape> {
  if (!a || !b) return a ?? b ?? new Map();
  const absent: JsonShape = { kinds: new Set(['absent']) };
  const names = new Set([...a.keys(), ...b.keys()]);
  return new Map([...names].map((name) => [name, merge(a.get(name) ?? absent, b.get(name) ?? absent)]));
}

function print({ kinds, fields, items }: JsonShape, indent: string): string {
  const deeper = `${indent}  `;
  const parts = [...kinds].sort().map((kind) => {
    if (kind === 'list') return items && items.kinds.size > 0 ? `list of ${print(items, indent)}` : 'empty list';
    if (kind !== 'record') return kind;
    const lines = [...(fields ?? [])].map(([name, field]) => `${deeper}${name}: ${print(field, deeper)}\n`);
    return `{\n${lines.join('')}${indent}}`;
  });
  return parts.join(' | ');
}
