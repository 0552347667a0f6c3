import type { Db } from '@pano/db';
import * as z from 'zod';
import { entities } from '#entities/index';
import { keysIn, withFile } from '#media/file-names';
import { contentNames, type FieldKind } from '#platform/records/revisions/history';

const stored = z.record(z.string(), z.json());
type Snapshot = z.output<typeof stored>;
type Json = Snapshot[string];

export type ReadSnapshot = {
  values: Snapshot;
  missing: string[];
  dropped: string[];
  gone: { field: string; value: string }[];
};

/**
 * Reads the data of a version by the fields of today. Pictures that were replaced since get their present address; a
 * picture or a record that is gone leaves its field empty. A text keeps its pictures, also those that are gone.
 */
export async function readSnapshot(
  db: Db,
  fields: Readonly<Record<string, FieldKind>>,
  data: string,
): Promise<ReadSnapshot> {
  const snapshot = stored.parse(JSON.parse(data));
  const names = contentNames(fields);
  const present = await findPresentFiles(db, keysIn(data));
  const read: ReadSnapshot = {
    values: {},
    missing: names.filter((name) => !(name in snapshot)),
    dropped: Object.keys(snapshot).filter((name) => !names.includes(name)),
    gone: [],
  };
  for (const name of names.filter((name) => name in snapshot)) {
    const value = mapPictures(snapshot[name] ?? null, present);
    const kind = fields[name];
    const noted = (text: string) => read.gone.push({ field: name, value: text });
    const isGone = (text: Json) => typeof text === 'string' && keysIn(text).some((key) => !present.has(key));
    for (const url of listUrls(value).filter(isGone)) noted(url);
    if (kind === 'images' && Array.isArray(value)) read.values[name] = value.filter((url) => !isGone(url));
    else if (kind === 'image' && isGone(value)) read.values[name] = null;
    else if (kind === 'reference' && typeof value === 'number' && !(await exists(db, name, value))) {
      noted(String(value));
      read.values[name] = null;
    } else if (kind === 'references' && Array.isArray(value)) {
      const there: Json[] = [];
      for (const id of value) {
        if (typeof id === 'number' && (await exists(db, name, id))) there.push(id);
        else noted(String(id));
      }
      read.values[name] = there;
    } else read.values[name] = value;
  }
  return read;
}

/** The full-size files of today by the keys that a version names. */
async function findPresentFiles(db: Db, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const named = await db.media.findMany({ where: { key: { in: keys } }, select: { key: true, fileName: true } });
  const former = await db.formerPicture.findMany({ where: { key: { in: keys } } });
  const ids = former.map(({ mediaId }) => mediaId);
  const media = await db.media.findMany({
    where: { id: { in: ids } },
    select: { id: true, key: true, fileName: true },
  });
  const byId = new Map(media.map((one) => [one.id, one]));
  const files = new Map(named.map(({ key, fileName }) => [key, fileName]));
  for (const { key, mediaId } of former) {
    const now = byId.get(mediaId);
    if (now) files.set(key, now.fileName).set(now.key, now.fileName);
  }
  return files;
}

/** Only former keys are replaced: a text may show a picture of today in a smaller size. */
function mapPictures(value: Json, present: Map<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => mapPictures(item, present));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapPictures(inner, present)]));
  if (typeof value !== 'string') return value;
  return keysIn(value).reduce((text, key) => {
    const file = present.get(key);
    return file && !file.startsWith(key) ? withFile(text, key, file) : text;
  }, value);
}

/** The addresses of uploaded pictures in a value. */
const listUrls = (value: Json): string[] => {
  if (Array.isArray(value)) return value.flatMap(listUrls);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listUrls);
  return typeof value === 'string' ? [...value.matchAll(/\/uploads\/[\w.-]+/g)].map(([url]) => url) : [];
};

/** The field `…Id` holds the number of a record of the kind `…`, `…Ids` those of several. */
async function exists(db: Db, field: string, id: number): Promise<boolean> {
  const entity = entities.find(({ kind }) => field === `${kind}Id` || field === `${kind}Ids`);
  return (await entity?.records?.(db).count({ where: { id } })) === 1;
}
