import type { Db, Prisma } from '@pano/db';
import { entities } from '#entities/index';
import { listTrashedMedia } from '#media/trashed-media';
import type { ApiContext } from '#platform/context';
import { recordActivities } from '#platform/records/activity/record-activity';
import { scheduleEntry } from '#platform/records/schedules';
import { removeSlugRedirect } from '#platform/records/slug-redirects';
import { inTransaction } from '#platform/records/transaction';
import {
  isDiscardedDraft,
  readTrashData,
  type TrashedRow,
  type TrashedSchedule,
  type TrashSource,
} from '#platform/records/trash';
import { AppError } from '#platform/transport/errors';
import { pictureUsage } from '../picture-usage';
import { restoreDraft } from './restore-draft';
import { writeRestoredEnglish, writeRestoredVersion } from './restored-version';
import type { Restoration, RestoreChoice, RestoredRecord, RestoreQuestion } from './trash.schema';

/** In the order in which records refer to each other: a category comes back before its projects. */
const trashSources: readonly TrashSource[] = entities.flatMap(({ trash }) => trash ?? []);

const findSource = (entity: string) => trashSources.findIndex((source) => source.entity === entity);

/** A draft comes back behind all records: its own may be among them. */
const rank = (entry: Entry) => (isDiscardedDraft(entry) ? trashSources.length : findSource(entry.entity));

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
    const records: RestoredRecord[] = [];
    const questions: RestoreQuestion[] = [];
    const asked = new Set<Entry>();
    for (const entry of entries.toSorted((a, b) => rank(a) - rank(b))) {
      const choice = choices.find(({ id }) => id === entry.id);
      const result = await restoreOne(tx, ctx, entry.id, choice);
      if ('kind' in result) {
        questions.push(result);
        asked.add(entry);
      } else records.push(result);
    }
    const pictures = await restorePictures(
      tx,
      ctx,
      entries.filter((entry) => !asked.has(entry)),
    );
    const restored = [...pictures, ...records];
    await recordActivities(
      tx,
      ctx,
      restored.map(({ entity, recordId, draft, label }) => ({
        action: draft ? 'untrashDraft' : 'untrash',
        entity,
        label,
        ...(recordId > 0 ? { entityId: recordId } : {}),
      })),
    );
    const mediaIds = restored.filter(({ entity }) => entity === 'media').map(({ recordId }) => recordId);
    const unready = await tx.media.findMany({ where: { id: { in: mediaIds }, ready: false }, select: { id: true } });
    return { restored, questions, unready };
  });
  for (const { id } of unready) ctx.media.queueVariants(id);
  return restoration;
}

/** Restores the pictures that restored records show. In place of one that was uploaded again they show the new one. */
async function restorePictures(tx: Db, ctx: ApiContext, entries: Entry[]): Promise<RestoredRecord[]> {
  const texts = entries.filter(({ entity }) => entity !== 'media').map(({ data }) => data);
  if (!texts.some((text) => text.includes('/uploads/'))) return [];
  const shown = (await listTrashedMedia(tx)).filter(({ key }) => texts.some((text) => text.includes(key)));
  const restored: RestoredRecord[] = [];
  for (const { trashId, key, hash } of shown) {
    const result = await restoreOne(tx, ctx, trashId, undefined);
    if (!('kind' in result)) restored.push(result);
    else await showSamePicture(tx, key, hash);
  }
  return restored;
}

async function showSamePicture(tx: Db, key: string, hash: string): Promise<void> {
  const media = await tx.media.findUnique({ where: { hash }, select: { id: true, fileName: true } });
  if (!media) return;
  await pictureUsage.replaceUses(tx, key, media.fileName);
  const former = { mediaId: media.id };
  await tx.formerPicture.upsert({ where: { key }, create: { key, ...former }, update: former });
}

async function restoreOne(
  tx: Db,
  ctx: ApiContext,
  id: number,
  choice: RestoreChoice | undefined,
): Promise<RestoredRecord | RestoreQuestion> {
  // Read now: one that came back just before may have changed it.
  const entry = await tx.trash.findUniqueOrThrow({ where: { id } });
  if (isDiscardedDraft(entry)) return restoreDraft(tx, ctx, entry);
  const source = trashSources[findSource(entry.entity)];
  if (!source) throw new Error(`nothing restores ${entry.entity}`);
  const { row, slugs, translations, drafts, schedules } = readTrashData(entry.data);
  const about = { id, entity: source.entity, draft: false, label: entry.label };
  const chosen = chosenColumns(source, choice);
  const wanted = { ...row, version: row.version + 1, ...chosen };
  const english = translations.map((texts) => ({ former: texts, wanted: withAddress(texts, choice?.englishSlug) }));
  const question =
    (await findTwin(tx, source, wanted, entry.deletedAt)) ??
    (await findSameWording(tx, source, translations)) ??
    (await findParentGap(tx, source, wanted)) ??
    (await findTakenSlug(tx, source, 'slug', wanted)) ??
    (await findTakenEnglishSlug(
      tx,
      source,
      english.map((texts) => texts.wanted),
    ));
  if (question) return { ...about, ...question };
  await source.insert(tx, wanted, ctx);
  await writeRestoredVersion(tx, ctx, source.entity, row, chosen);
  await restoreTranslations(tx, ctx, source, english);
  await restoreSlugs(tx, source, wanted, slugs);
  await tx.draft.createMany({ data: drafts });
  await restoreSchedules(tx, ctx, schedules);
  await tx.trash.delete({ where: { id } });
  return { entity: source.entity, recordId: row.id, draft: false, label: entry.label };
}

/** What still lies ahead is scheduled again. */
async function restoreSchedules(tx: Db, ctx: ApiContext, schedules: TrashedSchedule[]): Promise<void> {
  const ahead = schedules.filter(({ at }) => new Date(at) > new Date());
  await tx.schedule.createMany({ data: ahead });
  const entries = ahead.map((row) => {
    const after = [{ ...row, at: new Date(row.at) }];
    return scheduleEntry('schedule', { ref: row, label: row.label, before: [], after });
  });
  await recordActivities(tx, ctx, entries);
}

const chosenColumns = (source: TrashSource, choice: RestoreChoice | undefined) => ({
  ...(readSlugged(source) && choice?.slug ? { slug: choice.slug } : {}),
  ...(source.parent?.listOthers && choice?.parentId ? { [source.parent.field]: choice.parentId } : {}),
});

const withAddress = (texts: TrashedTranslation, slug: string | undefined): TrashedTranslation =>
  slug && typeof texts.slug === 'string' ? { ...texts, slug } : texts;

/** Its texts, where it has a public page. */
function readSlugged({ translation }: TrashSource) {
  const source = translation?.();
  return source?.slugs ? { ...source, slugs: source.slugs } : null;
}

/** Why an entry cannot come back. */
type Reason = RestoreQuestion extends infer Question
  ? Question extends unknown
    ? Omit<Question, 'id' | 'entity' | 'draft' | 'label'>
    : never
  : never;

async function findTwin(tx: Db, source: TrashSource, row: TrashedRow, deletedAt: Date): Promise<Reason | null> {
  const twin = (await source.findTwin?.(tx, row, deletedAt)) ?? (await findSameNumber(tx, source, row));
  return twin && { kind: 'exists', place: { kind: source.entity, ...twin } };
}

/** A move to another database may have given the number away. */
async function findSameNumber(tx: Db, source: TrashSource, { id }: TrashedRow) {
  const [record] = await source.read(tx, [id]);
  return record ? named(source, record) : null;
}

const named = (source: TrashSource, record: { id: number }) => ({
  id: record.id,
  label: source.label(record) ?? String(record.id),
});

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

async function findTakenSlug(
  tx: Db,
  source: TrashSource,
  kind: 'slug' | 'englishSlug',
  { slug }: TrashedRow | TrashedTranslation,
): Promise<Reason | null> {
  if (typeof slug !== 'string') return null;
  const owner = await findSlugOwner(tx, source, slug);
  if (!owner) return null;
  const place = { kind: source.entity, ...named(source, owner) };
  return { kind, suggestion: await findFreeSlug(tx, source, slug), place };
}

async function findTakenEnglishSlug(tx: Db, source: TrashSource, rows: TrashedTranslation[]): Promise<Reason | null> {
  for (const row of rows) {
    const taken = await findTakenSlug(tx, source, 'englishSlug', row);
    if (taken) return taken;
  }
  return null;
}

/** The record that has the slug, in whatever language. */
async function findSlugOwner(tx: Db, source: TrashSource, slug: string): Promise<{ id: number } | null> {
  const slugged = readSlugged(source);
  if (!slugged) return null;
  const english = await slugged.table(tx).findMany({ where: { slug } });
  const ids = english.map(({ recordId }) => recordId);
  const [owner] = await slugged.records(tx).findMany({ where: { OR: [{ slug }, { id: { in: ids } }] } });
  return owner ?? null;
}

async function findFreeSlug(tx: Db, source: TrashSource, slug: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    if (!(await findSlugOwner(tx, source, `${slug}-${number}`))) return `${slug}-${number}`;
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
    if (record) return { kind: 'exists', place: { kind: source.entity, ...named(source, record) } };
  }
  return null;
}

async function restoreTranslations(
  tx: Db,
  ctx: ApiContext,
  source: TrashSource,
  rows: { former: TrashedTranslation; wanted: TrashedTranslation }[],
): Promise<void> {
  const translation = source.translation?.();
  if (!translation) return;
  for (const { former, wanted } of rows) {
    const { id: _, ...data } = wanted;
    const { slug } = wanted;
    const address = translation.slugs && typeof slug === 'string' ? { entity: translation.slugs, slug } : null;
    if (address) await removeSlugRedirect(tx, address.entity, address.slug);
    await translation.table(tx).create({ data: { ...data, version: data.version + 1 } });
    if (address && address.slug !== former.slug) await writeRestoredEnglish(tx, ctx, translation, former, address.slug);
  }
}

/** The record's own address is its own again, and earlier ones lead to it unless they lead elsewhere by now. */
async function restoreSlugs(
  tx: Db,
  source: TrashSource,
  row: TrashedRow,
  former: { slug: string; createdAt: string }[],
): Promise<void> {
  const entity = readSlugged(source)?.slugs;
  if (!entity) return;
  if (typeof row.slug === 'string') await removeSlugRedirect(tx, entity, row.slug);
  for (const { slug, createdAt } of former) {
    const redirect = await tx.formerSlug.findUnique({ where: { entity_slug: { entity, slug } } });
    if (redirect?.recordId || (await findSlugOwner(tx, source, slug))) continue;
    const data = { recordId: row.id, createdAt };
    await tx.formerSlug.upsert({
      where: { entity_slug: { entity, slug } },
      create: { entity, slug, ...data },
      update: data,
    });
  }
}
