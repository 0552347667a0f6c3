import { expect, test } from 'vitest';
import { withDatabase } from '#operations/open-database';
import { migratedDatabase, temporaryFolder } from '#testing/start-api';
import { killByChance, startProcess } from '#testing/start-process';
import { editUntilGone } from '#testing/write-load';

/** Few in every run of the tests; `npm run test:faults` asks for the full number. */
const cycles = Number(process.env.PANO_FAULT_CYCLES ?? 3);
/** Only for what hangs: on a busy machine a cycle takes most of a minute. */
const timeout = 60_000 + cycles * 90_000;

test('killed in the middle of saves and deletions, no record lacks its version or is in two places, and no draft is lost or beside its published copy', {
  timeout,
}, async ({ annotate }) => {
  const dataDir = await temporaryFolder();
  const DATABASE_URL = await migratedDatabase();
  const seen = { pages: 0, versions: 0, trashed: 0, drafts: 0 };
  for (let cycle = 0; cycle < cycles; cycle++) {
    const { child, url } = await startProcess(dataDir, { DATABASE_URL });
    let begun = () => {};
    const editing = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const gone = editUntilGone(url, begun);
    await editing;
    await killByChance(1500, child);
    await gone;
    Object.assign(seen, await checkHistory(DATABASE_URL));
  }
  expect(seen.pages).toBeGreaterThan(0);
  expect(seen.trashed).toBeGreaterThan(0);
  await annotate(
    `${cycles} kills; ${seen.pages} records and ${seen.trashed} in the trash, with ${seen.versions} versions and ${seen.drafts} drafts, none half`,
  );
});

/** Each record has its live content as its newest version, and is on the site or in the trash; a draft is where its record is. */
const checkHistory = (databaseUrl: string) =>
  withDatabase(databaseUrl, async (db) => {
    const { pages, revisions, trash, drafts } = await db.$transaction(
      async (tx) => ({
        pages: await tx.page.findMany({ select: { id: true, title: true, slug: true, content: true } }),
        revisions: await tx.revision.findMany({ where: { entity: 'page' }, orderBy: { number: 'asc' } }),
        trash: await tx.trash.findMany({ where: { entity: 'page' } }),
        drafts: await tx.draft.findMany({ where: { entity: 'page' } }),
      }),
      // The database may still commit what it received last: all tables have to be of one moment.
      { isolationLevel: 'Serializable', timeout: 60_000 },
    );
    const newest = new Map(revisions.map(({ record, data }) => [record, JSON.parse(data)]));
    const live = new Set(pages.map(({ id }) => id));
    const trashed = new Set(trash.map(({ recordId }) => recordId));
    for (const { id, ...content } of pages) expect(newest.get(id), `page ${id}`).toMatchObject(content);
    expect([...trashed].filter((id) => live.has(id))).toEqual([]);
    expect(trash).toHaveLength(trashed.size);
    expect([...trashed].filter((id) => !newest.has(id))).toEqual([]);
    expect([...newest.keys()].filter((id) => !live.has(id) && !trashed.has(id))).toEqual([]);
    for (const { record, values } of drafts) {
      const page = pages.find(({ id }) => String(id) === record);
      expect(page, `page ${record} of a draft`).toBeDefined();
      expect(page, `draft of page ${record}`).not.toMatchObject(JSON.parse(values));
    }
    for (const { recordId, data } of trash) expect(JSON.parse(data).drafts, `page ${recordId}`).toHaveLength(1);
    return { pages: pages.length, versions: revisions.length, trashed: trash.length, drafts: drafts.length };
  });
