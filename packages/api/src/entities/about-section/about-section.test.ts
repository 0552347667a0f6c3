import { expect, test } from 'vitest';
import { idOf, startTestApi } from '#testing/test-api';

const content = '<p>Bir</p><p class="x">İki</p><p>Üç</p>';
const about = { title: 'Hakkımızda', content };

test.each([
  [{ content }, 'Başlık gereklidir'],
  [{ title: 'x' }, 'İçerik gereklidir (en az 3 paragraf)'],
  [{ title: 'x', content: '<p> </p><p>&nbsp;</p><p><br></p>' }, 'İçerik gereklidir (en az 3 paragraf)'],
  [{ title: 'x', content: '<p>Bir</p><p>İki</p><pre>Üç</pre>' }, 'İçerik en az 3 paragraf içermelidir'],
  [{ title: 'x', content: '<p>Bir</p><p>İki</p><p></p>' }, 'İçerik en az 3 paragraf içermelidir'],
  [
    { title: 'x', content: '<p>Bir</p><p>İki</p><p><script>alert(1)</script></p>' },
    'İçerik en az 3 paragraf içermelidir',
  ],
])('%j is rejected: %s', async (body, message) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/about-section', body);
  expect([response.status, response.error]).toEqual([400, message]);
  expect(await db.aboutSection.count()).toBe(0);
});

test('there is at most one, also when ten are written at once; an invalid one is told so first', async () => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const responses = await Promise.all(Array.from({ length: 10 }, () => rest.post('/admin/about-section', about)));
  expect(responses.map((response) => response.status).sort()).toEqual([201, ...Array(9).fill(409)]);
  expect(await db.aboutSection.count()).toBe(1);
  expect((await rest.post('/admin/about-section', about)).error).toBe('Hakkımızda bölümü zaten mevcut');
  expect((await rest.post('/admin/about-section', {})).status).toBe(400);
});

test('visitors see the section while it is visible; the toggle repeats the state beside the record', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  expect((await rest.get('/about-sections')).error).toBe('Hakkımızda bölümü bulunamadı');
  expect((await rest.get('/admin/about-section')).status).toBe(404);
  expect(await trpc.aboutSection.get()).toBeNull();
  const created = await rest.post('/admin/about-section', about);
  expect(created.data).toEqual({
    id: idOf(created),
    title: 'Hakkımızda',
    content: expect.any(String),
    image: null,
    visible: true,
  });
  expect((await rest.get('/about-sections')).data).toEqual(created.data);

  const hidden = await rest.put(`/admin/about-section/${idOf(created)}/toggle-visible`);
  expect(hidden.body).toMatchObject({ visible: false, data: { visible: false } });
  expect((await rest.get('/about-sections')).status).toBe(404);
  expect(await trpc.aboutSection.visible()).toBeNull();
  expect((await rest.get('/admin/about-section')).data).toMatchObject({ visible: false });
});

test('an update changes only the fields it names and cleans what it stores', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const path = `/admin/about-section/${idOf(await rest.post('/admin/about-section', about))}`;
  const dirty = '<p onclick="x()">Bir</p><p>İki</p><p>Üç<script>alert(1)</script></p>';
  const changed = await rest.put(path, { content: dirty });
  expect(changed.data).toMatchObject({ title: 'Hakkımızda', content: '<p>Bir</p><p>İki</p><p>Üç</p>' });
  expect((await rest.put(path, { content: '<p>Bir</p>' })).error).toBe('İçerik en az 3 paragraf içermelidir');
  expect((await rest.put('/admin/about-section/999', { title: 'x' })).status).toBe(404);
});
