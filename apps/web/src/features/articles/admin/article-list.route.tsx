import type { ArticleListItem } from '@pano/api/articles/article.schema';
import { Select } from '@pano/ui/select';
import { SkeletonTable } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '#kit/admin/list/choice-filter.tsx';
import { EntityTable } from '#kit/admin/list/entity-table.tsx';
import { useRecordChanges, useVisibility } from '#kit/admin/list/record-changes.ts';
import { RecordList } from '#kit/admin/list/record-list.tsx';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { type List, useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { readArticleState, useArticleColumns } from './article-columns';

export function ArticleListRoute() {
  const { t } = useTranslation('admin');
  const { invalidate } = trpc.useUtils().articles.list;
  const toColumns = useArticleColumns();
  const list = useList({
    sorts: ['-id', 'title', '-title', 'publishedAt', '-publishedAt', '-updatedAt'],
    filters: ['categoryId', 'status', 'visible'],
    kind: 'article',
    english: true,
  });
  const articles = trpc.articles.list.useQuery(
    {
      ...list.query,
      categoryId: list.filter('categoryId') ?? undefined,
      status: readStage(list),
      visible: readVisibility(list),
    },
    { placeholderData: keepPreviousData },
  );
  const visibility = useVisibility(trpc.articles, invalidate, t('articles.toggleFailed'));
  return (
    <RecordList
      kind="article"
      plural="articles"
      object={t('articles.log.article.bare')}
      list={list}
      query={articles}
      skeleton={<SkeletonTable label={t('frame.list.loading')} rows={6} columns={6} />}
      filters={<ArticleFilters list={list} />}
      getName={getTitle}
      changes={useRecordChanges(trpc.articles, invalidate)}
      states={[visibility]}
    >
      {(rows, selection, onRemove) => (
        <EntityTable
          list={list}
          caption={t('articles.caption')}
          columns={toColumns({ getState: visibility.of, onRemove })}
          rows={rows}
          selection={selection}
          getName={getTitle}
          isHidden={(article) => readArticleState(article) !== 'public'}
        />
      )}
    </RecordList>
  );
}

const getTitle = ({ title }: ArticleListItem) => title;

/** The filters of the list: category, and where in its life an article is. */
export function ArticleFilters<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const { client } = trpc.useUtils();
  const categories = useAllRecords(trpc.categories.list, client.categories.list.query);
  return (
    <>
      <ChoiceFilter
        list={list}
        name="categoryId"
        label={t('articles.filters.category')}
        all={t('articles.filters.allCategories')}
        options={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
        className="w-full sm:w-auto"
      />
      <Select
        aria-label={t('articles.filters.status')}
        className="w-full sm:w-auto"
        value={readStatus(list)}
        onChange={({ target }) => chooseStatus(list, target.value)}
      >
        <option value="">{t('articles.filters.allStatuses')}</option>
        <option value="published">{t('articles.filters.published')}</option>
        <option value="scheduled">{t('articles.filters.scheduled')}</option>
        <option value="draft">{t('articles.filters.draft')}</option>
        <option value="hidden">{t('articles.filters.hidden')}</option>
      </Select>
    </>
  );
}

const stages = ['draft', 'scheduled', 'published'] as const;

/** The stage in the address, if it is one the server knows. */
export const readStage = <Sort extends string>(list: List<Sort>) =>
  stages.find((stage) => stage === list.filter('status'));

/** Only hidden articles are asked for, or all. */
export const readVisibility = <Sort extends string>(list: List<Sort>) =>
  list.filter('visible') === 'false' ? false : undefined;

const readStatus = <Sort extends string>(list: List<Sort>) =>
  readVisibility(list) === false ? 'hidden' : (readStage(list) ?? '');

function chooseStatus<Sort extends string>(list: List<Sort>, status: string) {
  list.setFilters({ status: status === 'hidden' ? null : status, visible: status === 'hidden' ? 'false' : null });
}
