import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFiles, isPostgres, sqliteFile } from '@pano/db';
import { expect, test } from 'vitest';
import { readBackup } from '#operations/backup/read-backup';
import { callPano } from '#testing/run-pano';
import { startApi, temporaryFolder } from '#testing/start-api';

const person = 'gizem.silinen@example.com';
const words = [person, 'GizemSilinenMesaj'];

/** A site with many messages, some of them from the person, also in the trash; among them rows have come, grown and gone. */
async function start() {
  const api = await startApi();
  const { db } = api.services;
  const message = (number: number, email: string, text: string) => ({
    name: `Ziyaretçi ${number}`,
    email,
    message: text.repeat(randomInt(1, number % 17 === 0 ? 400 : 20)),
    search: email,
  });
  for (let round = 0; round < 10; round += 1) {
    const data = Array.from({ length: 300 }, (_, number) =>
      number % 10 === 0
        ? message(number, person, 'GizemSilinenMesaj ')
        : message(number, `b${number}@example.com`, 'Keşif '),
    );
    await db.contactForm.createMany({ data });
    await db.contactForm.deleteMany({ where: { email: `b${round + 1}@example.com` } });
    await db.contactForm.updateMany({ where: { read: false }, data: { read: true, subject: `Konu ${round}` } });
  }
  const call = (procedure: string, input: object) =>
    fetch(`${api.url}/trpc/${procedure}`, {
      method: 'POST',
      // Reading the files takes longer than the server keeps an idle connection.
      headers: { authorization: api.authorization, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(input),
    }).then((response) => response.json());
  const theirs = await db.contactForm.findMany({ where: { email: person }, select: { id: true }, take: 100 });
  await call('contactForms.bulkRemove', { ids: theirs.map(({ id }) => id) });
  const erase = (contact: string) => call('privacy.erasePerson', { contact });
  return { ...api, db, erase };
}

const readDatabase = (databaseUrl: string) =>
  databaseFiles(sqliteFile(databaseUrl))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const wordsIn = (text: string) => words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

test('what was stored about an erased person is in no file of the database and in no later backup', {
  timeout: 120_000,
}, async () => {
  const { db, erase, databaseUrl, dataDir } = await start();
  if (!isPostgres(databaseUrl)) expect(wordsIn(readDatabase(databaseUrl))).toEqual(words);
  expect(await erase(person)).toMatchObject({ result: { data: { count: 300 } } });
  if (isPostgres(databaseUrl)) {
    // The number of dead rows would say more, but PostgreSQL may count a deletion after the VACUUM that followed it.
    const vacuumed = () => db.$queryRaw<{ name: string }[]>`
      SELECT relname AS name FROM pg_stat_user_tables WHERE vacuum_count > 0 ORDER BY relname`;
    const tables = ['Activity', 'ContactForm', 'ContactMail', 'Trash'];
    await expect.poll(vacuumed, { timeout: 15_000 }).toEqual(tables.map((name) => ({ name })));
    return;
  }
  expect(wordsIn(readDatabase(databaseUrl))).toEqual([]);
  expect(await callPano(dataDir, ['backup'], { DATABASE_URL: databaseUrl })).toMatchObject({ code: 0 });
  const [name = ''] = await readdir(join(dataDir, 'backups'));
  const { database } = await readBackup(join(dataDir, 'backups', name), await temporaryFolder());
  expect(wordsIn(readFileSync(database, 'utf8'))).toEqual([]);
});
