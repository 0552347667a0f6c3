import { bothLanguages } from '@pano/api/addresses';
import type { KeywordRecord } from '@pano/api/keywords/keyword.schema';
import { Box } from '@pano/ui/card';
import { SkeletonTable } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { draftParameter } from '#kit/admin/form/draft-link.ts';
import { BulkBar } from '#kit/admin/list/bulk-bar.tsx';
import { readBoolean, StateFilter } from '#kit/admin/list/choice-filter.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { EntityTable } from '#kit/admin/list/entity-table.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useKeywordColumns } from './keyword-columns';
import { KeywordEditor } from './keyword-editor';
import { useKeywordActions, useKeywordFailure } from './use-keyword-actions';

export function KeywordListRoute() {
  const { t } = useTranslation('admin');
  const failureText = useKeywordFailure();
  const edited = useEditedKeyword();
  const [added, setAdded] = useState<number | null>(null);
  const list = useList({
    sorts: ['order', 'keyword', '-keyword', '-updatedAt'],
    filters: ['active'],
    kind: 'keyword',
    english: true,
  });
  const keywords = trpc.keywords.list.useQuery(
    { ...list.query, active: readBoolean(list.filter('active')) },
    { placeholderData: keepPreviousData },
  );
  const active = trpc.keywords.list.useQuery({ active: true, offset: 0 });
  const actions = useKeywordActions({ onRemoved: ({ id }) => id === edited.id && edited.stop() });
  const selection = useSelection(keywords.data?.items);
  const columns = useKeywordColumns({ ...actions, editPath: ({ id }: KeywordRecord) => edited.path(id) });

  return (
    <>
      <EntityList
        title={t('keywords.title')}
        list={list}
        query={keywords}
        empty={t('keywords.empty')}
        skeleton={<SkeletonTable label={t('frame.list.loading')} rows={6} columns={4} />}
        loadFailed={(error) => failureText('load', error)}
        intro={
          <div className="mb-[22px] grid items-start gap-[18px] min-[1101px]:not-has-data-wide:grid-cols-[360px_minmax(0,1fr)]">
            <KeywordEditor editedId={edited.id} onDone={edited.stop} onAdded={setAdded} />
            <KeywordCloud keywords={active.data?.items} />
          </div>
        }
        filters={<StateFilter list={list} name="active" />}
        bulk={<BulkBar selection={selection} actions={actions.bulkActions} remove={actions.bulkRemove} />}
      >
        {(rows) => (
          <EntityTable
            list={list}
            caption={t('keywords.title')}
            columns={columns}
            rows={rows}
            selection={selection}
            newRow={added}
            getName={({ keyword }) => keyword}
            isHidden={({ active }) => !active}
          />
        )}
      </EntityList>
      {actions.dialog}
    </>
  );
}

/** The active keywords at a glance; the first ones, which matter most, are the largest. */
export function KeywordCloud({ keywords }: { keywords: readonly KeywordRecord[] | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <Box title={t('keywords.cloud.title')}>
      {keywords?.length === 0 ? <p className="text-ink-3">{t('keywords.cloud.empty')}</p> : null}
      <ul className="flex flex-wrap items-center gap-2">
        {keywords?.map(({ id, keyword }, index) => (
          <li key={id} className={clsx('max-w-full rounded-plate bg-surface-2 px-2.5 py-1 font-[540]', sizeAt(index))}>
            {keyword}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function sizeAt(index: number): string {
  if (index < 3) return 'text-lg';
  return index < 8 ? 'text-base' : 'text-sm text-ink-2';
}

/** Which keyword is in the form. It is kept in the address beside the state of the list: a reload restores both. */
export function useEditedKeyword() {
  const [params, setParams] = useSearchParams();
  const id = Number.parseInt(params.get('edit') ?? '', 10) || null;
  const path = (edited: number): string => {
    const next = new URLSearchParams(params);
    next.delete(bothLanguages.name);
    next.delete(draftParameter);
    next.set('edit', String(edited));
    return `?${next}`;
  };
  const stop = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['edit', bothLanguages.name, draftParameter]) next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { id, path, stop };
}
