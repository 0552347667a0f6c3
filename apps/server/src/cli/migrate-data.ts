import { existsSync } from 'node:fs';
import { contentTypeOf, copyFiles, type Storage } from '@pano/api/server';
import { CopyError, copyDatabase, explainConnectionError, isPostgres, sqliteFile } from '@pano/db';
import { withDataFolder } from '#operations/open-database';
import { formatBytes, printedProgress } from '#operations/progress';
import { type Env, isDatabaseUrl, readEnv, StartError } from '#process/env';
import { openStorage } from '#process/services';
import { type Command, readArgs, UsageError } from './command';
import { readSettings } from './context';
import { formatCount, formatTable } from './print';

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  'media-from': { type: 'string' },
  'media-to': { type: 'string' },
} as const;

export const migrateData: Command = {
  summary: 'Move a whole site between SQLite and PostgreSQL, its pictures between a folder and S3',
  help: `Usage: npm run migrate-data -- --from <database> --to <database> [--media-from <place> --media-to <place>]

  --from, --to              addresses as in DATABASE_URL: file:<path> or postgres://<user>:<password>@<host>/<name>
  --media-from, --media-to  local (DATA_DIR/uploads) or s3 (the settings that begin with S3_)

Stop the site first. The target database must be empty; it gets all or nothing. Pictures that are there already are
kept if they are the same. Everything is read again from the target and compared with the source, by counts and
checksums; the source stays as it is. The file secret.key in DATA_DIR is not moved: keep it, or set SECRET_KEY.`,
  async run(args) {
    const { values } = readArgs(args, options);
    const databases = pair(values.from, values.to, '--from and --to');
    if (databases) checkDatabases(databases);
    const media = pair(values['media-from'], values['media-to'], '--media-from and --media-to');
    if (!databases && !media) throw new UsageError('Please say what to move: --from and --to.');
    for (const place of media ?? [])
      if (place !== 'local' && place !== 's3') throw new UsageError(`No place: ${place}`);
    const env = readSettings();
    await withDataFolder(env.dataDir, 'exclusive', async () => {
      if (media) await moveMedia(env, media);
      if (databases) await moveDatabase(databases);
    });
    console.log(
      '✓ Everything is in its new place, compared with the source. Set the settings to it and start the site.',
    );
    return 0;
  },
};

type Pair = readonly [from: string, to: string];

function pair(from: string | undefined, to: string | undefined, names: string): Pair | null {
  if (from === undefined && to === undefined) return null;
  if (!from || !to || from === to) throw new UsageError(`Please give two different places with ${names}.`);
  return [from, to];
}

function checkDatabases([from, to]: Pair): void {
  for (const [option, url] of Object.entries({ '--from': from, '--to': to })) {
    if (isDatabaseUrl(url)) continue;
    throw new UsageError(`${option} takes file:<path> or postgres://<user>:<password>@<host>/<name>.`);
  }
  if (isPostgres(from) || existsSync(sqliteFile(from))) return;
  throw new StartError(`There is no such file: ${sqliteFile(from)}; correct --from.`);
}

async function moveMedia(env: Env, [from, to]: Pair): Promise<void> {
  printedProgress.step(`Copying the pictures from ${from} to ${to}`);
  const [source, target] = [await storageAt(env, from), await storageAt(env, to)];
  const { copied, bytes } = await copyFiles(source, target, contentTypeOf, printedProgress.counter('Pictures'));
  console.log(`  ${formatCount(copied, 'file')}, ${formatBytes(bytes)}`);
}

/** The settings of S3 are read whether or not the site uses it today. */
const storageAt = ({ dataDir }: Env, place: string): Promise<Storage> =>
  openStorage({ dataDir, s3: place === 's3' ? readEnv({ ...process.env, STORAGE: 's3' }).s3 : null });

async function moveDatabase([from, to]: Pair): Promise<void> {
  printedProgress.step('Copying the database');
  try {
    const sums = (await copyDatabase(from, to)).filter(({ rows }) => rows > 0);
    console.log(formatTable(sums.map(({ table, rows, sum }) => [`  ${table}`, String(rows), sum.slice(0, 16)])));
  } catch (error) {
    if (error instanceof CopyError) throw new StartError(error.message);
    const connectionError = explainConnectionError(error);
    if (connectionError)
      throw new StartError(`No connection to a database; check the addresses of --from and --to (${connectionError}).`);
    throw error;
  }
}
