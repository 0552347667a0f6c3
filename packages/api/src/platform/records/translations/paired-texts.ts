import type { RecordKind } from '#addresses';
import type { ApiContext } from '../../context';
import type { RecordState } from './read-states';

/** Texts that stand in both languages in one place, such as the fields of a setting, and have no table of translations. */
export type PairedTexts = {
  /** The screen on which they are edited. */
  kind: RecordKind;
  /** What the overview of the English texts says of them. */
  list(ctx: Pick<ApiContext, 'db' | 'locale'>): Promise<PairedDocument[]>;
};

/** The state of the English texts of one record; `id` is null for what there is only one of. */
export type PairedDocument = Omit<RecordState, 'id'> & {
  id: number | null;
  /** In the language of the reader. */
  label: string;
  updatedAt: string | null;
  englishUpdatedAt: string | null;
};

/** A text that Turkish has, by the name that it has on its screen. */
type PairedText = { name: string; en: string | null; stale?: boolean | undefined };

/** The state of the texts of a record, which have one date; they are missing where none has English. Without texts nothing. */
export function describePairs(
  record: Pick<PairedDocument, 'id' | 'label' | 'updatedAt'>,
  texts: PairedText[],
): PairedDocument[] {
  if (texts.length === 0) return [];
  const stale = texts.filter((text) => text.stale).map(({ name }) => name);
  const empty = texts.filter(({ en }) => !en).length;
  const english = stale.length > 0 ? 'outdated' : empty === texts.length ? 'missing' : 'translated';
  return [{ ...record, englishUpdatedAt: english === 'missing' ? null : record.updatedAt, english, stale, empty }];
}
