import type { Db } from '@pano/db';
import { htmlToText } from '@pano/i18n/text/html-text';
import type { ApiContext } from '../../context';
import { listBlockTexts } from '../blocks';
import type { FieldKind } from '../revisions/history';
import { readStale, type TranslationRow, type TranslationSource, translatedNames } from './translation-source';

/** What a record is found by: the words of its Turkish texts and of its English ones. */
export const joinSearch = (
  { searchText }: Pick<TranslationSource, 'searchText'>,
  turkish: object,
  english: TranslationRow | null,
): string =>
  [turkish, english]
    .flatMap((texts) => (texts && searchText ? searchText(texts) : []))
    .join(' ')
    .trim();

/**
 * Notes of which English texts the Turkish has changed, unless the editor calls it a minor edit: a field counts where its
 * visible text, a link or a picture is another one. Call it behind `writeRevision`, in the transaction of the edit.
 * A translation that is being edited meanwhile keeps its version, so its editor gets no conflict.
 */
export async function markStale(
  tx: Db,
  { minorEdit }: Pick<ApiContext, 'minorEdit'>,
  source: Pick<TranslationSource, 'schema' | 'kinds' | 'entity' | 'table'>,
  english: TranslationRow | null,
  before: object,
  after: object,
): Promise<void> {
  if (!english || minorEdit) return;
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const stale = readStale(english);
  const changed = translatedNames(source).filter(
    (name) => name !== 'slug' && !(name in stale) && hasChanged(source.kinds[name], old.get(name), now.get(name)),
  );
  if (changed.length === 0) return;
  const where = { entity: source.entity, record: english.recordId, locale: 'tr' };
  const { _max } = await tx.revision.aggregate({ where, _max: { number: true } });
  const number = Math.max(0, (_max.number ?? 0) - 1);
  const marked = { ...stale, ...Object.fromEntries(changed.map((name) => [name, number])) };
  await source.table(tx).updateMany({
    where: { id: english.id },
    data: { stale: JSON.stringify(marked), updatedAt: english.updatedAt },
  });
}

type Pair = { tr: string | null; en: string | null };

/**
 * The same for a short text whose English is in its own row: the Turkish that the English still says; null where that is
 * the present one.
 */
export function findSource(before: Pair & { source: string | null }, after: Pair): string | null {
  if (!after.en || after.en !== before.en) return null;
  const source = before.source ?? before.tr ?? '';
  return source === (after.tr ?? '') ? null : source;
}

/**
 * Of blocks those count that have another text than before, or are new with one: their order, their pictures and what they
 * list are one for both languages, and the English of one that is gone is not shown.
 */
function hasChanged(kind: FieldKind | undefined, before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (kind !== 'blocks') return readVisible(kind, before) !== readVisible(kind, after);
  const old = listBlockTexts(before);
  return [...listBlockTexts(after)].some(([key, { is, text }]) => {
    const textKind = is === 'richText' ? is : 'text';
    return readVisible(textKind, old.get(key)?.text) !== readVisible(textKind, text);
  });
}

/** What a visitor gets of a text; of a rich text its words, links and pictures, without its formatting. */
function readVisible(kind: FieldKind | undefined, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (kind !== 'richText') return value;
  const addresses = [...value.matchAll(targets)].map(([, address]) => address);
  return [htmlToText(value), ...addresses].join('\n');
}

/** Stored rich text is what the sanitizer writes: attributes in double quotes, without a `>` inside. */
const targets = /<(?:a|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
