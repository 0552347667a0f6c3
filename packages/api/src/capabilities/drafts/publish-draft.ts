import type { Db } from '@pano/db';
import type { ApiContext } from '#platform/context';
import type { RevisionOrigin } from '#platform/records/revisions/history';
import { cancelSchedules } from '#platform/records/schedules';
import { inOneTransaction, type TransactionContext } from '#platform/records/transaction';
import { AppError, invalid, notFound } from '#platform/transport/errors';
import { requireChange } from '../owner-only';
import { nameLanguage } from '../translations/translation.operations';
import type { DraftRef, PublishChoice, PublishedDraft } from './draft.schema';
import { type Live, readLive } from './live-record';
import { type Draft, expectDraft, findDraft, isSame, listDisputed, readLiveTag } from './stored-draft';

/**
 * Publishes a draft by the update of the form, or creates the record; it is not scheduled any more then. Fields that the draft does not have stay as they are;
 * where one that it has was changed in the record meanwhile, it is rejected with the record and the names of these fields.
 * A draft that is rejected stays as it was.
 * @param choice `overwrite` is the `liveTag` of what the person saw in the record, and which the draft replaces; with `english`
 *   the English draft is published as well, or neither, and the fields of an error name their language; `current` names
 *   English texts that still say what the Turkish says, and they may be all that there is to do in English
 */
export const publish = (
  ctx: ApiContext,
  ref: DraftRef,
  { minorEdit, english, ...turkish }: PublishChoice,
): Promise<PublishedDraft> =>
  inOneTransaction({ ...ctx, minorEdit }, async (ctx) => {
    await requireChange(ctx, ref.entity);
    if (ref.locale === 'tr' && turkish.current) throw invalid('request.invalid', 'current');
    if (!english) return publishOne(ctx, ref, turkish);
    if (ref.locale !== 'tr') throw invalid('request.invalid', 'english');
    // Looked at by the key that it has now: of a new record the number is not told before it is there.
    await nameLanguage('english', load(ctx, { ...ref, locale: 'en' }, english));
    const { id, published } = await nameLanguage('turkish', publishOne(ctx, ref, turkish));
    const inEnglish = { ...ref, record: String(id), locale: 'en' } as const;
    const second = await nameLanguage('english', publishOne(ctx, inEnglish, english));
    return { id, published, english: second.published };
  });

type Choice = NonNullable<PublishChoice['english']>;

async function publishOne(ctx: TransactionContext, ref: DraftRef, choice: Choice): Promise<PublishedDraft> {
  const { tx } = ctx;
  const { draft, live } = await load(ctx, ref, choice);
  const changes = Object.entries(draft?.values ?? {}).filter(([name, value]) => !isSame(value, live.values.get(name)));
  const origin = ctx.origin ?? originOf(draft);
  const marks = { ...(origin && { origin }), ...(draft?.assistant && { assistant: draft.assistant }) };
  const id = await live.save({ ...ctx, ...marks }, Object.fromEntries(changes), choice.current);
  await tx.draft.deleteMany({ where: ref });
  await tx.previewLink.updateMany({ where: { ...ref, publishedAt: null }, data: { publishedAt: new Date() } });
  if (live.id === null) await giveNumber(tx, ref, id);
  await cancelSchedules(tx, ctx, { ...ref, record: String(id), action: 'publish' });
  return { id, published: changes.map(([name]) => name) };
}

/** How a version came about, where the form does not say it all. */
function originOf(draft: Draft | null): RevisionOrigin | undefined {
  if (draft?.restored) return 'restore';
  return draft?.assistant ? 'assistant' : undefined;
}

/** @throws AppError where the draft is not the one that was read, or the record not what it was made of */
async function load(
  ctx: TransactionContext,
  ref: DraftRef,
  { version, overwrite, current = [] }: Choice,
): Promise<{ draft: Draft | null; live: Live }> {
  const draft = await findDraft(ctx.tx, ref);
  if (!draft && current.length === 0) throw notFound('draft.notFound');
  const live = await readLive(ctx.tx, ref);
  await expectDraft(ctx, draft, live, version);
  if (!draft) return { draft, live };
  const liveTag = readLiveTag(draft, live);
  if (liveTag !== null && liveTag !== overwrite) throw await stale(live, listDisputed(draft, live), liveTag);
  return { draft, live };
}

const stale = async ({ record, show }: Live, disputed: string[], liveTag: string) =>
  new AppError('stale', 'record.stale', {
    current: record && (await show({ ...record })),
    liveTag,
    fields: Object.fromEntries(disputed.map((name) => [name, 'record.stale'])),
  });

/** The other drafts of a new record, such as its English one, its schedules and links get its number, also those in the trash. */
async function giveNumber(tx: Db, { entity, record }: DraftRef, id: number): Promise<void> {
  const numbered = { where: { entity, record }, data: { record: String(id) } };
  await tx.draft.updateMany(numbered);
  await tx.schedule.updateMany(numbered);
  await tx.previewLink.updateMany(numbered);
  const discarded = { entity, recordId: { lt: 0 }, data: { contains: record } };
  for (const entry of await tx.trash.findMany({ where: discarded })) {
    const data = entry.data.replaceAll(record, String(id));
    await tx.trash.update({ where: { id: entry.id }, data: { data } });
  }
}
