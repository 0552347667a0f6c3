import type { VisitCounter } from '#platform/services/visit-counter';
import { type ContactKind, otherPages } from './tally.schema';
import { unknownSource } from './visit-source.schema';

/** Where a contact comes from; null where that is not known, or must not be counted. */
type ContactOrigin = {
  /** The page where it happened. */
  page: string | null;
  /** The page with which the visit began. */
  entry: string | null;
  source: string | null;
};

/** Counts a contact by the page where it happened, and by the one with which its visit began. */
export function countContact(counter: VisitCounter, kind: ContactKind, { page, entry, source }: ContactOrigin): void {
  counter.add({ kind, page: page ?? otherPages, detail: source ?? unknownSource });
  if (entry !== null && source !== null) counter.add({ kind: `from.${kind}`, page: entry, detail: source });
}
