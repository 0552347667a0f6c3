import type { Db } from '@pano/db';
import type * as z from 'zod';
import { isNewRecord, type RecordKind } from '#addresses';
import { entities } from '#entities/index';
import { readLabel, type VersionedContent } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { lineLength } from '#platform/input/fields';
import { parseInput } from '#platform/transport/endpoint';
import { conflict, notFound, orNotFound } from '#platform/transport/errors';
import { findHistory } from '../translations/english-history';
import type { DraftRef } from './draft.schema';

/** What a draft is compared with: the record in its language, with the rules of its form and how they save. */
export type Live = {
  /** Null before there is a record. */
  id: number | null;
  version: number;
  record: object | null;
  values: Map<string, unknown>;
  rules: z.ZodObject;
  fields: VersionedContent['fields'];
  /** Values that are stored, as the form shows them. */
  show: <Values extends Record<string, unknown>>(values: Values) => Promise<Values>;
  /** Values as the activity log names them. */
  describe: (values: object) => Record<string, unknown>;
  /**
   * @param current names English texts that still say what the Turkish says
   * @returns the number of the record
   */
  save: (ctx: ApiContext, changes: object, current?: string[]) => Promise<number>;
};

/** Whether a draft or a schedule is of a record that is not there yet. */
export const isNew = ({ record }: Pick<DraftRef, 'record'>): boolean => isNewRecord(record);

/** @throws AppError where there is no such record, or nothing of its kind has a history in this language */
export async function readLive(db: Db, ref: DraftRef): Promise<Live> {
  const { entity, record, locale } = ref;
  const history = orNotFound(findHistory(entity, locale), 'record.notFound');
  if (isNew(ref)) return readNew(db, entity, history, locale);
  const id = Number(record);
  // What there is only one of has no number.
  if ((findHistory(entity, 'tr')?.create === null) !== (id === 0)) throw notFound('record.notFound');
  const live = await history.read({ db }, id);
  return {
    id,
    version: live.version,
    record: live,
    values: new Map(Object.entries(live)),
    rules: history.update,
    fields: history.fields,
    show: async (values) => history.fill?.(db, values) ?? values,
    describe: (values) => describeValues(history, values),
    async save(ctx, changes, current = []) {
      if (Object.keys(changes).length + current.length > 0)
        await history.save(ctx, id, parseEdit(history.update, changes), undefined, current);
      return id;
    },
  };
}

function readNew(db: Db, entity: RecordKind, history: VersionedContent, locale: 'tr' | 'en'): Live {
  const create = orNotFound(findHistory(entity, 'tr')?.create, 'record.notFound');
  return {
    id: null,
    version: 0,
    record: null,
    values: new Map(),
    rules: locale === 'tr' ? create.rules : history.update,
    fields: history.fields,
    show: async (values) => history.fill?.(db, values) ?? values,
    describe: (values) => describeValues(history, values),
    async save(ctx, values) {
      if (locale !== 'tr') throw conflict('draft.turkishFirst');
      return (await create.run(ctx, parseEdit(create.rules, values))).id;
    },
  };
}

/** Values as the activity log and the trash name them. */
export const describeValues = (history: VersionedContent, values: object): Record<string, unknown> =>
  history.describe?.(values) ?? { ...values };

const parseEdit = (rules: z.ZodObject, values: object): object => parseInput(rules, values);

/** The Turkish title or name, also of English texts; before there is a record that of the draft, which may be too long. */
export async function findLabel(tx: Db, { entity, locale }: DraftRef, live: Live, values: object): Promise<string> {
  const one = entities.find(({ kind }) => kind === entity);
  if (!one) return '';
  const ofTurkish = locale === 'en' && live.id !== null ? await one.history?.read({ db: tx }, live.id) : null;
  return readLabel(one, ofTurkish ?? { ...live.record, ...values }).slice(0, lineLength);
}
