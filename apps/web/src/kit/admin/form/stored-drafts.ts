import { readSession } from '../../shared/session-storage';

export type Draft = {
  /** When it was written, as an ISO instant. */
  savedAt: string;
  /** The version of the record that the text was typed upon; null for a new record. */
  version: number | null;
  values: unknown;
  /** What that version said in the fields that were changed; null where that is not known. */
  base: object | null;
};

/** Drafts belong to the person: somebody else on the same computer is not offered them. */
export const draftKey = (entity: string, id: number | undefined): string => `${ownPrefix()}${entity}:${id ?? 'new'}`;

const ownPrefix = () => `pano_draft:${readSession()?.user.email ?? ''}:`;

export function readDraft(key: string): Draft | null {
  const json = localStorage.getItem(key);
  if (!json) return null;
  const draft = parse(json);
  if (typeof draft !== 'object' || draft === null || !('savedAt' in draft) || !('values' in draft)) return null;
  const version = 'version' in draft && typeof draft.version === 'number' ? draft.version : null;
  const base = 'base' in draft && typeof draft.base === 'object' ? draft.base : null;
  return typeof draft.savedAt === 'string' ? { savedAt: draft.savedAt, version, values: draft.values, base } : null;
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

export type StoredDraft = {
  key: string;
  /** As its form names it. */
  entity: string;
  /** Null for a new record. */
  id: number | null;
  savedAt: string;
  /** What the record is called in the draft; empty where it has no name. */
  name: string;
};

/** The drafts of the signed-in person in this browser, the newest first. */
export function listDrafts(): StoredDraft[] {
  const prefix = ownPrefix();
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const drafts = keys.flatMap((key): StoredDraft[] => {
    const draft = readDraft(key);
    // English texts have a draft of their own, `articles.en:3`, which the same form offers.
    const [entity = '', id] = key.slice(prefix.length).replace('.en:', ':').split(':');
    if (!draft || !id) return [];
    return [{ key, entity, id: Number(id) || null, savedAt: draft.savedAt, name: nameOf(draft.values) }];
  });
  return drafts.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function nameOf(values: unknown): string {
  if (typeof values !== 'object' || values === null) return '';
  const texts = new Map<string, unknown>(Object.entries(values));
  const name = ['title', 'name', 'keyword'].map((field) => texts.get(field)).find(Boolean);
  return typeof name === 'string' ? name : '';
}
