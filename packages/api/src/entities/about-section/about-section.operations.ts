import { type Db, isUniqueViolation, type Prisma } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { selectFields } from '#platform/fields/columns';
import { exampleOf } from '#platform/fields/derive';
import { cleanRequiredHtml, withCleanTexts } from '#platform/input/rich-text';
import { logCreated, logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { toggle } from '#platform/records/bulk';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { expectVersion, withIsoDates } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { localizeOne } from '#platform/records/translations/localize';
import { onlyTranslated, type Reading } from '#platform/records/translations/reading';
import { findTranslation, type TranslationSource } from '#platform/records/translations/translation-source';
import { markStale } from '#platform/records/translations/turkish-edit';
import { conflict, invalid, orNotFound } from '#platform/transport/errors';
import { aboutSectionFields, hasEnoughParagraphs } from './about-section.fields';
import {
  type AboutSectionCreate,
  type AboutSectionRecord,
  type AboutSectionUpdate,
  aboutSectionHistory,
  aboutSectionTranslation,
} from './about-section.schema';

/** What a visitor may see. */
export const isPublic = { visible: true } satisfies Prisma.AboutSectionWhereInput;

/** The section, hidden or not; null when none was written yet. */
export async function find({ db }: ApiContext): Promise<AboutSectionRecord | null> {
  const row = await db.aboutSection.findFirst({ select });
  return row && toRecord(row);
}

/** The section as visitors see it; null when there is none or it is hidden. */
export async function findVisible({ db }: ApiContext, reading: Reading = {}) {
  const row = await db.aboutSection.findFirst({ where: { ...isPublic, ...onlyTranslated(reading) }, select });
  return row && withCleanTexts(await localizeOne(db, translation, reading, toRecord(row)), 'content');
}

export const getOnly = async (ctx: ApiContext) => orNotFound(await find(ctx), 'aboutSection.notFound');
export const getVisible = async (ctx: ApiContext, reading: Reading) =>
  orNotFound(await findVisible(ctx, reading), 'aboutSection.notFound');

/** There is at most one; the unique column decides, also between two that are written at once. */
export async function create(ctx: ApiContext, data: AboutSectionCreate): Promise<AboutSectionRecord> {
  const content = cleanContent(data.content);
  return inTransaction(ctx, async (tx) => {
    const created = toRecord(await tx.aboutSection.create({ data: { ...data, content }, select }));
    await logCreated(tx, ctx, subject, created);
    await writeRevision(tx, ctx, aboutSectionHistory, null, created);
    return created;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict('aboutSection.exists') : error;
  });
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export async function update(
  ctx: ApiContext,
  id: number,
  data: AboutSectionUpdate,
  version?: number,
): Promise<AboutSectionRecord> {
  const cleaned = data.content === undefined ? data : { ...data, content: cleanContent(data.content) };
  return inTransaction(ctx, async (tx) => {
    const before = expectVersion(await get({ db: tx }, id), version);
    const english = await findTranslation(tx, translation, id);
    const where = { id, version: before.version };
    const columns = { ...cleaned, version: { increment: 1 } };
    const after = toRecord(await tx.aboutSection.update({ where, data: columns, select }));
    await logUpdated(tx, ctx, subject, before, after);
    await writeRevision(tx, ctx, aboutSectionHistory, before, after);
    await markStale(tx, ctx, translation, english, before, after);
    return after;
  });
}

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) => toggle(ctx, id, get, update);

const select = selectFields('AboutSection', aboutSectionFields);

export const subject: Subject<AboutSectionRecord> = { entity: 'aboutSection', label: ({ title }) => title };

export const get = async ({ db }: { db: Db }, id: number): Promise<AboutSectionRecord> =>
  toRecord(orNotFound(await db.aboutSection.findUnique({ where: { id }, select }), 'aboutSection.notFound'));

/** Cleaning may take away what the schema had counted. */
function cleanContent(html: string): string {
  const content = cleanRequiredHtml(html, 'aboutSection.content.required');
  if (!hasEnoughParagraphs(content)) throw invalid('aboutSection.content.paragraphs', 'content');
  return content;
}

type Row = Prisma.AboutSectionGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): AboutSectionRecord => withIsoDates(row);

export const translation = {
  entity: 'aboutSection',
  schema: aboutSectionTranslation,
  kinds: aboutSectionHistory.fields,
  example: exampleOf(aboutSectionFields, 'en'),
  table: (db) => db.aboutSectionTranslation,
  records: (db) => db.aboutSection,
  slugs: null,
  missing: 'aboutSection.notFound',
} satisfies TranslationSource;
