// The test of the field that docs/adding-a-field.md adds; it runs below scripts/ in the copy of the project that has it.
import { expect, test } from 'vitest';
import { startCachedSite } from '../apps/server/src/testing/start-site.ts';
import { compareVersions, isChanged } from '../apps/web/src/kit/admin/history/field-changes.tsx';
import { contentFile } from '../packages/api/src/capabilities/transfer/content-file.ts';
import { exportContent, importContent } from '../packages/api/src/capabilities/transfer/transfer.ts';
import { inOneTransaction } from '../packages/api/src/platform/records/transaction.ts';
import { startTestApi } from '../packages/api/src/testing/test-api.ts';

const highlight = 'Üretim bir saat durmadı';
const project = { title: 'Trafo', slug: 'trafo', content: '<p>Metin</p>', highlight };
const english = { title: 'Substation', slug: 'substation', content: '<p>Text</p>', highlight: 'No hour lost' };

async function startWithProject() {
  const api = await startTestApi({ signedIn: true });
  const category = await api.trpc.categories.create({ name: 'Enerji', slug: 'enerji' });
  const { id } = await api.trpc.projects.create({ ...project, categoryId: category.id });
  await api.trpc.translations.save({ entity: 'project', id, data: english });
  return { ...api, id, categoryId: category.id };
}

test('a form and a program save it, and the API shows it beside the contract', async () => {
  const { trpc, rest, id, categoryId } = await startWithProject();
  expect((await trpc.projects.get({ id })).highlight).toBe(highlight);
  const created = await rest.post('/admin/projects', { ...project, slug: 'baska', categoryId, highlight: ' Kısa ' });
  expect(created.data).not.toHaveProperty('highlight');
  const { id: another } = created.data as { id: number };
  expect((await rest.get(`/admin/projects/${another}/specs`)).data).toMatchObject({ highlight: 'Kısa' });
  await rest.put(`/admin/projects/${another}`, { highlight: '' });
  expect((await rest.get(`/projects/${another}/specs`)).data).toMatchObject({ highlight: null });
});

test('the documentation of the API has it', async () => {
  const { rest } = await startTestApi();
  const { components } = (await rest.get('/openapi.json')).body as {
    components: { schemas: { ProjectSpecs: { properties: object } } };
  };
  expect(components.schemas.ProjectSpecs.properties).toMatchObject({
    highlight: { description: 'One sentence below the title' },
  });
});

test('search finds it in either language', async () => {
  const { trpc, id } = await startWithProject();
  for (const q of ['üretim bir saat', 'no hour lost']) {
    expect((await trpc.projects.list({ q })).items, q).toMatchObject([{ id }]);
  }
});

test('history compares and restores it, and a change makes the English out of date', async () => {
  const { trpc, id } = await startWithProject();
  await trpc.projects.update({ id, data: { highlight: 'Bir gecede bitti' } });
  expect(Object.keys((await trpc.translations.get({ entity: 'project', id }))?.stale ?? {})).toEqual(['highlight']);
  const version = (number: number) => trpc.revisions.get({ entity: 'project', id, number });
  const changes = compareVersions(await version(1), await version(2), (_, value) => String(value)).filter(isChanged);
  expect(changes.map(({ name }) => name)).toEqual(['highlight']);
  await trpc.revisions.restore({ entity: 'project', id, number: 1 });
  expect((await trpc.projects.get({ id })).highlight).toBe(highlight);
});

test('it is exported and imported with its English, deleted and restored', async () => {
  const { trpc, db, id } = await startWithProject();
  const exported = JSON.stringify({ ...(await exportContent(db, { messages: true })), files: [] });
  const target = await startTestApi({ signedIn: true });
  const content = contentFile.parse(JSON.parse(exported));
  await inOneTransaction({ ...target.context, unrecorded: true, origin: 'import' }, (ctx) =>
    importContent(ctx, content),
  );
  const read = (locale: 'tr' | 'en') => target.trpc.projects.bySlug({ slug: 'trafo', locale });
  expect((await read('tr')).highlight).toBe(highlight);
  expect((await read('en')).highlight).toBe('No hour lost');
  const { batch } = await trpc.projects.remove({ id });
  await trpc.trash.restoreBatch({ batch });
  expect((await trpc.projects.get({ id })).highlight).toBe(highlight);
});

test('visitors read it in both languages', async () => {
  const { send, write } = await startCachedSite();
  const category = JSON.parse((await write('POST', '/categories', { name: 'Enerji', slug: 'enerji' })).text).data;
  const { id } = JSON.parse((await write('POST', '/projects', { ...project, categoryId: category.id })).text).data;
  expect((await send('/proje/trafo')).text).toContain(`>${highlight}<`);
  await write('PUT', `/projects/${id}/translations/en`, english);
  expect((await send('/en/project/substation')).text).toContain('>No hour lost<');
});
