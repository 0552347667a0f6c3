import type { Db } from '@pano/db';
import * as z from 'zod';
import { readLabel } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { loadAdminWords } from '../admin-words';
import * as drafts from '../drafts/draft.operations';
import { recordKey } from '../drafts/draft.schema';
import { readLive } from '../drafts/live-record';
import { draftSelect, toRecord } from '../drafts/stored-draft';
import { findByTitle } from '../search';
import { readSearchHealth } from '../search-health/search-health.trpc';
import {
  type AssistantKind,
  assistantKinds,
  findFields,
  findKind,
  kindInput,
  languageInput,
  recordOf,
} from './assistant-kinds';

const mostMatches = 50;
const mostDrafts = 100;

export const searchInput = z.strictObject({
  text: z.string().max(200).default('').describe('Words; the newest records without any'),
  kind: kindInput.optional(),
  limit: z.int().min(1).max(mostMatches).default(10).describe('Of each kind'),
});

/** Records by the words in them. */
export async function searchContent({ db }: ApiContext, { text, kind, limit }: z.output<typeof searchInput>) {
  const kinds = assistantKinds.filter((one) => kind === undefined || one.kind === kind);
  const matches = await Promise.all(
    kinds.map(async (one) => {
      const rows = text.trim() === '' ? await listNewest(db, one, limit) : await findByTitle(db, one, text, limit);
      return rows.map(({ id, title }) => ({ kind: one.kind, record: recordOf(one, id), title }));
    }),
  );
  return { records: matches.flat() };
}

async function listNewest(db: Db, one: AssistantKind, take: number) {
  const select = { id: true, ...(one.label && { [one.label]: true }) };
  const rows = await one.records(db).findMany({ where: {}, orderBy: { id: 'desc' }, take, select });
  return rows.map((row) => ({ id: row.id, title: readLabel(one, row) }));
}

export const documentInput = z.strictObject({
  kind: kindInput,
  record: recordKey.describe('As `search` and `list_drafts` name it'),
  language: languageInput,
});
export type DocumentInput = z.output<typeof documentInput>;

export const toRef = ({ kind, record, language }: DocumentInput) => ({ entity: kind, record, locale: language });

/** A record in one language: what is live, and the draft beside it; null where there is none. */
export async function readContent(ctx: ApiContext, document: DocumentInput) {
  const ref = toRef(document);
  const live = await readLive(ctx.db, ref);
  const names = findFields(findKind(document.kind), document.language)?.written ?? [];
  const values = Object.fromEntries(names.map((name) => [name, live.values.get(name) ?? null]));
  const draft = await drafts.get(ctx, ref);
  return {
    ...document,
    live: live.version === 0 ? null : await live.show(values),
    draft: draft && {
      version: draft.version,
      byAssistant: draft.assistant !== null,
      values: draft.values,
      changedSince: draft.disputed,
    },
  };
}

export const draftsInput = z.strictObject({ kind: kindInput.optional() });

/** The drafts that wait to be published, the last written first. */
export async function listDrafts(ctx: ApiContext, { kind }: z.output<typeof draftsInput>) {
  const kinds = kind ? [kind] : assistantKinds.map((one) => one.kind);
  const rows = await ctx.db.draft.findMany({
    where: { entity: { in: kinds } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: mostDrafts,
    select: draftSelect,
  });
  const shown = rows.map((row) => {
    const { entity, record, locale, label, version, assistant, updatedAt } = toRecord(ctx, row);
    const byAssistant = assistant !== null;
    return { kind: entity, record, language: locale, title: label, version, byAssistant, updatedAt };
  });
  return { drafts: shown };
}

/** What keeps people from finding the site, each in a sentence of the back office. */
export async function readHealth(ctx: ApiContext) {
  const t = (await loadAdminWords()).getFixedT(ctx.locale, 'admin');
  const { findings, counts } = await readSearchHealth(ctx.db);
  const shown = findings.map(({ problem, weight, kind, id, title, field, count, other }) => ({
    problem,
    weight,
    kind,
    record: id === null ? null : String(id),
    field,
    sentence: t(`searchHealth.sentences.${problem}`, { title, other, count }),
  }));
  return { findings: shown, counts };
}
