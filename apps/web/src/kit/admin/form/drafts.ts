import { readSession } from '../../shared/session-storage';

export type Draft = {
  /** When it was written, as an ISO instant. */
  savedAt: string;
  /** The version of the record that the text was typed upon; null for a new record. */
  version: number | null;
  values: unknown;
};

/** Drafts belong to the person: somebody else on the same computer is not offered them. */
export const draftKey = (entity: string, id: number | undefined): string =>
  `pano_draft:${readSession()?.user.email ?? ''}:${entity}:${id ?? 'new'}`;

export function readDraft(key: string): Draft | null {
  const json = localStorage.getItem(key);
  if (!json) return null;
  const draft = parse(json);
  if (typeof draft !== 'object' || draft === null || !('savedAt' in draft) || !('values' in draft)) return null;
  const version = 'version' in draft && typeof draft.version === 'number' ? draft.version : null;
  return typeof draft.savedAt === 'string' ? { savedAt: draft.savedAt, version, values: draft.values } : null;
}

/** Keeps a draft; false when the browser has no room left for it. */
export function writeDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}

export const removeDraft = (key: string): void => localStorage.removeItem(key);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
