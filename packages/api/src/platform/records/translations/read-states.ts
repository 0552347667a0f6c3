import { type Db, findTranslationStates } from '@pano/db';
import type { EnglishState } from './english-state';
import {
  translationLocale as locale,
  optionalNames,
  readStale,
  type TranslationSource,
  tableOf,
} from './translation-source';

/** The state of the English texts of a record. */
export type RecordState = {
  id: number;
  english: EnglishState;
  /** The texts whose Turkish has changed since. */
  stale: string[];
  /** How many optional texts are written in Turkish only. */
  empty: number;
};

/** The states of the English texts of some records, and when these were changed last, in one query. */
export async function readStates(
  db: Db,
  source: Pick<TranslationSource, 'entity' | 'schema' | 'beside'>,
  ids: number[],
): Promise<(RecordState & { updatedAt: Date | null })[]> {
  const rows = await findTranslationStates(
    db,
    { table: tableOf(source.entity), optional: optionalNames(source), beside: source.beside, locale },
    ids,
  );
  return rows.map(({ stale, staleBeside, ...row }) => {
    const beside = Array<string>(staleBeside).fill(source.beside?.translated ?? '');
    const names = stale === null ? [] : [...Object.keys(readStale({ stale })), ...beside];
    const english = stale === null ? 'missing' : names.length > 0 ? 'outdated' : 'translated';
    return { ...row, english, stale: names };
  });
}
