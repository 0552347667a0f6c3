import { spawnSync } from 'node:child_process';
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '@pano/db';
import { freePort } from '@pano/db/test-servers';
import { expect, test, vi } from 'vitest';
import { createBackup } from '#operations/backup/create-backup';
import { callPano, runPano } from '#testing/run-pano';
import { createSmallSite } from '#testing/small-site';
import { temporaryFolder } from '#testing/start-api';

const names = [
  'start',
  'admin',
  'token',
  'backup',
  'restore',
  'doctor',
  'migrate',
  'migrate-data',
  'seed',
  'export',
  'import',
];

test.each(names)('%s explains itself', async (name) => {
  const { code, out } = await callPano('/nowhere', [name, '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^Usage: npm run (pano -- )?${name}( |$)`, 'm'));
});

test('the overview lists every command', async () => {
  const { code, out } = await callPano('/nowhere', ['--help']);
  expect(code).toBe(0);
  for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
});

test('the documentation has a row for every command', async () => {
  const page = await readFile(new URL('../../../../docs/command-line.md', import.meta.url), 'utf8');
  for (const name of names) expect(page).toMatch(new RegExp(`^\\| \`${name}[ \`]`, 'm'));
});

test.each([
  [[]],
  [['bakup']],
  [['constructor']],
  [['backup', '--nothing']],
  [['backup', 'word']],
  [['restore']],
  [['admin']],
  [['admin', 'create']],
  [['token']],
  [['token', 'create', 'kim@ornek.example', 'Muhasebe']],
  [['token', 'create', 'kim@ornek.example', 'Muhasebe', '--scopes', 'everything']],
  [['token', 'revoke', 'Muhasebe']],
])('a wrong command line ends with code 2 and changes nothing: %j', async (args) => {
  expect((await callPano('/nowhere', args)).code).toBe(2);
});

test.each([
  [
    ['admin', 'create', 'kim@ornek.example', '--password'],
    '--password here; what can be given: --password-stdin, --role.',
  ],
  [['export', '-x'], '-x here; what can be given: --output, --without-messages.'],
  [['seed', '--force'], '--force here; there are none.'],
])('the error about an unknown option names the options that exist: %j', async (args, rest) => {
  const { code, err } = await callPano('/nowhere', args);
  expect([code, err.split('\n')[0]]).toEqual([2, `✗ There is no option ${rest}`]);
});

test('what fails ends with code 1 and one sentence', async () => {
  const dataDir = await temporaryFolder();
  const { code, err } = await callPano(dataDir, ['backup']);
  expect(code).toBe(1);
  expect(err.trim()).toMatch(
    /^✗ There is no database at \S+; start the site once \(npm start\), or correct DATA_DIR\.$/,
  );
  expect((await callPano(dataDir, ['migrate'], { PORT: 'x' })).err).toContain('PORT: ');
});

/** What a command says at its end: nothing but the one sentence, whatever else it printed on its way. */
function sentenceOf({ code, err }: { code: number | null; err: string }) {
  expect(code).toBe(1);
  const lines = err.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('•'));
  expect(lines).toEqual([expect.stringMatching(/^✗ .+\.$/)]);
  return lines[0];
}

test('where PostgreSQL is out of reach, every command says so in one sentence', async () => {
  const dataDir = await temporaryFolder();
  const DATABASE_URL = `postgres://pano:geheim@127.0.0.1:${await freePort()}/pano`;
  const words = ['admin list', 'export', 'migrate', 'migrate --dry-run', 'seed', 'import x.tar.gz'];
  for (const args of words.map((line) => line.split(' '))) {
    const sentence = sentenceOf(await callPano(dataDir, args, { DATABASE_URL }));
    expect(sentence).toMatch(/No connection to the database at 127\.0\.0\.1:\d+; check DATABASE_URL and that it runs/);
    expect(sentence).not.toContain('geheim');
  }
  const places = ['--from', DATABASE_URL, '--to', `${DATABASE_URL}2`];
  expect(sentenceOf(await callPano(dataDir, ['migrate-data', ...places]))).toMatch(/No connection .*--from and --to/);
});

test.each([
  ['is no database', (file: string) => writeFile(file, 'nothing of the kind '.repeat(1000))],
  ['has a torn page', tear],
])('where the file of the database %s, every command and the start say so in one sentence', async (_, spoil) => {
  const site = await createSmallSite(0);
  await spoil(join(site.dataDir, 'pano.db'));
  for (const args of [['admin', 'list'], ['export'], ['migrate'], ['backup'], ['seed']]) {
    const sentence = sentenceOf(await callPano(site.dataDir, args));
    expect(sentence, args.join(' ')).toMatch(/The database is damaged.* npm run restore -- <archive>/);
  }
  expect(sentenceOf(await runPano(site.dataDir, ['start']))).toContain('The database is damaged');
});

/** Overwrites all pages but the first. */
async function tear(file: string) {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(10 * 4096, 7), 0, 10 * 4096, 4096);
  await handle.close();
}

test('where no database can be made, the sentence tells of the place and not of a version', async () => {
  const { dataDir } = await createSmallSite(0);
  const DATABASE_URL = `file:${join(dataDir, 'pano.db', 'y.db')}`;
  const sentence = sentenceOf(await callPano(dataDir, ['migrate'], { DATABASE_URL }));
  expect(sentence).toMatch(/The database was not migrated, and nothing was changed\. There is no \S+y\.db/);
});

test.each(['backup', 'export'])('%s rejects an output that is no file before it packs anything', async (command) => {
  const site = await createSmallSite();
  for (const output of ['', site.dataDir]) {
    const { code, err } = await callPano(site.dataDir, [command, '--output', output]);
    expect([code, err.split('\n')[0]]).toEqual([2, expect.stringMatching(/^✗ .*please name a file/i)]);
  }
  const { dataDir } = site;
  const below = join(dataDir, 'pano.db', 'x.tar.gz');
  expect(sentenceOf(await callPano(dataDir, [command, '--output', below]))).toMatch(
    /pano\.db is a file and no folder; /,
  );
});

test.each(['restore --check', 'restore', 'import'])('%s of a folder is rejected in one sentence', async (line) => {
  const { dataDir } = await createSmallSite();
  expect(sentenceOf(await callPano(dataDir, [...line.split(' '), dataDir]))).toContain('is a folder; name a file');
});

test('the program itself ends with these codes', async () => {
  const dataDir = await temporaryFolder();
  expect((await runPano(dataDir, ['nonsense'])).code).toBe(2);
  const { code, err } = await runPano(dataDir, ['admin', 'list']);
  expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
});

test('API tokens are created, listed and revoked', async () => {
  const { dataDir, withDatabase } = await createSmallSite(0);
  await callPano(dataDir, ['admin', 'create', 'kim@ornek.example']);
  const words = ['token', 'create', 'kim@ornek.example', 'Muhasebe', '--scopes', 'read,messages', '--days', '90'];
  const created = await callPano(dataDir, words);
  expect([created.code, created.out]).toEqual([0, expect.stringMatching(/Token: pano_[\w-]{43} {3}\(shown only/)]);
  const listed = await callPano(dataDir, ['token', 'list', '--json']);
  const scopes = ['read', 'messages'];
  expect(JSON.parse(listed.out)).toMatchObject([{ id: 1, name: 'Muhasebe', email: 'kim@ornek.example', scopes }]);
  const table = (await callPano(dataDir, ['token', 'list'])).out;
  expect(table).toMatch(/^1 +Muhasebe +kim@ornek\.example +read, messages +\d{4}-\d\d-\d\d +never$/m);
  expect(listed.out + table).not.toContain('pano_');
  expect((await callPano(dataDir, ['token', 'revoke', '1'])).code).toBe(0);
  expect((await callPano(dataDir, ['token', 'revoke', '1'])).code).toBe(1);
  expect((await callPano(dataDir, [...words.slice(0, -1), '9999'])).err).toContain('1 to 730 days');
  const entries = await withDatabase((db) => db.activity.findMany({ where: { entity: 'apiToken' } }));
  expect(entries).toMatchObject([
    { action: 'create', label: 'Muhasebe', userEmail: null },
    { action: 'delete', label: 'Muhasebe', userEmail: null },
  ]);
});

test('people are added, listed and given another password', async () => {
  const { dataDir, withDatabase } = await createSmallSite(0);
  const mustChange = async () => (await withDatabase((db) => db.user.findFirstOrThrow())).mustChangePassword;
  const added = await callPano(dataDir, ['admin', 'create', 'Kim@ornek.example']);
  expect(added).toMatchObject({ code: 0 });
  expect(await mustChange()).toBe(true);
  await withDatabase((db) => db.user.updateMany({ data: { mustChangePassword: false } }));
  expect(added.out).toMatch(/Password: \S{16}/);
  const again = await callPano(dataDir, ['admin', 'create', 'kim@ornek.example']);
  expect([again.code, again.err.trim().startsWith('✗')]).toEqual([1, true]);
  const reset = await callPano(dataDir, ['admin', 'reset-password', 'kim@ornek.example']);
  expect([reset.code, await mustChange()]).toEqual([0, true]);
  expect(reset.out).not.toContain(/Password: (\S+)/.exec(added.out)?.[1] ?? 'none');
  expect((await callPano(dataDir, ['admin', 'reset-password', 'nobody@ornek.example'])).code).toBe(1);
  const listed = await callPano(dataDir, ['admin', 'list', '--json']);
  expect(JSON.parse(listed.out)).toMatchObject([{ email: 'Kim@ornek.example', secondFactor: false }]);
  expect((await callPano(dataDir, ['admin', 'list'])).out).toMatch(/^Kim@ornek\.example +owner +no +0 /m);
});

test('people are added as owners or editors and change their role; the last owner stays one', async () => {
  const { dataDir } = await createSmallSite(0);
  const list = async () => (await callPano(dataDir, ['admin', 'list'])).out;
  await callPano(dataDir, ['admin', 'create', 'kim@ornek.example']);
  const setRole = (email: string, ...role: string[]) => callPano(dataDir, ['admin', 'set-role', email, ...role]);
  expect((await setRole('kim@ornek.example', '--role', 'editor')).err).toContain('The last owner stays');
  expect((await callPano(dataDir, ['admin', 'create', 'can@ornek.example', '--role', 'boss'])).code).toBe(2);
  expect((await callPano(dataDir, ['admin', 'create', 'can@ornek.example', '--role', 'editor'])).code).toBe(0);
  expect(await list()).toMatch(/^can@ornek\.example +editor /m);
  expect((await setRole('can@ornek.example', '--role', 'owner')).code).toBe(0);
  expect((await setRole('kim@ornek.example', '--role', 'editor')).code).toBe(0);
  expect(await list()).toMatch(/^kim@ornek\.example +editor /m);
  expect(await list()).toMatch(/^can@ornek\.example +owner /m);
  expect((await setRole('kim@ornek.example')).code).toBe(2);
});

test('the sample company fills an empty site only', async () => {
  const dataDir = await temporaryFolder();
  expect((await callPano(dataDir, ['seed'])).code).toBe(0);
  const { code, err } = await callPano(dataDir, ['seed']);
  expect([code, err]).toEqual([1, expect.stringContaining('has content already')]);
});

test('long work counts up for whoever watches in a terminal, and is silent about it elsewhere', async () => {
  const { dataDir } = await createSmallSite();
  const written: string[] = [];
  const watched = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const { isTTY } = process.stderr;
  const run = async (terminal: boolean, ...args: string[]) => {
    process.stderr.isTTY = terminal;
    return callPano(dataDir, args);
  };
  try {
    const { out } = await run(true, 'backup');
    expect(written.at(-1)).toMatch(/• Pictures: 2 of 2\n$/);
    const [archive = ''] = /\S+\.tar\.gz/.exec(out) ?? [];
    expect((await run(true, 'restore', archive)).code).toBe(0);
    expect(written.at(-1)).toMatch(/• Unpacked: (\S+ KB) of \1\n$/);
    written.length = 0;
    expect((await run(false, 'backup')).code).toBe(0);
    expect(written).toEqual([]);
  } finally {
    process.stderr.isTTY = isTTY;
    watched.mockRestore();
  }
});

test('a backup stands, also where the activity log can take no entry of it', async () => {
  const site = await createSmallSite(0);
  await site.withDatabase(
    (db) => db.$executeRaw`CREATE TRIGGER full BEFORE INSERT ON "Activity" BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  );
  const { code, err, out } = await callPano(site.dataDir, ['backup']);
  expect([code, err]).toEqual([0, expect.stringContaining('! The activity log does not tell of it: ')]);
  expect((await callPano(site.dataDir, ['restore', '--check', /\S+\.tar\.gz/.exec(out)?.[0] ?? ''])).code).toBe(0);
});

test('a check that was broken off leaves nothing that the next one does not clear, and two do not mix', async () => {
  const site = await createSmallSite();
  const { file } = await createBackup(site, site);
  const checking = join(site.dataDir, '.checking');
  // As Ctrl+C leaves it.
  await mkdir(join(checking, 'unpacked', 'uploads'), { recursive: true });
  await writeFile(join(checking, 'unpacked', 'pano.db'), 'a copy of the database');
  const another = lockFolder(checking, 'exclusive');
  const second = await callPano(site.dataDir, ['restore', '--check', file]);
  expect([second.code, second.err]).toEqual([1, expect.stringContaining('Another process works on')]);
  another?.release();
  expect((await callPano(site.dataDir, ['restore', '--check', file])).code).toBe(0);
  expect(await readdir(checking)).toEqual(['.lock']);
});

test('commands that replace the data fail at once while another process has it open', async () => {
  const { dataDir } = await createSmallSite(0);
  const server = lockFolder(dataDir, 'shared');
  expect((await callPano(dataDir, ['seed'])).err).toContain('Another process works on the data folder');
  expect((await callPano(dataDir, ['admin', 'list'])).code).toBe(0);
  expect((await callPano(dataDir, ['backup'])).code).toBe(0);
  server?.release();
  const restore = lockFolder(dataDir, 'exclusive');
  expect((await callPano(dataDir, ['backup'])).err).toContain('Another process works on the data folder');
  restore?.release();
});

test('the lock ends with the process that held it, however that ends', async () => {
  const { dataDir } = await createSmallSite(0);
  const script = `import { lockFolder } from '@pano/db';
    if (!lockFolder(${JSON.stringify(dataDir)}, 'exclusive')) process.exit(3);
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
  });
  expect(child.signal).toBe('SIGKILL');
  const lock = lockFolder(dataDir, 'exclusive');
  expect(lock).not.toBeNull();
  lock?.release();
});
