import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import * as pictures from '#testing/pictures';

test('a picture is rotated clockwise with its focal point, wherever it is used, and the activity log says so', async () => {
  const { trpc, db, store, files, idle, services } = await startLibrary();
  const { url, row } = await store(await pictures.jpeg(600, 400));
  const { id } = row;
  await trpc.media.update({ id, data: { altTr: 'Pano', focalX: 0.2, focalY: 0.9 } });
  await db.page.create({ data: { title: 'Hakkında', slug: 'hakkinda', content: `<img src="${url}">` } });
  await idle();
  const rotated = await trpc.media.rotate({ id });
  expect(rotated).toMatchObject({ id, width: 400, height: 600, alt: { tr: 'Pano' } });
  expect(rotated.url).not.toBe(url);
  expect(rotated.focal.x).toBeCloseTo(0.1);
  expect(rotated.focal.y).toBeCloseTo(0.2);
  const stream = await services.media.storage.read(rotated.url.slice('/uploads/'.length));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  expect(bytes.length).toBe(rotated.bytes);
  // Red was on the left and is now at the top.
  expect([await pictures.colourAt(bytes, 200, 50), await pictures.colourAt(bytes, 200, 550)]).toEqual(['red', 'blue']);
  expect((await db.page.findFirstOrThrow({ where: { slug: 'hakkinda' } })).content).toContain(rotated.url);
  const entry = await db.activity.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(entry).toMatchObject({ entity: 'media', action: 'replace' });
  await idle();
  const ready = await trpc.media.get({ id });
  expect(ready.ready).toBe(true);
  expect(ready.variants.map(({ width, height }) => [width, height])).toContainEqual([400, 600]);
  const oldKey = url.slice('/uploads/'.length, -'.jpg'.length);
  expect((await files()).filter((name) => name.startsWith(oldKey))).toEqual([]);
  expect(await db.unsettledFile.count()).toBe(0);
});

test('four rotations give the picture and its focal point as they were', async () => {
  const { trpc, store } = await startLibrary();
  const { row } = await store(await pictures.png(60, 40), 'logo.png');
  await trpc.media.update({ id: row.id, data: { focalX: 0.25, focalY: 0.75 } });
  for (let quarter = 0; quarter < 4; quarter += 1) await trpc.media.rotate({ id: row.id });
  const media = await trpc.media.get({ id: row.id });
  expect(media).toMatchObject({ width: 60, height: 40, focal: { x: 0.25, y: 0.75 }, contentType: 'image/png' });
});

test('an animation and a picture that is not there are not rotated', async () => {
  const { trpc, store } = await startLibrary();
  const { row } = await store(await pictures.animation('gif'), 'film.gif');
  await expect(trpc.media.rotate({ id: row.id })).rejects.toMatchObject({
    cause: { kind: 'invalid', key: 'media.animated' },
  });
  await expect(trpc.media.rotate({ id: 99 })).rejects.toMatchObject({ cause: { kind: 'notFound' } });
});
