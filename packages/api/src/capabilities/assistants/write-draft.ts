import { randomUUID } from 'node:crypto';
import { asDatabase, type Db, dryRun } from '@pano/db';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { newRecordPrefix } from '#addresses';
import { inOneTransaction } from '#platform/records/transaction';
import { AppError, conflict, explainError, translateMessage } from '#platform/transport/errors';
import * as drafts from '../drafts/draft.operations';
import { type DraftRef, recordKey } from '../drafts/draft.schema';
import { isNew } from '../drafts/live-record';
import { publish } from '../drafts/publish-draft';
import { findDraft } from '../drafts/stored-draft';
import { kindInput, languageInput, requireWritten } from './assistant-kinds';
import type { AssistantContext } from './assistant-tokens';

/** So many new records that assistants wrote may wait to be published: there is room left for those of people. */
const mostNew = 50;

export const writeInput = z.strictObject({
  kind: kindInput,
  record: recordKey.optional().describe('Left out for a new record, which is begun in Turkish'),
  language: languageInput,
  fields: z.record(z.string().max(40), z.unknown()).describe('The fields to write, as `describe_content` has them'),
  version: z.int().min(0).default(0).describe('That of the draft that was read; 0 where there is none yet'),
});
type Written = z.output<typeof writeInput>;

/**
 * Writes fields into the draft of an assistant. Nothing is published, and a draft that a person wrote stays as it is.
 * @returns the draft, and for each field that publishing would reject the sentence of the form
 */
export async function writeDraft(ctx: AssistantContext, written: Written) {
  const { kind, language, fields, version } = written;
  requireWritten(kind, language, Object.keys(fields));
  const record = written.record ?? newRecordPrefix + randomUUID();
  const ref = { entity: kind, record, locale: language };
  const draft = await inOneTransaction(ctx, async (ctx) => {
    const before = await findDraft(ctx.tx, ref);
    if (before && before.assistant === null) throw conflict('assistant.personsDraft');
    if (!before && isNew(ref)) await checkNew(ctx.tx, ref);
    const after = await drafts.keep(ctx, ref, { values: fields, version });
    if (before && !after) throw conflict('assistant.emptied');
    return after;
  });
  if (!draft) return { record, draft: null };
  const { values, disputed } = draft;
  const problems = await findProblems(ctx, ref);
  return { record, draft: { version: draft.version, values, changedSince: disputed }, ...problems };
}

async function checkNew(tx: Db, ref: DraftRef): Promise<void> {
  if (ref.locale === 'en') {
    if (await findDraft(tx, { ...ref, locale: 'tr' })) return;
    throw conflict('draft.turkishFirst');
  }
  const where = { record: { startsWith: newRecordPrefix }, locale: 'tr', assistant: { not: null } };
  if ((await tx.draft.count({ where })) < mostNew) return;
  throw new AppError('conflict', 'assistant.tooManyDrafts', { params: { max: mostNew } });
}

/** How long the check may wait for others who write, and how long it may keep them from writing. */
const checkLimits = { maxWait: 1000, timeout: 5000 };

/** Publishes the drafts of a record in a transaction that is always rolled back, to hear what would be rejected. */
async function findProblems(ctx: AssistantContext, ref: DraftRef) {
  const turkish = { ...ref, locale: 'tr' } as const;
  const english = { ...ref, locale: 'en' } as const;
  const hasTurkish = (await findDraft(ctx.db, turkish)) !== null;
  const hasEnglish = (await findDraft(ctx.db, english)) !== null;
  const isBoth = hasTurkish && hasEnglish;
  try {
    await dryRun(ctx.db, checkLimits, (tx) =>
      publish(
        { ...ctx, db: asDatabase(tx), tx, unrecorded: true },
        hasTurkish ? turkish : english,
        isBoth ? { english: {} } : {},
      ),
    );
    return { problems: [] };
  } catch (error) {
    const known = explainError(error, ctx);
    if (!known) throw error;
    // The draft is there, whether or not it could be checked.
    return known.kind === 'unavailable' ? {} : { problems: listProblems(ctx, known) };
  }
}

/** The fields of an error with their sentences, in the language of the request. */
export function listProblems({ locale }: Pick<AssistantContext, 'locale'>, { key, details }: AppError) {
  const { field = '', fields = { [field]: message(key, details.params) } } = details;
  return Object.entries(fields).map(([name, encoded]) => ({ field: name, text: translateMessage(locale, encoded) }));
}
