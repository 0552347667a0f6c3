import { expect, test, vi } from 'vitest';
import { pictureUsage } from '#capabilities/picture-usage';
import { startLibrary } from '#testing/fixtures';
import * as pictures from '#testing/pictures';
import { form } from '#testing/pictures';
import { erase } from './media.operations';

test('a picture in use is kept, and the error says where it is used', async () => {
  const { trpc, upload, db, files, rest, idle } = await startLibrary();
  const { id, url } = await upload();
  await idle();
  const before = await files();
  await db.article.create({ data: { title: 'Kaçak akım', slug: 'k', content: `<img src="${url}">` } });
  await db.brand.create({ data: { name: 'Veltrin', logoUrl: `https://ornek.example${url}` } });
  await expect(trpc.media.remove({ id })).rejects.toMatchObject({
    cause: { kind: 'conflict', details: { params: { places: 'Makale: Kaçak akım, Marka: Veltrin' } } },
  });
  expect(await files()).toEqual(before);
  expect((await rest.send('POST', '/upload/image', form(await pictures.png()))).status).toBe(201);
  await idle();
});

test('a picture nobody uses goes with all its files', async () => {
  const { trpc, upload, db, files, idle } = await startLibrary();
  await upload(30);
  await idle();
  const remaining = await files();
  const { id } = await upload();
  await idle();
  expect((await files()).length).toBeGreaterThan(remaining.length);
  await trpc.media.erase({ id });
  expect(await files()).toEqual(remaining);
  expect(await db.media.count()).toBe(1);
  expect(await db.unsettledFile.count()).toBe(0);
  await expect(trpc.media.get({ id })).rejects.toMatchObject({ cause: { kind: 'notFound' } });
  await expect(trpc.media.remove({ id })).rejects.toMatchObject({ cause: { kind: 'notFound' } });
});

test('a picture removed while its smaller versions are made leaves no file', async () => {
  const { trpc, rest, upload, files, idle } = await startLibrary();
  await upload(30);
  await idle();
  const remaining = await files();
  const { data } = await rest.send('POST', '/upload/image', form(await pictures.jpeg(2000, 1500)));
  const { id } = await trpc.media.getByUrl(data as { url: string });
  // Once the full-size file and a smaller version exist, the versions are being made.
  await vi.waitUntil(async () => (await files()).length >= remaining.length + 2, { interval: 5, timeout: 60_000 });
  expect((await trpc.media.get({ id })).ready).toBe(false);
  await trpc.media.erase({ id });
  await idle();
  expect(await files()).toEqual(remaining);
}, 90_000);

test('many are removed at once, those in use are skipped', async () => {
  const { trpc, upload, db, files, idle } = await startLibrary();
  const b = await upload(22);
  await idle();
  const remaining = await files();
  const [a, c] = [await upload(21), await upload(23)];
  await idle();
  await db.article.create({ data: { title: 'x', slug: 'x', content: 'x', featuredImage: b.url } });
  expect(await trpc.media.bulkRemove({ ids: [a.id, b.id, c.id, 999] })).toMatchObject({
    removed: [a.id, c.id],
    inUse: [b.id],
  });
  expect(await trpc.media.list({})).toMatchObject({ total: 1, items: [{ id: b.id }] });
  expect(await db.trash.count()).toBe(2);
  await trpc.trash.empty();
  expect(await files()).toEqual(remaining);
});

test('many are removed for good at once, with their files; those in use are skipped', async () => {
  const { trpc, upload, db, files, idle } = await startLibrary();
  const b = await upload(22);
  await idle();
  const remaining = await files();
  const [a, c] = [await upload(21), await upload(23)];
  await idle();
  await db.article.create({ data: { title: 'x', slug: 'x', content: 'x', featuredImage: b.url } });
  const ids = [a.id, b.id, c.id, 999];
  expect(await trpc.media.bulkErase({ ids })).toEqual({ removed: [a.id, c.id], inUse: [b.id] });
  expect([await db.media.count(), await db.trash.count(), await db.unsettledFile.count()]).toEqual([1, 0, 0]);
  expect(await files()).toEqual(remaining);
});

test('a picture is removed although its key was pending before', async () => {
  const { trpc, upload, db, files } = await startLibrary();
  const { id } = await upload();
  const { key } = await db.media.findFirstOrThrow();
  await db.unsettledFile.create({ data: { key } });
  expect(await trpc.media.erase({ id })).toEqual({ id });
  expect([await db.unsettledFile.count(), await files()]).toEqual([0, []]);
});

test('of two concurrent removals of one picture one deletes it, and the other gets notFound', async () => {
  const { trpc, upload, db, files } = await startLibrary();
  const { id } = await upload();
  const responses = await Promise.allSettled([trpc.media.erase({ id }), trpc.media.erase({ id })]);
  const outcomes = responses.map((response) =>
    response.status === 'fulfilled' ? 'deleted' : response.reason.cause.kind,
  );
  expect(outcomes.toSorted()).toEqual(['deleted', 'notFound']);
  expect([await db.unsettledFile.count(), await files()]).toEqual([0, []]);
  expect(await db.activity.count({ where: { action: 'delete', entity: 'media' } })).toBe(1);
});

test('of pictures that are removed from two places at once those already deleted are skipped', async () => {
  const { trpc, upload } = await startLibrary();
  const ids = [(await upload(21)).id, (await upload(22)).id, (await upload(23)).id];
  const responses = await Promise.all([
    trpc.media.bulkRemove({ ids }),
    trpc.media.bulkRemove({ ids: [...ids, ...ids] }),
  ]);
  expect(responses.flatMap(({ removed }) => removed).toSorted()).toEqual(ids.toSorted());
  expect(responses.flatMap(({ inUse }) => inUse)).toEqual([]);
});

test('a picture that is replaced while it is being removed is removed, too', async () => {
  const { context, rest, upload, db, files, idle } = await startLibrary();
  const { id } = await upload();
  const replacement = form(await pictures.jpeg());
  let replaced: Promise<{ status: number }> | undefined;
  // The removal reads the session right before it reads the picture.
  const signedIn = async () => {
    replaced ??= rest.send('POST', `/admin/media/${id}/file`, replacement);
    await replaced;
    return context.signedIn();
  };
  expect(await erase({ ...context, signedIn }, id, pictureUsage)).toEqual({ id });
  await idle();
  expect(await replaced).toMatchObject({ status: 200 });
  expect([await db.media.count(), await db.unsettledFile.count(), await files()]).toEqual([0, 0, []]);
});
