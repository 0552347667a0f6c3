import { clsx } from 'clsx';
import { Check, Clock, Minus, PenLine } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from './choice-filter';
import { useDraftsOf } from './draft-marks';
import { type EnglishState, englishFilters, type List, useEnglishSite } from './use-list';

type Marks = { states: ReadonlyMap<number, EnglishState> };

/** Null where records have no texts in English, or the site has no English pages. */
const MarksContext = createContext<Marks | null>(null);

interface Props {
  /** Whether the records have texts in English. */
  shown: boolean;
  /** The states of the English texts, as the list brings them; undefined until they are known. */
  states: readonly EnglishState[] | undefined;
  children: ReactNode;
}

/** Lets the rows show the state of their English texts. */
export function EnglishMarks({ shown, states, children }: Props) {
  const site = useEnglishSite(shown);
  const stateOf = new Map(states?.map((state) => [state.id, state]));
  return <MarksContext value={shown && site !== false ? { states: stateOf } : null}>{children}</MarksContext>;
}

const icons = { missing: Minus, draft: PenLine, translated: Check, outdated: Clock } as const;
const tones = {
  missing: 'border-dashed border-ink-3 text-ink-3',
  draft: 'border-dashed border-link text-link',
  translated: 'border-transparent bg-ok-tint text-ok',
  outdated: 'border-transparent bg-warn-tint text-warn',
} as const;

/** Whether a record has texts in English, and whether they are up to date. Its place is kept free until that is known. */
export function EnglishMark({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const marks = use(MarksContext);
  const hasDraft = useDraftsOf(id).some(({ locale }) => locale === 'en');
  if (!marks) return null;
  const stored = marks.states.get(id);
  const { english, stale, empty } = stored ?? { english: 'missing', stale: [], empty: 0 };
  const state = english === 'missing' && hasDraft ? 'draft' : english;
  const Icon = icons[state];
  const words = [t(`english.states.${state}`, { count: stale.length })];
  if (empty > 0) words.push(t('english.empty', { count: empty }));
  if (hasDraft && state !== 'draft') words.push(t('english.draft'));
  return (
    <span
      data-mark
      title={words.join(', ')}
      className={clsx(
        'inline-flex h-6 flex-none items-center gap-1 rounded-plate border px-1.5 text-[0.8125rem] leading-none font-[600] font-stretch-92%',
        tones[state],
        stored || 'invisible',
      )}
    >
      <span aria-hidden="true">{t('english.mark')}</span>
      <Icon aria-hidden="true" className="size-3.5" />
      {hasDraft && state !== 'draft' ? <PenLine aria-hidden="true" className="size-3.5" /> : null}
      <span className="sr-only">{words.join(', ')}</span>
    </span>
  );
}

/** Leaves only the records whose English texts are in a state. */
export function EnglishFilter<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const site = useEnglishSite();
  return (
    <ChoiceFilter
      list={list}
      name="english"
      label={t('english.filter.label')}
      all={t('english.filter.all')}
      options={englishFilters.map((value) => ({ value, text: t(`english.filter.${value}`) }))}
      className={clsx('w-full sm:w-52', site || 'invisible')}
    />
  );
}
