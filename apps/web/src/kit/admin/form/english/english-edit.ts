import { readClientError } from '#kit/shared/client-error.ts';
import { hasSameFields } from '../saved-record';
import type { EnglishTexts, StoredEnglish } from './english-context';

/** What was typed and differs from what is stored; a slug that is left empty is made from the title. */
export function readChanges(typed: EnglishTexts, stored: Record<string, string | null> | null): EnglishTexts {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => (text || null) !== (stored?.[name] ?? null)),
  );
}

/** What a rejected save says of the English texts: the messages of their fields, or the texts that somebody else stored. */
export type EnglishRejection = { fields: Record<string, string>; text: string; stored: StoredEnglish | null };

const example: StoredEnglish = { texts: {}, stale: {}, version: 0, updatedAt: '' };

/**
 * Reads whether English texts are the reason why a save was rejected; null where they are not.
 * @param alone whether they were saved alone: else the field of an error names its language
 */
export function readRejection(error: unknown, alone: boolean): EnglishRejection | null {
  const data = readClientError(error);
  if (!data) return null;
  const messages = Object.entries(data.fields);
  const english = messages.filter(([path]) => alone || path === 'english' || path.startsWith('english.'));
  const stored = hasSameFields(data.current, example) ? data.current : null;
  const isStale = data.kind === 'stale' && (alone || stored !== null || english.length > 0);
  if (english.length === 0 && !isStale) return null;
  const fields = english.map(([path, text]) => [path.replace(/^english\.?/, '').replace(/^data\./, ''), text]);
  return { fields: Object.fromEntries(fields), text: data.text, stored: isStale ? stored : null };
}

/** English texts were not saved, and nothing else was. */
export class EnglishRejected extends Error {
  /** Saves the Turkish ones without them; absent where those have not changed. */
  readonly withoutEnglish: (() => void) | undefined;

  constructor(text: string, withoutEnglish?: () => void) {
    super(text);
    this.withoutEnglish = withoutEnglish;
  }
}
