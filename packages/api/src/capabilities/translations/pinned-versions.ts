import type { Db } from '@pano/db';
import type { ApiServices } from '#platform/context';
import { readStale, translationLocale } from '#platform/records/translations/translation-source';
import type { PinnedVersion } from '#privacy/history-retention';
import { purgeOldData } from '#privacy/retention.operations';
import { translatedEntities } from './translation.operations';

/** Deletes what is older than its period, but no version that a comparison with English texts needs. */
export const purgeNightly = (services: Pick<ApiServices, 'db' | 'log'>, signal: AbortSignal): Promise<void> =>
  purgeOldData(services, signal, listPinned);

/** The Turkish versions that English texts still say: what has changed since is shown beside them. */
async function listPinned(db: Db): Promise<PinnedVersion[]> {
  const pinned: PinnedVersion[] = [];
  for (const { kind: entity, translation } of translatedEntities) {
    const where = { locale: translationLocale, NOT: { stale: '{}' } };
    for (const row of await translation.table(db).findMany({ where, select: { recordId: true, stale: true } })) {
      const ref = { entity, record: row.recordId, locale: 'tr' };
      pinned.push(...Object.values(readStale(row)).map((number) => ({ ...ref, number })));
    }
  }
  return pinned;
}
