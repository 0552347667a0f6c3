import type { Db } from '@pano/db';
import type { ApiServices } from '#platform/context';
import { readInGroups } from '#platform/records/row-groups';
import { readStale, translationLocale } from '#platform/records/translations/translation-source';
import { readTrashData } from '#platform/records/trash';
import type { PinnedVersion } from '#privacy/history-retention';
import { purgeOldData } from '#privacy/retention.operations';
import { translatedEntities } from './translation.operations';

/** Deletes what is older than its period, but no version that a comparison with English texts needs. */
export const purgeNightly = (services: Pick<ApiServices, 'db' | 'log'>, signal: AbortSignal): Promise<void> =>
  purgeOldData(services, signal, listPinned);

/**
 * The Turkish versions that English texts still say: what has changed since is shown beside them. Records in the trash
 * count as well, because they come back as they were.
 */
export async function listPinned(db: Db): Promise<PinnedVersion[]> {
  const pinned: PinnedVersion[] = [];
  const pin = (entity: string, { recordId, stale }: { recordId: number; stale: string }) => {
    const ref = { entity, record: recordId, locale: 'tr' };
    pinned.push(...Object.values(readStale({ stale })).map((number) => ({ ...ref, number })));
  };
  for (const { kind: entity, translation } of translatedEntities) {
    const where = { locale: translationLocale, NOT: { stale: '{}' } };
    for (const row of await translation.table(db).findMany({ where, select: { recordId: true, stale: true } })) {
      pin(entity, row);
    }
  }
  const select = { id: true, entity: true, data: true };
  for await (const { entity, data } of readInGroups(({ after, page }) =>
    db.trash.findMany({ where: after, ...page, select }),
  )) {
    for (const row of readTrashData(data).translations) pin(entity, row);
  }
  return pinned;
}
