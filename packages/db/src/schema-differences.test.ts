import { expect, onTestFinished, test } from 'vitest';
import { isPostgres } from './driver';
import { migrationNames } from './migrations/migrate';
import { compareSchema, describeObject } from './schema-differences';
import { createTestDatabase } from './testing/databases';

const compare = async (url: string) => {
  const { added, altered, missing } = await compareSchema(url, migrationNames);
  return [added, altered, missing].map((objects) => objects.map(describeObject));
};

test('a migrated database has what its migrations make, and nothing else; whatever is added is named', async () => {
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  expect(await compare(url)).toEqual([[], [], []]);
  const trigger = isPostgres(url)
    ? [
        'CREATE FUNCTION copy() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN new; END $$',
        'CREATE TRIGGER copy AFTER INSERT ON "ContactForm" FOR EACH ROW EXECUTE FUNCTION copy()',
        'CREATE RULE keep AS ON DELETE TO "Keyword" DO INSTEAD NOTHING',
      ]
    : ['CREATE TRIGGER copy AFTER INSERT ON "ContactForm" BEGIN SELECT 1; END'];
  const statements = [
    ...trigger,
    'CREATE VIEW people AS SELECT "email" FROM "User"',
    'CREATE TABLE notes (text TEXT)',
    'CREATE INDEX mails ON "ContactForm" ("email")',
    'DROP INDEX "Article_slug_key"',
    'CREATE INDEX "Article_slug_key" ON "Article" ("slug")',
  ];
  for (const sql of statements) await db.$executeRawUnsafe(sql);
  const [added = [], altered] = await compare(url);
  expect(added.toSorted()).toEqual([
    ...['index mails on ContactForm'],
    ...(isPostgres(url) ? ['rule keep on Keyword'] : []),
    ...['table notes', 'trigger copy on ContactForm', 'view people'],
  ]);
  expect(altered).toEqual(['index Article_slug_key on Article']);
  // Nothing of the comparison stays.
  expect(await db.service.count()).toBe(0);
});
