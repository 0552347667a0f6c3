import * as z from 'zod';

const archivedFile = z.object({
  path: z.string(),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const databaseFileName = 'pano.db';
export const databasePath = `database/${databaseFileName}`;
/** The key of encrypted secrets; without it a second factor could not be checked. */
export const keyPath = 'secret.key';
export const manifestPath = 'manifest.json';
const uploads = 'uploads/';
export const uploadPath = (name: string) => `${uploads}${name}`;

/** A name in the flat folder of media files: nothing that leads out of it, and no longer than a tar header takes. */
const plainName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;

/** Whether a file of the storage can be in an archive: what is written there must be accepted when it is read. */
export const canBePacked = (name: string) => plainName.test(name);

/** The name of the media file at a path of an archive; null for any other path. */
export function uploadName(path: string): string | null {
  const name = path.startsWith(uploads) ? path.slice(uploads.length) : '';
  return canBePacked(name) ? name : null;
}

/** What a backup contains. It is the last file, so an archive that was cut off has none. */
export const manifest = z.object({
  format: z.literal('pano-backup'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Migrations that the database has seen: its schema version. */
  migrations: z.array(z.string()),
  /** Rows in each table. */
  counts: z.record(z.string(), z.int()),
  /** Media files that the database names and that were missing. */
  missing: z.array(z.string()),
  /** Rows that refer to missing rows, as `table -> table`; backups of older versions do not list them. */
  brokenReferences: z.array(z.string()).default([]),
  files: z.array(archivedFile),
});

export type Manifest = z.output<typeof manifest>;

/** How many media files a backup holds. */
export const countMediaFiles = ({ files }: Manifest) => files.filter(({ path }) => uploadName(path) !== null).length;
