import { Banner } from '@pano/ui/banner';
import { Button, buttonClass } from '@pano/ui/button';
import { SkeletonCards } from '@pano/ui/skeleton';
import { EmptyState, ErrorState } from '@pano/ui/state-box';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../shared/client-error';
import { ScreenHead } from '../screen';
import { type Draft, DraftMarks } from './draft-marks';
import { EnglishMarks } from './english-marks';
import { ListToolbar, type SortName } from './list-toolbar';
import { type NewDraft, NewDrafts } from './new-drafts';
import { Pager } from './pager';
import type { EnglishState, List } from './use-list';

/** What the shell needs of a list query of tRPC. */
interface ListQuery<Row> {
  data:
    | {
        items: readonly Row[];
        total: number;
        states?: readonly EnglishState[];
        drafts?: readonly Draft[];
        newDrafts?: readonly NewDraft[];
        moreNewDrafts?: number;
      }
    | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface EntityListProps<Row, Sort extends string> {
  title: string;
  list: List<Sort>;
  query: ListQuery<Row>;
  /** The way to a new record, if people may create one; `object` is what they add, as the object of a sentence. */
  add?: { to: string; text: string; object: string };
  /** Further buttons of the heading. */
  actions?: ReactNode;
  /** Said when there is no record at all. */
  empty: string;
  /** Said instead of "no match" when filters leave no record. */
  emptyFiltered?: string | undefined;
  /** The list while it loads; cards, if absent. */
  skeleton?: ReactNode;
  /** Says why the list could not be loaded, where the server's own words do not do. */
  loadFailed?: (error: unknown) => string;
  /** Between the heading and the toolbar. */
  intro?: ReactNode;
  /** The orders on offer, first the one without a choice; left out where a table's heads sort. */
  sorts?: readonly (Sort & SortName)[];
  /** Off where the toolbar has no search. */
  searchable?: boolean;
  /** Stand in the toolbar beside the search. */
  filters?: ReactNode;
  /** Above the rows: the bar of the selection. */
  bulk?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The screen of a list: heading, toolbar, and whichever of loading, error, empty, no match or the rows applies. */
export function EntityList<Row, Sort extends string>(props: EntityListProps<Row, Sort>) {
  const { title, list, query, add } = props;
  const { t } = useTranslation('admin');
  const total = query.data?.total;
  return (
    <>
      <ScreenHead
        title={title}
        count={total === undefined ? null : t('frame.list.count', { count: total })}
        actions={
          add || props.actions ? (
            <>
              {props.actions}
              {add ? (
                <Link to={add.to} className={buttonClass()}>
                  <Plus aria-hidden="true" />
                  {add.text}
                </Link>
              ) : null}
            </>
          ) : null
        }
      />
      {props.intro}
      {list.kind ? (
        <NewDrafts kind={list.kind} drafts={query.data?.newDrafts ?? []} more={query.data?.moreNewDrafts} />
      ) : null}
      {total === 0 && !list.narrowed ? null : (
        <ListToolbar list={list} sorts={props.sorts} filters={props.filters} searchable={props.searchable} />
      )}
      <ListContent {...props} />
    </>
  );
}

function ListContent<Row, Sort extends string>(props: EntityListProps<Row, Sort>) {
  const { list, query, add, empty, skeleton, bulk, children } = props;
  const { t } = useTranslation('admin');
  const failure = props.loadFailed ?? ((error: unknown) => errorText(error, t('frame.list.loadFailed')));
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (!data) {
    if (!error) return skeleton ?? <SkeletonCards label={t('frame.list.loading')} className="grid-cols-1" />;
    return <ErrorState message={failure(error)} retryLabel={t('frame.list.retry')} onRetry={retry} busy={isFetching} />;
  }
  if (data.total === 0) {
    return list.narrowed ? (
      <EmptyState
        text={props.emptyFiltered ?? t('frame.list.noMatch')}
        action={
          <Button variant="line" size="sm" onClick={list.showAll}>
            {t('frame.list.showAll')}
          </Button>
        }
      />
    ) : (
      <EmptyState text={empty} action={add ? <AddFirst {...add} /> : null} />
    );
  }
  return (
    <>
      {error ? (
        <Banner
          kind="error"
          className="mb-4"
          action={
            <Button variant="line" size="sm" onClick={retry} busy={isFetching}>
              {t('frame.list.retry')}
            </Button>
          }
        >
          {failure(error)}
        </Banner>
      ) : null}
      {bulk}
      <DraftMarks drafts={data.drafts ?? []}>
        <EnglishMarks shown={list.english} states={data.states}>
          {children(data.items)}
        </EnglishMarks>
      </DraftMarks>
      <ListPages list={list} total={data.total} />
    </>
  );
}

function AddFirst({ to, object }: { to: string; object: string }) {
  const { t } = useTranslation('admin');
  return (
    <Link to={to} className={buttonClass({ variant: 'line', size: 'sm' })}>
      <Plus aria-hidden="true" />
      {t('frame.list.addFirst', { object })}
    </Link>
  );
}

/** The pager below the rows. */
function ListPages<Sort extends string>({ list, total }: { list: List<Sort>; total: number }) {
  const pageCount = Math.max(1, Math.ceil(total / list.pageSize));
  const goToLast = useEffectEvent(() => list.setPage(pageCount));
  // Deleting the last row of the last page would leave an empty page behind.
  useEffect(() => {
    if (list.page > pageCount) goToLast();
  }, [list.page, pageCount]);
  return <Pager page={list.page} pageCount={pageCount} onPage={list.setPage} className="mt-5" />;
}
