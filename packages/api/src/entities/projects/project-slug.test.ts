import { expect, test } from 'vitest';
import { startProjects } from '#testing/fixtures';
import { idOf } from '#testing/test-api';

const slugOf = (response: { data: unknown }) => (response.data as { slug: string }).slug;

test.each([
  ['Şişli Çağrı Güneş Öğün İzmir Iğdır', 'sisli-cagri-gunes-ogun-izmir-igdir'],
  ['電気工事', 'proje'],
  ['!!!', 'proje'],
])('the title %s becomes %s, then -2 and -3 are appended', async (title, slug) => {
  const { create } = await startProjects();
  expect(slugOf(await create({ title }))).toBe(slug);
  expect(slugOf(await create({ title, slug: '' }))).toBe(`${slug}-2`);
  expect(slugOf(await create({ title, slug: null }))).toBe(`${slug}-3`);
});

test('the longest title still gives a slug that the form accepts', async () => {
  const { create, rest } = await startProjects();
  const title = 'uzun baslik '.repeat(25).slice(0, 300);
  for (let i = 0; i < 2; i++) {
    const response = await create({ title });
    expect((await rest.put(`/admin/projects/${idOf(response)}`, { slug: slugOf(response) })).status).toBe(200);
  }
});

test('twenty projects of one title created at once all get a slug of their own', async () => {
  const { create } = await startProjects();
  const responses = await Promise.all(Array.from({ length: 20 }, () => create()));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(responses.map(slugOf)).size).toBe(20);
  expect(responses.map(slugOf)).toContain('trafo-merkezi-20');
});

test('a slug that was given explicitly and is taken is a conflict', async () => {
  const { create, createId, rest, trpc } = await startProjects();
  await create({ slug: 'trafo' });
  const again = await create({ slug: 'trafo' });
  expect([again.status, again.error]).toEqual([409, 'Bu adresi başka bir proje kullanıyor']);
  const id = await createId();
  expect((await rest.put(`/admin/projects/${id}`, { slug: 'trafo' })).status).toBe(409);
  expect((await rest.put(`/admin/projects/${id}`, { slug: 'trafo-merkezi' })).status).toBe(200);
  await expect(trpc.projects.update({ id, data: { slug: 'trafo' } })).rejects.toMatchObject({
    cause: { kind: 'conflict', details: { field: 'slug' } },
  });
});

test('of ten projects with one explicit slug created at once one is kept', async () => {
  const { create } = await startProjects();
  const responses = await Promise.all(Array.from({ length: 10 }, () => create({ slug: 'tek' })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
});

test('an absent slug stays on update, an emptied one is made from the title again', async () => {
  const { createId, rest } = await startProjects();
  const path = `/admin/projects/${await createId()}`;
  expect(slugOf(await rest.put(path, { title: 'Yeni Ad' }))).toBe('trafo-merkezi');
  expect(slugOf(await rest.put(path, { slug: '' }))).toBe('yeni-ad');
  expect(slugOf(await rest.put(path, { slug: null }))).toBe('yeni-ad');
  expect(slugOf(await rest.put(path, { title: 'Başka', slug: null }))).toBe('baska');
});

test('an old slug is remembered until somebody else takes it, one of a deleted project as gone', async () => {
  const { create, createId, rest, db } = await startProjects();
  const id = await createId({ slug: 'eski' });
  const former = (slug: string) => db.formerSlug.findUnique({ where: { entity_slug: { entity: 'projects', slug } } });
  await rest.put(`/admin/projects/${id}`, { slug: 'yeni' });
  expect(await former('eski')).toMatchObject({ recordId: id });
  await create({ slug: 'eski' });
  expect(await former('eski')).toBeNull();
  await rest.delete(`/admin/projects/${id}`);
  expect(await former('yeni')).toMatchObject({ recordId: null });
});
