import type { RecordKind } from '@pano/api/addresses';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation, useSearchParams } from 'react-router';
import { type Inputs, type Outputs, trpc } from '#kit/shared/trpc.ts';

/** The state of the English texts of a record. */
export type EnglishState = Outputs['lifecycle']['states'][number];

/**
 * Whether the site has English pages; undefined until that is known.
 * @param asks off where the screen has nothing in English anyway
 */
export const useEnglishSite = (asks = true): boolean | undefined =>
  trpc.company.get.useQuery(undefined, { enabled: asks }).data?.english;

export type List<Sort extends string = string> = {
  /** What list procedures take. */
  query: {
    q: string | undefined;
    sort: Sort | undefined;
    limit: number;
    offset: number;
    english: EnglishFilter | undefined;
    /** Whether the drafts and the states of the English texts come with it. */
    states: true | undefined;
  };
  /** The kind of its records where these can have drafts. */
  kind: RecordKind | null;
  /** Whether its records have texts in English and the site shows them. */
  english: boolean;
  /** The search text as typed; the address follows after a pause. */
  search: string;
  setSearch: (text: string) => void;
  /** The orders it can stand in, first its own. */
  sorts: readonly Sort[];
  sort: Sort | undefined;
  setSort: (sort: Sort | undefined) => void;
  page: number;
  setPage: (page: number) => void;
  pageSize: number;
  /** The value of a filter in the address, null while it does not filter. */
  filter: (name: string) => string | null;
  /** In one step of the history. */
  setFilters: (values: Record<string, string | null>) => void;
  /** Whether a search or a filter leaves records out. */
  narrowed: boolean;
  showAll: () => void;
  /** Whether the records stand in the list's own order and no search leaves any out, as moving them requires. */
  inOwnOrder: boolean;
};

type Options<Sort extends string> = {
  /** The first is the list's own order. */
  sorts: readonly Sort[];
  filters?: readonly string[];
  pageSize?: number;
  /** The kind of the records that can have drafts: each shows whether it has one. */
  kind?: RecordKind;
  /** Its records have texts in English: each shows their state, and they can be filtered by it. */
  english?: true;
};

/** What a list can be narrowed to by the state of the English texts. */
export const englishFilters = [
  'missing',
  'draft',
  'outdated',
  'translated',
] as const satisfies readonly EnglishFilter[];
type EnglishFilter = NonNullable<NonNullable<Inputs['translations']['list']>['english']>;

const typingPauseMs = 250;

/** Search, sort order, filters and page of a list. All of it is kept in the address, so that it survives reload, back and sharing. */
export function useList<const Sort extends string>(options: Options<Sort>): List<Sort> {
  const { sorts, pageSize = 50, kind = null } = options;
  const isEnglishSite = useEnglishSite(options.english !== undefined);
  const english = options.english === true && isEnglishSite !== false;
  const filters = [...(options.filters ?? []), ...(english ? ['english'] : [])];
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const sort = sorts.find((known) => known === params.get('sort'));
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const [typed, setTyped] = useState(q);
  /** The text that this list itself last put into the address. */
  const [sent, setSent] = useState(q);

  /**
   * A change starts on the first page again, unless it is the page that changes. It takes what was typed along, and
   * begins from the address itself: what is rendered may be a step behind, and would undo that step.
   */
  const change = (changes: Record<string, string | null>, replace = false) => {
    const next = new URLSearchParams(window.location.search);
    next.delete('page');
    const all = { q: typed.trim(), ...changes };
    for (const [name, value] of Object.entries(all)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSent(all.q ?? '');
    setParams(next, { replace, preventScrollReset: true });
  };

  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    // Back, forward or a link: the field follows the address. Otherwise the address follows the field.
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }
  const router = use(DataRouterContext)?.router;
  const searchFor = useEffectEvent((text: string) => {
    // Another address would end a navigation that has begun, which is rendered a moment later.
    if (text !== sent && router?.state.navigation.state === 'idle') change({}, true);
  });
  const isStaying = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isStaying) return;
    const timer = setTimeout(() => searchFor(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, isStaying]);

  const narrowed = q !== '' || filters.some((name) => params.has(name));
  return {
    query: {
      q: q || undefined,
      sort,
      limit: pageSize,
      offset: (page - 1) * pageSize,
      english: english ? englishFilters.find((state) => state === params.get('english')) : undefined,
      states: kind ? true : undefined,
    },
    kind,
    english,
    search: typed,
    setSearch: setTyped,
    sorts,
    sort,
    setSort: (next) => change({ sort: next ?? null }),
    page,
    setPage: (next) => change({ page: next > 1 ? String(next) : null }),
    pageSize,
    filter: (name) => params.get(name),
    setFilters: (values) => change(values),
    narrowed,
    inOwnOrder: !narrowed && (sort ?? sorts[0]) === sorts[0],
    showAll: () => {
      setTyped('');
      change(Object.fromEntries(['q', ...filters].map((name) => [name, null])));
    },
  };
}
