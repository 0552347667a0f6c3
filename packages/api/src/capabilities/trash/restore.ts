import type { Db, Prisma } from '@pano/db';
import { contentEntities } from '#entities/index';
import { listTrashedMedia } from '#media/trashed-media';
import type { ContentEntity } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { recordActivities } from '#platform/records/activity/record-activity';
import { removeSlugRedirect } from '#platform/records/slug-redirects';
import { inTransaction } from '#platform/records/transaction';
import { readTrashData, type TrashedRow, type TrashSource } from '#platform/records/trash';
import { AppError } from '#platform/transport/errors';
import { writeRestoredEnglish, writeRestoredVersion } from './restored-version';
import type { Restoration, RestoreChoice, RestoredRecord, RestoreQuestion } from './trash.schema';

const entities: readonly ContentEntity[] = contentEntities;

/** In the order in which records refer to each other: a category comes back before its projects. */
const trashSources: readonly TrashSource[] = entities.flatMap(({ trash }) => trash ?? []);

const rank = (entity: string) => trashSources.findIndex((source) => source.entity === entity);

type Entry = Awaited<ReturnType<Db['trash']['findMany']>>[number];

/**
 * Brings records back as they were, with the pictures they show. One that cannot come back as it was stays in the trash,
 * and the result says why.
 * @throws AppError where none of them is in the trash any more
 */
export const restore = (ctx: ApiContext, ids: number[], choices: RestoreChoice[] = []): Promise<Restoration> =>
  restoreEntries(ctx, { id: { in: ids } }, choices);

/** Brings back what one action deleted. */
export const restoreBatch = (ctx: ApiContext, batch: string): Promise<Restoration> =>
  restoreEntries(ctx, { batch }, []);

async function restoreEntries(
  ctx: ApiContext,
  where: Prisma.TrashWhereInput,
  choices: RestoreChoice[],
): Promise<Restoration> {
  const { unready, ...restoration } = await inTransaction(ctx, async (tx) => {
    const entries = await tx.trash.findMany({ where, orderBy: { id: 'asc' } });
    if (entries.length === 0) throw new AppError('conflict', 'trash.restored');
    const pictures = await findPictures(tx, entries);
    const restored: RestoredRecord[] = [];
    const questions: RestoreQuestion[] = [];
    const sorted = [...entries, ...pictures].toSorted((a, b) => rank(a.entity) - rank(b.entity));
    for (const entry of sorted) {
      const choice = choices.find(({ id }) => id === entry.id);
      const result = await restoreOne(tx, ctx, entry, choice);
      if ('kind' in result) questions.push(result);
      else restored.push(result);
    }
    await recordActivities(
      tx,
      ctx,
      restored.map(({ entity, recordId, label }) => ({ action: 'untrash', entity, entityId: recordId, label })),
    );
    const mediaIds = restored.filter(({ entity }) => entity === 'media').map(({ recordId }) => recordId);
    const unready = await tx.media.findMany({ where: { id: { in: mediaIds }, ready: false }, select: { id: true } });
    return { restored, questions, unready };
  });
  for (const { id } of unready) ctx.media.queueVariants(id);
  return restoration;
}

/** The pictures in the trash that the records show and that are not restored anyway. */
async function findPictures(tx: Db, entries: Entry[]): Promise<Entry[]> {
  const texts = entries.filter(({ entity }) => entity !== 'media').map(({ data }) => data);
  if (!texts.some((text) => text.includes('/uploads/'))) return [];
  const media = await listTrashedMedia(tx);
  const shown = media.filter(({ key }) => texts.some((text) => text.includes(key))).map(({ trashId }) => trashId);
  const named = new Set(entries.map(({ id }) => id));
  return tx.trash.findMany({ where: { id: { in: shown.filter((id) => !named.has(id)) } } });
}

async function restoreOne(
  tx: Db,
  ctx: ApiContext,
  entry: Entry,
  choice: RestoreChoice | undefined,
): Promise<RestoredRecord | RestoreQuestion> {
  const source = trashSources[rank(entry.entity)];
  if (!source) throw new Error(`nothing restores ${entry.entity}`);
  const { row, slugs, translations } = readTrashData(entry.data);
  const about = { id: entry.id, entity: source.entity, label: entry.label };
  const chosen = chosenColumns(source, choice);
  const wanted = { ...row, version: row.version + 1, ...chosen };
  const question =
    (await findTwin(tx, source, wanted, entry.deletedAt)) ??
    (await findSameWording(tx, source, translations)) ??
    (await findParentGap(tx, source, wanted)) ??
    (await findTakenSlug(tx, source, wanted));
  if (question) return { ...about, ...question };
  await source.insert(tx, wanted, ctx);
  await writeRestoredVersion(tx, ctx, source.entity, row, chosen);
  await restoreTranslations(tx, ctx, source, translations);
  await restoreSlugs(tx, source, wanted, slugs);
  await tx.trash.delete({ where: { id: entry.id } });
  return { entity: source.entity, recordId: row.id, label: entry.label };
}

const chosenColumns = ({ slugs, parent }: TrashSource, choice: RestoreChoice | undefined) => ({
  ...(slugs && choice?.slug ? { slug: choice.slug } : {}),
  ...(parent?.listOthers && choice?.parentId ? { [parent.field]: choice.parentId } : {}),
});

type Reason = RestoreQuestion extends infer Question
  ? Question extends unknown
    ? Omit<Question, 'id' | 'entity' | 'label'>
    : never
  : never;

async function findTwin(tx: Db, source: TrashSource, row: TrashedRow, deletedAt: Date): Promise<Reason | null> {
  const twin = (await source.findTwin?.(tx, row, deletedAt)) ?? (await findSameNumber(tx, source, row));
  return twin && { kind: 'exists', place: { kind: source.entity, ...twin } };
}

/** A move to another database may have given the number away. */
async function findSameNumber(tx: Db, source: TrashSource, { id }: TrashedRow) {
  const [record] = await source.read(tx, [id]);
  return record ? { id, label: source.label(record) ?? String(id) } : null;
}

async function findParentGap(tx: Db, { parent }: TrashSource, row: TrashedRow): Promise<Reason | null> {
  if (!parent) return null;
  const recordId = Number(row[parent.field]);
  if (await parent.exists(tx, recordId)) return null;
  const entry = await tx.trash.findFirst({
    where: { entity: parent.entity, recordId },
    select: { id: true, label: true },
  });
  return entry
    ? { kind: 'parentInTrash', parentId: entry.id, parent: parent.entity, parentLabel: entry.label }
    : { kind: 'parentGone', parent: parent.entity, others: (await parent.listOthers?.(tx)) ?? [] };
}

async function findTakenSlug(tx: Db, source: TrashSource, row: TrashedRow): Promise<Reason | null> {
  const { slugs } = source;
  const { slug } = row;
  if (!slugs || typeof slug !== 'string' || !(await isTaken(tx, source, slug))) return null;
  return { kind: 'slug', suggestion: await findFreeSlug(tx, source, slug) };
}

/** Whether a record has the slug, in whatever language. */
const isTaken = async (tx: Db, { slugs, translation }: TrashSource, slug: string): Promise<boolean> =>
  ((await slugs?.isTaken(tx, slug)) ?? false) ||
  ((await translation?.().table(tx).count({ where: { slug } })) ?? 0) > 0;

async function findFreeSlug(tx: Db, source: TrashSource, slug: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    if (!(await isTaken(tx, source, `${slug}-${number}`))) return `${slug}-${number}`;
  }
}

type TrashedTranslation = ReturnType<typeof readTrashData>['translations'][number];

/** Of a text that may be there only once in a language: the record that has it by now. */
async function findSameWording(tx: Db, source: TrashSource, rows: TrashedTranslation[]): Promise<Reason | null> {
  const translation = source.translation?.();
  if (!translation?.derive) return null;
  for (const { locale, ...texts } of rows) {
    const [twin] = await translation.table(tx).findMany({ where: { locale, ...translation.derive(texts) } });
    const [record] = twin ? await translation.records(tx).findMany({ where: { id: twin.recordId } }) : [];
    if (record) {
      const place = { kind: source.entity, id: record.id, label: source.label(record) ?? String(record.id) };
      return { kind: 'exists', place };
    }
  }
  return null;
}

/** The English texts get a free address where another record has taken theirs. */
async function restoreTranslations(
  tx: Db,
  ctx: ApiContext,
  source: TrashSource,
  rows: TrashedTranslation[],
): Promise<void> {
  const translation = source.translation?.();
  if (!translation) return;
  for (const { id: _, slug, ...row } of rows) {
    const data = { ...row, version: row.version + 1 };
    if (!translation.slugs || typeof slug !== 'string') {
      await translation.table(tx).create({ data });
      continue;
    }
    const isOthers = (await translation.records(tx).count({ where: { slug, NOT: { id: row.recordId } } })) > 0;
    const isEnglish = (await translation.table(tx).count({ where: { slug } })) > 0;
    const free = isOthers || isEnglish ? await findFreeSlug(tx, source, slug) : slug;
    await removeSlugRedirect(tx, translation.slugs, free);
    await translation.table(tx).create({ data: { ...data, slug: free } });
    if (free !== slug) await writeRestoredEnglish(tx, ctx, translation, { ...row, slug }, free);
  }
}

/** The record's own address is its own again, and earlier ones lead to it unless they lead elsewhere by now. */
async function restoreSlugs(
  tx: Db,
  trashSource: TrashSource,
  row: TrashedRow,
  former: { slug: string; createdAt: string }[],
): Promise<void> {
  if (!trashSource.slugs) return;
  const { entity } = trashSource.slugs;
  if (typeof row.slug === 'string') await removeSlugRedirect(tx, entity, row.slug);
  for (const { slug, createdAt } of former) {
    const redirect = await tx.formerSlug.findUnique({ where: { entity_slug: { entity, slug } } });
    if (redirect?.recordId || (await isTaken(tx, trashSource, slug))) continue;
    const data = { recordId: row.id, createdAt };
    await tx.formerSlug.upsert({
      where: { entity_slug: { entity, slug } },
      create: { entity, slug, ...data },
      update: data,
    });
  }
}
