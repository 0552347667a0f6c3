import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContentFile } from '@pano/api/server';
import { type Database, isPostgres } from '@pano/db';
import { expect, test, vi } from 'vitest';
import { callPano } from '#testing/run-pano';
import { downloads, mediaFileName, mediaRow } from '#testing/small-site';
import { temporaryDatabase, temporaryFolder } from '#testing/start-api';
import { programFile, startProcess } from '#testing/start-process';
import { writeArchive } from '../backup/archive-writer';
import { withDatabase } from '../open-database';
import { readContentArchive } from './content-archive';

type Site = Awaited<ReturnType<typeof emptySite>>;

/** A place for a site, where no database was made yet. */
async function emptySite() {
  const dataDir = await temporaryFolder();
  const url = await temporaryDatabase();
  return {
    dataDir,
    url,
    pano: (...args: string[]) => callPano(dataDir, args, { DATABASE_URL: url }),
    withDatabase: <T>(work: (db: Database) => Promise<T>): Promise<T> => withDatabase(url, work),
  };
}

/** The sample company, with what it lacks: uploaded pictures, a draft, moved and gone addresses, a hidden record. */
async function fullSite(): Promise<Site> {
  const site = await emptySite();
  expect(await site.pano('seed')).toMatchObject({ code: 0 });
  await site.withDatabase(async (db) => {
    const variants = JSON.stringify([
      { width: 5, height: 5, format: 'webp', bytes: 1, url: `/uploads/${mediaFileName(1).replace('.jpg', '-5.webp')}` },
    ]);
    await db.media.create({ data: { ...mediaRow(1), variants, altTr: 'Pano', focalX: 0.25 } });
    await db.media.create({ data: mediaRow(2) });
    await db.media.createMany({ data: downloads });
    await db.article.updateMany({
      where: { id: 1 },
      data: { publishedAt: null, featuredImage: `/uploads/${mediaFileName(1)}` },
    });
    await db.service.updateMany({
      where: { id: 1 },
      data: { visible: false, createdAt: new Date('2020-01-02T03:04:05.678Z') },
    });
    await db.formerSlug.create({ data: { entity: 'projects', slug: 'eski-adres', recordId: 1 } });
    await db.formerSlug.create({ data: { entity: 'pages', slug: 'silinen', recordId: null } });
  });
  const uploads = join(site.dataDir, 'uploads');
  await writeFile(join(uploads, mediaFileName(1)), 'picture 1');
  await writeFile(join(uploads, mediaFileName(1).replace('.jpg', '-5.webp')), 'x');
  await writeFile(join(uploads, mediaFileName(2)), 'picture 2');
  for (const { fileName } of downloads) await writeFile(join(uploads, fileName), `bytes of ${fileName}`);
  return site;
}

async function exported(site: Site, ...more: string[]) {
  const file = join(await temporaryFolder(), 'content.tar.gz');
  expect(await site.pano('export', '--output', file, ...more)).toMatchObject({
    code: 0,
    err: expect.not.stringContaining('!'),
  });
  const { content } = await readContentArchive(file, await temporaryFolder());
  return { file, content };
}

/** An archive as somebody might make it by hand. */
async function archiveOf(content: Record<string, unknown>, pictures: string[] = []) {
  const file = join(await temporaryFolder(), 'content.tar.gz');
  const archive = writeArchive(file);
  const files = [];
  for (const name of pictures) files.push(await archive.addText(`media/${name}`, 'picture'));
  await archive.addText('content.json', JSON.stringify({ ...content, files }));
  await archive.finish();
  return file;
}

const log = (site: Site) =>
  site.withDatabase(async (db) => {
    const entries = await db.activity.findMany({ orderBy: { id: 'asc' } });
    return entries.map(({ action, entity, label }) => `${action} ${entity} ${label}`);
  });

const withoutTime = ({ exportedAt, ...content }: ContentFile) => content;

test('the export says how many drafts it leaves behind, and nothing where there are none', async () => {
  const site = await emptySite();
  const output = join(await temporaryFolder(), 'content.tar.gz');
  const exportAll = async () => (await site.pano('export', '--output', output)).out;
  expect(await site.pano('migrate')).toMatchObject({ code: 0 });
  expect(await exportAll()).not.toContain('draft');
  const keep = (record: string) =>
    site.withDatabase((db) => db.draft.create({ data: { entity: 'service', record, values: '{}', label: '' } }));
  await keep(`new-${crypto.randomUUID()}`);
  expect(await exportAll()).toContain('Left behind: 1 draft;');
  await keep(`new-${crypto.randomUUID()}`);
  expect(await exportAll()).toContain('Left behind: 2 drafts;');
});

test('content travels to another installation and back without a loss', { timeout: 60_000 }, async () => {
  const site = await fullSite();
  const photo = { key: `private-${'a'.repeat(32)}`, bytes: 5, width: 4, height: 3 };
  await site.withDatabase((db) => db.leadPhoto.create({ data: { ...photo, contactFormId: 1 } }));
  await writeFile(join(site.dataDir, 'uploads', `${photo.key}.jpg`), 'photo');
  const first = await exported(site);
  expect(first.content.projects.length).toBeGreaterThan(5);
  const target = await emptySite();
  expect(await target.pano('import', first.file)).toMatchObject({ code: 0 });
  const second = await exported(target);
  expect(await log(target)).toEqual(['import site content.tar.gz', 'export site content.tar.gz']);
  expect(withoutTime(second.content)).toEqual(withoutTime(first.content));
  expect(await readFile(join(target.dataDir, 'uploads', mediaFileName(2)), 'utf8')).toBe('picture 2');
  expect(second.content.contactForms.flatMap(({ photos }) => photos)).toMatchObject([photo]);
  expect(await readFile(join(target.dataDir, 'uploads', `${photo.key}.jpg`), 'utf8')).toBe('photo');
  for (const { fileName, contentType, originalName } of downloads) {
    expect(second.content.media).toContainEqual(expect.objectContaining({ fileName, contentType, originalName }));
    expect(await readFile(join(target.dataDir, 'uploads', fileName), 'utf8')).toBe(`bytes of ${fileName}`);
  }
  expect((await target.pano('doctor', '--json')).out).not.toContain('katalog');
  const state = await target.withDatabase(async (db) => ({
    mails: await db.contactMail.count(),
    matches: await db.project.count({ where: { search: { contains: 'pano' } } }),
    users: await db.user.count(),
  }));
  expect(state.matches).toBeGreaterThan(0);
  expect(state).toMatchObject({ mails: 0, users: 0 });
  expect((await exported(target, '--without-messages')).content.contactForms).toEqual([]);
});

test('a site with content is replaced only when asked, and kept aside', { timeout: 60_000 }, async () => {
  const { file, content } = await exported(await fullSite());
  const target = await emptySite();
  expect((await target.pano('seed')).code).toBe(0);
  await target.pano('admin', 'create', 'kim@ornek.example');
  await target.withDatabase(async (db) => {
    await db.service.create({ data: { title: 'Yalnız burada', description: 'x' } });
    await db.media.create({ data: mediaRow(7) });
    await db.setting.create({ data: { key: 'of_this_installation', value: '1' } });
    await db.trash.create({
      data: { entity: 'page', recordId: 99, batch: 'x', data: '{"row":{"id":99,"version":1},"slugs":[]}' },
    });
  });
  await writeFile(join(target.dataDir, 'uploads', mediaFileName(7)), 'picture 7');
  const services = () => target.withDatabase((db) => db.service.count());
  const before = await services();

  const result = await target.pano('import', file);
  expect([result.code, result.err]).toEqual([1, expect.stringContaining('With --replace the archive takes its place')]);
  expect(await services()).toBe(before);

  const replaced = await target.pano('import', file, '--replace');
  expect(replaced).toMatchObject({ code: 0 });
  expect(await services()).toBe(content.services.length);
  expect(await target.withDatabase((db) => Promise.all([db.user.count(), db.trash.count()]))).toEqual([1, 0]);
  expect(await target.withDatabase((db) => db.setting.count({ where: { key: 'of_this_installation' } }))).toBe(1);
  expect((await target.pano('doctor', '--json')).out).not.toContain(mediaFileName(7));

  const begun = [expect.stringMatching(/^create sampleContent \d+$/), 'create user kim@ornek.example'];
  expect(await log(target)).toEqual([...begun, 'import site content.tar.gz']);

  const aside = /before is in (\S+\.tar\.gz)/.exec(replaced.out)?.[1] ?? '';
  // With PostgreSQL the content is kept aside, with SQLite everything.
  const back = isPostgres(target.url) ? ['import', aside, '--replace'] : ['restore', aside];
  expect((await target.pano(...back)).code).toBe(0);
  expect(await services()).toBe(before);
  expect(await readFile(join(target.dataDir, 'uploads', mediaFileName(7)), 'utf8')).toBe('picture 7');
  expect((await log(target)).at(-1)).toBe(`${back[0]} site ${basename(aside)}`);
});

test('content that breaks a rule is rejected by name, and nothing is changed', { timeout: 60_000 }, async () => {
  const { content } = await exported(await fullSite());
  const target = await emptySite();
  const attempt = async (change: Record<string, unknown>) =>
    target.pano('import', await archiveOf({ ...content, media: [], ...change }));
  const [service] = content.services;
  const [project] = content.projects;
  const untitled = await attempt({ services: [service, { ...service, title: ' ' }] });
  expect(untitled).toMatchObject({ code: 1, err: expect.stringMatching(/services\[1\]\.title: \S/) });
  expect((await attempt({ format: 'something' })).err).toContain('format: ');
  expect((await attempt({ projects: [{ ...project, category: 'yok' }] })).code).toBe(1);
  expect((await attempt({ pages: [...content.pages, ...content.pages] })).code).toBe(1);
  expect((await attempt({ media: [{ ...mediaRow(1), fileName: '../../x.jpg' }] })).code).toBe(1);
  const counts = await target.withDatabase(async (db) => [await db.service.count(), await db.page.count()]);
  expect(counts).toEqual([0, 0]);
  const script = await attempt({ pages: [{ ...content.pages[0], content: '<p>x</p><script>alert(1)</script>' }] });
  expect(script.code).toBe(0);
  expect(await target.withDatabase(async (db) => (await db.page.findFirst())?.content)).toBe('<p>x</p>');
});

/** A site with one picture, content to put in its place, and what must not change while that is rejected. */
async function replaceable() {
  const { content } = await exported(await fullSite());
  const site = await emptySite();
  expect((await site.pano('seed')).code).toBe(0);
  await site.withDatabase((db) => db.media.create({ data: mediaRow(7) }));
  await writeFile(join(site.dataDir, 'uploads', mediaFileName(7)), 'picture 7');
  const state = async () => ({
    log: await log(site),
    files: (await readdir(join(site.dataDir, 'uploads'))).filter((name) => !name.startsWith('.')),
    rows: await site.withDatabase(async (db) => [
      await db.media.count(),
      await db.unsettledFile.count(),
      await db.service.count(),
      await db.project.count(),
    ]),
  });
  return { site, content, state, attempt: (file: string) => site.pano('import', file, '--replace') };
}

const dates = { createdAt: '2020-01-02T03:04:05.678Z', updatedAt: '2020-01-02T03:04:05.678Z' };
const picture = (number: number) => ({
  ...mediaRow(number),
  ...dates,
  focalX: 0,
  focalY: 0,
  altTr: null,
  altEn: null,
  variants: [],
});

test('what must be its own and stands twice is rejected by name, and nothing is changed', {
  timeout: 60_000,
}, async () => {
  const { content, state, attempt } = await replaceable();
  const [project, other] = content.projects;
  const [keyword] = content.keywords;
  const gone = { entity: 'pages', slug: 'silinen', record: null, createdAt: dates.createdAt };
  const before = await state();
  for (const [place, change] of [
    ['projects[1].slug', { projects: [project, { ...other, slug: project?.slug }] }],
    ['articles[1].slug', { articles: [content.articles[0], content.articles[0]] }],
    ['keywords[1].keyword', { keywords: [keyword, { ...keyword, keyword: keyword?.keyword.toUpperCase() }] }],
    ['media[1].key', { media: [picture(1), { ...picture(1), hash: 'another' }] }],
    ['media[1].hash', { media: [picture(1), { ...picture(2), hash: picture(1).hash }] }],
    ['formerSlugs[1].slug', { formerSlugs: [gone, gone] }],
  ] as const) {
    const changed = { ...content, media: [], ...change };
    const { code, err } = await attempt(await archiveOf(changed, [mediaFileName(1), mediaFileName(2)]));
    expect([code, err]).toEqual([1, expect.stringContaining(`\n  ${place}: `)]);
    expect(await state()).toEqual(before);
  }
});

test('an import that fails half-way leaves the site as it was, and no picture of its own', {
  timeout: 60_000,
}, async () => {
  const { content, state, attempt } = await replaceable();
  const [project] = content.projects;
  const before = await state();
  // The slug that is made for the first one is taken when the second one comes.
  const projects = [
    { ...project, title: 'Trafo', slug: null },
    { ...project, title: 'Trafo', slug: 'trafo' },
  ];
  const changed = { ...content, media: [picture(1)], projects };
  const { code, err } = await attempt(await archiveOf(changed, [mediaFileName(1)]));
  expect([code, err]).toEqual([1, expect.stringContaining('Another project uses this address')]);
  expect(await state()).toEqual(before);
});

test('killed while it removes the pictures of the old content, an import leaves the rest to the next start', {
  timeout: 60_000,
}, async () => {
  const { content, site } = await replaceable();
  const uploads = join(site.dataDir, 'uploads');
  const old = Array.from({ length: 250 }, (_, number) => number + 10);
  for (const number of old) await writeFile(join(uploads, mediaFileName(number)), 'old');
  await site.withDatabase((db) => db.media.createMany({ data: old.map(mediaRow) }));
  const archive = await archiveOf({ ...content, media: [picture(1)] }, [mediaFileName(1)]);
  const child = spawn(process.execPath, [programFile('cli'), 'import', archive, '--replace'], {
    env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: site.url },
  });
  const gone = once(child, 'exit');
  await vi.waitUntil(async () => (await readdir(uploads)).length < old.length, { timeout: 30_000, interval: 1 });
  child.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
  const names = async () => (await readdir(uploads)).filter((name) => name.endsWith('.jpg'));
  expect((await names()).length).toBeGreaterThan(1);
  await startProcess(site.dataDir, { DATABASE_URL: site.url });
  expect(await names()).toEqual([mediaFileName(1)]);
});
