import { expect, test } from 'vitest';
import { keysIn } from '#media/file-names';
import { startLibrary } from '#testing/fixtures';
import { form, png } from '#testing/pictures';
import { pictureUsage } from '../picture-usage';

async function startWithDraft() {
  const api = await startLibrary();
  const { trpc, upload } = api;
  const { id: mediaId, url } = await upload(60);
  const content = `<p>x</p><img src="${url}">`;
  const { id } = await trpc.pages.create({ title: 'P', slug: 'p', content: '<p>x</p>' });
  const ref = { entity: 'page', record: String(id) } as const;
  await trpc.drafts.keep({ ...ref, values: { content } });
  return { ...api, id, ref, mediaId, url, content, keys: new Set(keysIn(url)) };
}

test('a picture that only a draft shows is in use, and is not deleted', async () => {
  const { trpc, db, id, ref, mediaId, keys } = await startWithDraft();
  const use = { kind: 'page', id, title: 'P', field: 'content' };
  expect(await trpc.media.usage({ id: mediaId })).toMatchObject([use]);
  expect(await pictureUsage.listUsedKeys(db)).toEqual(keys);
  await expect(trpc.media.remove({ id: mediaId })).rejects.toMatchObject({ cause: { kind: 'conflict' } });
  await trpc.drafts.publish(ref);
  await trpc.drafts.keep({ ...ref, values: { content: `<p>y</p>${(await trpc.pages.get({ id })).content}` } });
  expect(await trpc.media.usage({ id: mediaId })).toMatchObject([use]);
  const english = { ...ref, record: 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b', locale: 'en' } as const;
  await trpc.drafts.keep({ ...english, values: { content: (await trpc.pages.get({ id })).content } });
  expect(await trpc.media.usage({ id: mediaId })).toMatchObject([use, { kind: 'page', id: null, field: 'en.content' }]);
});

test('a draft shows the new file of a picture that was replaced, and disputes nothing for it', async () => {
  const { trpc, rest, id, ref, mediaId, url, content } = await startWithDraft();
  await trpc.drafts.publish(ref);
  const first = await trpc.drafts.keep({ ...ref, values: { content: `<p>y</p>${content}` } });
  const replaced = await rest.send('POST', `/admin/media/${mediaId}/file`, form(await png(90), 'yeni.png'));
  expect(replaced.status, replaced.text).toBe(200);
  const draft = await trpc.drafts.get(ref);
  expect(JSON.stringify([draft?.values, draft?.before])).not.toContain(url);
  expect(draft).toMatchObject({ version: (first?.version ?? 0) + 1, disputed: [] });
  await trpc.drafts.publish(ref);
  expect((await trpc.pages.get({ id })).content).toMatch(/^<p>y<\/p>/);
});
