import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#client';
import { migrationNames } from '#generated/migration-names';
import { createEmptyPlace } from '#testing/databases';
import { applyMigrations } from './migrate';

/** How the drawing of a category was picked before the owner could choose it. */
const pickedDrawing = (slug: string): string => {
  const words = ['pano', 'otomasyon', 'aydinlatma', 'kamera', 'sarj'];
  let value = 0;
  for (const character of slug) value = (value * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `/art/category-${words.find((word) => slug.includes(word)) ?? words[value % words.length]}.svg`;
};

test('categories of the previous version keep their drawing and their order', async () => {
  const { url, remove } = await createEmptyPlace();
  onTestFinished(remove);
  const migration = migrationNames.findIndex((name) => name.endsWith('_category_pictures'));
  await applyMigrations(url, migrationNames[migration - 1]);
  const slugs = [
    'topraklama',
    'elektrik-panolari',
    'jenerator-bakimi',
    'x',
    'kesintisiz-guc-kaynaklari-ve-akuler-2026',
  ];
  const before = await openDatabase(url);
  for (const slug of slugs) {
    await before.$executeRaw`INSERT INTO "Category" ("name", "slug", "updatedAt") VALUES (${slug}, ${slug}, ${new Date()})`;
  }
  await before.category.deleteMany({ where: { slug: 'x' } });
  await before.$disconnect();

  await applyMigrations(url);
  const db = await openDatabase(url);
  onTestFinished(() => db.$disconnect());
  const remaining = slugs.filter((slug) => slug !== 'x');
  expect(
    await db.category.findMany({ select: { slug: true, image: true, order: true }, orderBy: { id: 'asc' } }),
  ).toEqual(remaining.map((slug, order) => ({ slug, order, image: pickedDrawing(slug) })));
});
