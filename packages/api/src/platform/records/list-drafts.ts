import type { Locale } from '@pano/i18n/locales';
import * as z from 'zod';
import { isNewRecord, newRecordPrefix, type RecordKind } from '#addresses';
import type { ApiContext } from '../context';
import { createQueryCache } from '../services/query-cache';
import type { Page } from './list';

/** A draft of a record that is not there yet. */
type NewDraft = {
  record: string;
  locale: Locale;
  label: string;
  /** Who kept it last; not said to an API token. */
  userName: string | null;
  /** The name of the token of the assistant that wrote it. */
  assistant: string | null;
  updatedAt: string;
};

/** What is undefined was not asked for, or there is none of its kind. */
export type ListDrafts = {
  /** The records of the list that have a draft, with its language and the assistant that wrote it. */
  drafts?: { id: number; locale: Locale; assistant: string | null }[];
  /** The last kept ones first. */
  newDrafts?: NewDraft[];
  /** How many there are that `newDrafts` leaves out. */
  moreNewDrafts?: number;
};

/** The query of a list in the back office that may ask for the states of its records, too. */
export const withStates = <Query extends z.ZodRawShape>(query: z.ZodObject<Query>) =>
  query.extend({ states: z.boolean().optional() });
export type StatesWanted = { states?: boolean | undefined };

const kinds = createQueryCache<boolean>(['Draft']);

/** How many drafts of new records a list brings at most. */
const maxNew = 5;

/**
 * A list of the back office with the drafts of its records and those of new ones, where the states are asked for: one
 * query more, and none while there is no draft of this kind.
 */
export async function addDrafts<List extends Page<{ id: number }>>(
  { db, actor }: ApiContext,
  entity: RecordKind,
  { states }: StatesWanted,
  list: Promise<List>,
): Promise<List & ListDrafts> {
  const page = await list;
  if (!states || !(await kinds(db, entity, async () => (await db.draft.count({ where: { entity } })) > 0))) return page;
  const records = page.items.map(({ id }) => String(id));
  const rows = await db.draft.findMany({
    where: { entity, OR: [{ record: { in: records } }, { record: { startsWith: newRecordPrefix } }] },
    select: { record: true, locale: true, label: true, userName: true, assistant: true, updatedAt: true },
    // A record has two drafts at most, and there are at most a hundred new ones.
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
  });
  const drafts = rows.map((row) => ({
    ...row,
    locale: locales.parse(row.locale),
    userName: actor ? null : row.userName,
    updatedAt: row.updatedAt.toISOString(),
  }));
  const isNew = ({ record }: NewDraft) => isNewRecord(record);
  const newDrafts = drafts.filter(isNew);
  const more = newDrafts.length - maxNew;
  return {
    ...page,
    drafts: drafts
      .filter((draft) => !isNew(draft))
      .map(({ record, locale, assistant }) => ({ id: Number(record), locale, assistant })),
    newDrafts: newDrafts.slice(0, maxNew),
    ...(more > 0 ? { moreNewDrafts: more } : {}),
  };
}

const locales = z.enum(['tr', 'en']);
