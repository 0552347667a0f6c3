import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#client';
import { migrationNames } from '#generated/migration-names';
import { createEmptyPlace } from '#testing/databases';
import { applyMigrations } from './migrate';

const company = { name: 'Örnek', email: 'firma@ornek.example' };
const mail = { host: 'mail.ornek.example', recipients: ['usta@ornek.example', 'büro@ornek.example'] };

test.each([
  ['the recipients of the mail screen', { mail, company }, mail.recipients],
  ['the e-mail of the company', { mail: { ...mail, recipients: [] }, company, siteOffline: false }, [company.email]],
  ['nobody', { company: { ...company, email: null }, siteOffline: true }, undefined],
])('after the migration messages go to %s', async (_, settings, expected) => {
  const { url, remove } = await createEmptyPlace();
  onTestFinished(remove);
  const migration = migrationNames.findIndex((name) => name.endsWith('_add_message_recipients'));
  await applyMigrations(url, migrationNames[migration - 1]);
  const before = await openDatabase(url);
  for (const [key, value] of Object.entries(settings))
    await before.setting.create({ data: { key, value: JSON.stringify(value) } });
  await before.$disconnect();
  await applyMigrations(url);
  const db = await openDatabase(url);
  onTestFinished(() => db.$disconnect());
  const row = await db.setting.findUnique({ where: { key: 'messageRecipients' } });
  expect(row ? JSON.parse(row.value) : undefined).toEqual(expected);
  expect(row ? row.updatedAt.getTime() : Date.now()).toBeGreaterThan(Date.now() - 60_000);
});
