import type { Db } from '@pano/db';
import * as z from 'zod';
import type { RecordKind } from '#addresses';
import { entities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { writeRevision } from '#platform/records/revisions/write-revision';
import {
  type TranslationSource,
  translatedNames,
  translationLocale,
} from '#platform/records/translations/translation-source';
import type { TrashedRow } from '#platform/records/trash';

const versioned = z.looseObject({ id: z.int(), updatedAt: z.union([z.string(), z.date()]).nullish() });

/**
 * Writes a version where a record comes back with another address or in another place than it had, so that the newest
 * version is what visitors get.
 * @param chosen the columns that are others now
 */
export async function writeRestoredVersion(
  tx: Db,
  ctx: ApiContext,
  kind: RecordKind,
  row: TrashedRow,
  chosen: object,
): Promise<void> {
  const history = entities.find((entity) => entity.kind === kind)?.history;
  const names = Object.keys(chosen);
  if (!history || names.length === 0) return;
  const after = versioned.parse(await history.read({ db: tx }, row.id));
  const before = { ...after, ...Object.fromEntries(names.map((name) => [name, row[name]])) };
  const { fields } = history;
  await writeRevision(tx, { ...ctx, origin: 'restore' }, { entity: kind, fields }, before, after);
}

/** The same for English texts that come back at another address. */
export async function writeRestoredEnglish(
  tx: Db,
  ctx: ApiContext,
  source: TranslationSource,
  row: { recordId: number; slug?: unknown },
  slug: string,
): Promise<void> {
  const fields = Object.fromEntries(translatedNames(source).map((name) => [name, source.kinds[name] ?? 'text']));
  const before = { ...row, id: row.recordId };
  const history = { entity: source.entity, fields };
  const options = { locale: translationLocale };
  await writeRevision(tx, { ...ctx, origin: 'restore' }, history, before, { ...before, slug }, options);
}
