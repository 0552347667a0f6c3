// The test of the kind of block that docs/adding-a-block.md adds; it runs below scripts/ in the copy of the project that has it.
import { expect, test } from 'vitest';
import { startCachedSite } from '../apps/server/src/testing/start-site.ts';
import { compareVersions, isChanged } from '../apps/web/src/kit/admin/history/field-changes.tsx';
import { pictureUsage } from '../packages/api/src/capabilities/picture-usage.ts';
import { contentFile } from '../packages/api/src/capabilities/transfer/content-file.ts';
import { exportContent, importContent } from '../packages/api/src/capabilities/transfer/transfer.ts';
import { blankBlock, pageBlock } from '../packages/api/src/entities/pages/page-blocks.schema.ts';
import { inOneTransaction } from '../packages/api/src/platform/records/transaction.ts';
import { startTestApi } from '../packages/api/src/testing/test-api.ts';

const key = 'a'.repeat(32);
const certificate = {
  kind: 'certificate' as const,
  id: 5,
  title: 'Yetkimiz',
  image: `/uploads/${key}.jpg`,
  issuer: 'Elektrik Odası',
  number: 'EO-1789',
};
const page = { title: 'Belgeler', slug: 'belgeler', blocks: [certificate] };
const english = {
  title: 'Certificates',
  content: '',
  blocks: JSON.stringify({ 5: { issuer: 'Chamber of Electricians' } }),
};

async function startWithPage() {
  const api = await startTestApi({ signedIn: true });
  const { id } = await api.trpc.pages.create(page);
  await api.trpc.translations.save({ entity: 'page', id, data: english });
  return { ...api, id };
}

test('a form and a program save a certificate; without picture or issuer it says so at the field', async () => {
  const { trpc, rest, id } = await startWithPage();
  expect((await trpc.pages.get({ id })).blocks).toEqual([certificate]);
  const created = await rest.post('/admin/pages', { ...page, slug: 'baska' });
  expect(created.data).toMatchObject({ blocks: [certificate] });
  const blank = pageBlock.safeParse(blankBlock('certificate'));
  const fields = blank.error?.issues.map(({ path }) => path.join('.'));
  expect(new Set(fields)).toEqual(new Set(['image', 'issuer']));
});

test('the documentation of the API has its fields', async () => {
  const { rest } = await startTestApi();
  const { components } = (await rest.get('/openapi.json')).body as {
    components: { schemas: { PageBlock: { properties: object } } };
  };
  expect(components.schemas.PageBlock.properties).toMatchObject({ image: {}, issuer: {}, number: {} });
});

test('search finds what it says in either language, and its picture is in use', async () => {
  const { trpc, db, id } = await startWithPage();
  for (const q of ['elektrik odası', 'eo-1789', 'chamber']) {
    expect((await trpc.pages.list({ q })).items, q).toMatchObject([{ id }]);
  }
  expect(await pictureUsage.findUses(db, key)).toMatchObject([{ kind: 'page', id, field: 'blocks' }]);
});

test('history compares its texts, and a new issuer makes the English out of date', async () => {
  const { trpc, id } = await startWithPage();
  await trpc.pages.update({ id, data: { blocks: [{ ...certificate, number: 'EO-2000' }] } });
  const stale = async () => Object.keys((await trpc.translations.get({ entity: 'page', id }))?.stale ?? {});
  expect(await stale()).toEqual([]);
  await trpc.pages.update({ id, data: { blocks: [{ ...certificate, issuer: 'Sanayi Odası' }] } });
  expect(await stale()).toEqual(['blocks']);
  const version = (number: number) => trpc.revisions.get({ entity: 'page', id, number });
  const changes = compareVersions(await version(1), await version(3), String).filter(isChanged);
  expect(changes.map(({ name }) => name)).toEqual(['blocks']);
  expect(JSON.stringify(changes)).toContain('Sanayi');
});

test('it is exported and imported with its English, deleted and restored', async () => {
  const { trpc, db, id } = await startWithPage();
  const exported = JSON.stringify({ ...(await exportContent(db, { messages: true })), files: [] });
  const target = await startTestApi({ signedIn: true });
  const content = contentFile.parse(JSON.parse(exported));
  await inOneTransaction({ ...target.context, unrecorded: true, origin: 'import' }, (ctx) =>
    importContent(ctx, content),
  );
  const read = (locale: 'tr' | 'en') => target.trpc.pages.bySlug({ slug: 'belgeler', locale });
  expect((await read('tr')).blocks).toEqual([certificate]);
  expect((await read('en')).blocks).toMatchObject([
    { issuer: 'Chamber of Electricians', number: 'EO-1789', title: null },
  ]);
  const { batch } = await trpc.pages.remove({ id });
  await trpc.trash.restoreBatch({ batch });
  expect((await trpc.pages.get({ id })).blocks).toEqual([certificate]);
});

test('visitors see it in both languages; in English only with English texts', async () => {
  const { send, write } = await startCachedSite();
  const { id } = JSON.parse((await write('POST', '/pages', page)).text).data;
  expect((await send('/sayfa/belgeler')).text).toContain('Elektrik Odası · EO-1789');
  await write('PUT', `/pages/${id}/translations/en`, { ...english, slug: 'certificates' });
  expect((await send('/en/page/certificates')).text).toContain('Chamber of Electricians · EO-1789');
  await write('PUT', `/pages/${id}/translations/en`, { ...english, slug: 'certificates', blocks: '' });
  expect((await send('/en/page/certificates')).text).not.toContain('EO-1789');
});
