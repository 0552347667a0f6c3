import { isUniqueViolation, type Prisma } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { cleanRequiredHtml } from '#platform/input/rich-text';
import type { Subject } from '#platform/records/activity/log-changes';
import { withInstants } from '#platform/records/instants';
import { createRecord, editsOf } from '#platform/records/save';
import { conflict, invalid, orNotFound } from '#platform/transport/errors';
import {
  type AboutSectionCreate,
  type AboutSectionRecord,
  type AboutSectionUpdate,
  hasEnoughParagraphs,
} from './about-section.schema';

/** What a visitor may see. */
export const isPublic = { visible: true } satisfies Prisma.AboutSectionWhereInput;

/** The section, hidden or not; null when none was written yet. */
export async function find({ db }: ApiContext): Promise<AboutSectionRecord | null> {
  const row = await db.aboutSection.findFirst({ select });
  return row && toRecord(row);
}

/** The section as visitors see it; null when there is none or it is hidden. */
export async function findVisible({ db }: ApiContext): Promise<AboutSectionRecord | null> {
  const row = await db.aboutSection.findFirst({ where: isPublic, select });
  return row && toRecord(row);
}

export const getOnly = async (ctx: ApiContext) => orNotFound(await find(ctx), 'aboutSection.notFound');
export const getVisible = async (ctx: ApiContext) => orNotFound(await findVisible(ctx), 'aboutSection.notFound');

/** There is at most one; the unique column decides, also between two that are written at once. */
export async function create(ctx: ApiContext, data: AboutSectionCreate): Promise<AboutSectionRecord> {
  const content = cleanContent(data.content);
  try {
    return await createRecord(ctx, subject, async (tx) =>
      toRecord(await tx.aboutSection.create({ data: { ...data, content }, select })),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('aboutSection.exists');
    throw error;
  }
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export function update(ctx: ApiContext, id: number, data: AboutSectionUpdate, version?: number) {
  const cleaned = data.content === undefined ? data : { ...data, content: cleanContent(data.content) };
  return edit(ctx, id, version, () => cleaned);
}

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) =>
  edit(ctx, id, undefined, ({ visible }) => ({ visible: !visible }));

const select = {
  id: true,
  title: true,
  content: true,
  visible: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.AboutSectionSelect;

export const subject: Subject<AboutSectionRecord> = { entity: 'aboutSection', label: ({ title }) => title };

const edit = editsOf(
  subject,
  async (tx, id) =>
    toRecord(orNotFound(await tx.aboutSection.findUnique({ where: { id }, select }), 'aboutSection.notFound')),
  async (tx, before: AboutSectionRecord, data: AboutSectionUpdate) => {
    const where = { id: before.id, version: before.version };
    const changes = { ...data, version: { increment: 1 } };
    return toRecord(await tx.aboutSection.update({ where, data: changes, select }));
  },
);

/** Cleaning may take away what the schema had counted. */
function cleanContent(html: string): string {
  const content = cleanRequiredHtml(html, 'aboutSection.content.required');
  if (!hasEnoughParagraphs(content)) throw invalid('aboutSection.content.paragraphs', 'content');
  return content;
}

type Row = Prisma.AboutSectionGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): AboutSectionRecord => withInstants(row);
