import { asDatabase, type Db, dryRun, unavailability } from '@pano/db';
import { entities } from '#entities/index';
import type { ContentEntity } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { orNotFound } from '#platform/transport/errors';
import type { DraftRef } from '../drafts/draft.schema';
import { readLive } from '../drafts/live-record';
import { isSame } from '../drafts/stored-draft';
import { createFallbacks, type Document, type Fallbacks } from './fallbacks';
import { busy, waitMs, withPreviewLock } from './preview-lock';

/** What is published: the changed fields in the language of the draft, or those in Turkish and those in English. */
export type PreviewEdit = { values: object; english?: object | undefined };

/** What the work gets of the record: its number, and the names of the fields that are not as they were typed. */
export type DryRecord = { id: number; outdated: string[] };

/** How long a preview may keep others from writing. */
const timeoutMs = 5000;

/**
 * Publishes changed fields as the form does, in a transaction that is always rolled back, and shows the record where it is
 * hidden or of a later date: nothing is stored, logged or sent. A field that is rejected has its last good value.
 * @param work reads what would be live then, with a context whose database is that transaction
 * @throws AppError `preview.incomplete` with the fields that no value could be found for, `preview.busy` where others write
 *   for too long, `preview.replaced` where the same person has asked for a newer one meanwhile
 */
export async function dryPublish<T>(
  ctx: ApiContext,
  ref: DraftRef,
  edit: PreviewEdit,
  work: (dry: ApiContext, record: DryRecord) => Promise<T>,
): Promise<T> {
  const entity = orNotFound(
    entities.find(({ kind }) => kind === ref.entity),
    'record.notFound',
  );
  // Looked up here: inside the transaction that would wait for the connection that the transaction holds.
  const user = ctx.actor ?? (await ctx.signedIn())?.user;
  const documents = listDocuments(ref, edit);
  const fallbacks = createFallbacks(entity);
  return withPreviewLock(user ? `user ${user.id}` : `request ${ctx.requestId}`, async () => {
    for (;;) {
      const done = await runDry(ctx, async (tx) => {
        const id = await save({ ...ctx, db: asDatabase(tx), tx, unrecorded: true }, entity, documents, fallbacks);
        // Another database: what saving has cached is from before it.
        return id === null
          ? null
          : { result: await work({ ...ctx, db: asDatabase(tx) }, { id, outdated: fallbacks.names() }) };
      });
      if (done) return done.result;
    }
  });
}

async function runDry<T>({ db }: ApiContext, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await dryRun(db, { maxWait: waitMs, timeout: timeoutMs }, work);
  } catch (error) {
    if (unavailability(error) === 'locked') throw busy();
    throw error;
  }
}

/** Turkish comes first: a new record is made of it, and it shows what is hidden. */
function listDocuments(ref: DraftRef, { values, english }: PreviewEdit): Document[] {
  const turkish = { ...ref, locale: 'tr' } as const;
  const inEnglish = { ...ref, locale: 'en' } as const;
  if (english)
    return [
      { ref: turkish, prefix: '', values },
      { ref: inEnglish, prefix: 'english.', values: english },
    ];
  if (ref.locale === 'tr') return [{ ref, prefix: '', values }];
  return [
    { ref: turkish, prefix: 'turkish.', values: {} },
    { ref, prefix: '', values },
  ];
}

/** @returns the number of the record; null where something was rejected, for which there is another value to try */
async function save(
  ctx: ApiContext & { tx: Db },
  entity: ContentEntity,
  documents: Document[],
  fallbacks: Fallbacks,
): Promise<number | null> {
  let id: number | null = null;
  for (const document of documents) {
    const { ref } = document;
    const live = await readLive(ctx.tx, id === null ? ref : { ...ref, record: String(id) });
    const typed = await fallbacks.fill(ctx, document, live);
    const values = ref.locale === 'tr' ? { ...typed, ...showRecord(entity, { ...live.record, ...typed }) } : typed;
    const changes = Object.entries(values).filter(([name, value]) => !isSame(value, live.values.get(name)));
    try {
      id = await live.save(ctx, Object.fromEntries(changes));
    } catch (error) {
      fallbacks.advance(document, error);
      return null;
    }
  }
  return id;
}

/** The fields that make a record visible. */
function showRecord({ publicSwitch, publicPage }: ContentEntity, record: object): Record<string, unknown> {
  const from = publicPage?.publicFrom ?? null;
  const time = from === null ? 0 : Date.parse(String(new Map<string, unknown>(Object.entries(record)).get(from)));
  const now = new Date();
  return {
    ...(publicSwitch === null ? {} : { [publicSwitch]: true }),
    ...(from === null || time <= now.getTime() ? {} : { [from]: now.toISOString() }),
  };
}
