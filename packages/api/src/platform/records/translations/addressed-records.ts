import { type Db, findPresentSlugs } from '@pano/db';
import { parseRecordPath } from '#address-lookup';
import { type SluggedKind, slugRedirectNames } from '#addresses';
import { tableOf } from './translation-source';

/** A record that visitors can open now, found by the address of its page. */
type Addressed = {
  kind: SluggedKind;
  id: number;
  /** Whether it was found by an address of its English page. */
  isEnglish: boolean;
  /** The slugs that its pages have today. */
  turkish: string;
  english: string | null;
  title: string;
};

/** Finds the public records that addresses belong to or belonged to: with one query, and none where these are of no record. */
export async function findAddressed(db: Db, paths: Iterable<string>): Promise<(path: string) => Addressed | undefined> {
  const wanted = new Map<SluggedKind, Set<string>>();
  for (const path of paths) {
    const target = parseRecordPath(path);
    if (target) wanted.set(target.kind, (wanted.get(target.kind) ?? new Set()).add(target.slug));
  }
  const queries = [...wanted].map(([kind, slugs]) => ({
    table: tableOf(kind),
    redirects: slugRedirectNames[kind],
    slugs: [...slugs],
  }));
  const rows = queries.length > 0 ? await findPresentSlugs(db, queries) : [];
  const present = new Map(rows.map((row) => [`${row.table} ${row.slug}`, row]));
  return (path) => {
    const target = parseRecordPath(path);
    const record = target && present.get(`${tableOf(target.kind)} ${target.slug}`);
    if (!record) return undefined;
    const { id, turkish, english, title } = record;
    return { kind: target.kind, id, isEnglish: target.isEnglish, turkish, english, title };
  };
}
