import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import { recordKinds } from '#addresses';
import { entities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { readTrashData } from '#platform/records/trash';
import { isNew } from '../drafts/live-record';
import { requireChange } from '../owner-only';
import type { RestoredRecord, RestoreQuestion } from './trash.schema';

const kinds = z.enum(recordKinds);

/**
 * Brings a discarded draft back, unless its record is gone or has another one by now.
 * @returns the record that it belongs to; its number is 0 where there is only one, or none yet
 */
export async function restoreDraft(
  tx: Db,
  ctx: ApiContext,
  { id, entity, label, data }: Prisma.TrashGetPayload<object>,
): Promise<RestoredRecord | RestoreQuestion> {
  const kind = kinds.parse(entity);
  await requireChange(ctx, kind);
  const { drafts } = readTrashData(data);
  const about = { id, entity: kind, draft: true, label };
  for (const { record, locale } of drafts) {
    const recordId = Number(record) || 0;
    if (recordId > 0) {
      const gone = await findRecordGap(tx, kind, recordId);
      if (gone) return { ...about, ...gone };
    }
    const other = await tx.draft.findUnique({ where: { entity_record_locale: { entity, record, locale } } });
    if (other) return { ...about, kind: 'exists', place: { kind, id: recordId || null, label: other.label } };
  }
  // A record that is not there yet has its time again.
  const now = new Date();
  await tx.draft.createMany({ data: drafts.map((draft) => (isNew(draft) ? { ...draft, updatedAt: now } : draft)) });
  await tx.trash.delete({ where: { id } });
  return { entity: kind, recordId: Number(drafts[0]?.record) || 0, draft: true, label };
}

async function findRecordGap(tx: Db, entity: z.output<typeof kinds>, recordId: number) {
  const records = entities.find(({ kind }) => kind === entity)?.records;
  if (!records || (await records(tx).count({ where: { id: recordId } })) > 0) return null;
  const entry = await tx.trash.findFirst({ where: { entity, recordId }, select: { id: true, label: true } });
  return entry
    ? { kind: 'parentInTrash' as const, parentId: entry.id, parent: entity, parentLabel: entry.label }
    : { kind: 'parentGone' as const, parent: entity, others: [] };
}
