import { adminScreens } from '@pano/api/addresses';
import type { ArticleListItem } from '@pano/api/articles/article.schema';
import { Select } from '@pano/ui/select';
import { SkeletonTable } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BulkBar, useBulkVisible } from '#kit/admin/list/bulk-bar.tsx';
import { ChoiceFilter } from '#kit/admin/list/choice-filter.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { EntityTable } from '#kit/admin/list/entity-table.tsx';
import { type List, useList } from '#kit/admin/list/use-list.ts';
import { useRemoval } from '#kit/admin/list/use-removal.tsx';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useArticleColumns } from './article-columns';

export function ArticleListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({
    sorts: ['-id', 'title', '-title', 'publishedAt', '-publishedAt', '-updatedAt'],
    filters: ['categoryId', 'status', 'visible'],
    english: 'article',
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
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.articles.list.invalidate() };
  const setVisible = trpc.articles.setVisible.useMutation(changed);
  const remove = trpc.articles.remove.useMutation(changed);
  const bulkSetVisible = trpc.articles.bulkSetVisible.useMutation(changed);
  const bulkActions = useBulkVisible(bulkSetVisible.mutateAsync);
  const bulkRemove = trpc.articles.bulkRemove.useMutation(changed);

  const selection = useSelection(articles.data?.items);
  const removal = useRemoval<ArticleListItem>({
    remove: ({ id }) => remove.mutateAsync({ id }),
    question: t('articles.confirmRemove'),
    getName: ({ title }) => title,
    getPage: ({ id }) => ({ kind: 'article', id }),
    removed: t('articles.removed'),
    failed: t('articles.removeFailed'),
    hiding: {
      isShown: ({ visible }) => visible,
      hide: ({ id }) => setVisible.mutateAsync({ id, visible: false }),
      failed: t('articles.toggleFailed'),
    },
  });
  const columns = useArticleColumns({
    onToggle: ({ id }, visible) => setVisible.mutateAsync({ id, visible }),
    onRemove: removal.confirm,
  });

  return (
    <>
      <EntityList
        title={t('articles.title')}
        list={list}
        query={articles}
        add={{ to: adminScreens.article.create, text: t('articles.new'), object: t('articles.log.article.bare') }}
        empty={t('articles.empty')}
        skeleton={<SkeletonTable label={t('frame.list.loading')} rows={6} columns={6} />}
        filters={<ArticleFilters list={list} />}
        bulk={
          <BulkBar
            selection={selection}
            actions={bulkActions}
            remove={(ids) => bulkRemove.mutateAsync({ ids })}
            pageKind="article"
          />
        }
      >
        {(rows) => (
          <EntityTable
            caption={t('articles.caption')}
            columns={columns}
            rows={rows}
            selection={selection}
            getName={({ title }) => title}
            sort={sortShown(list.sort)}
            onSort={(columnId) => list.setSort(nextSort(columnId, list.sort))}
          />
        )}
      </EntityList>
      {removal.dialog}
    </>
  );
}

type Sort = 'title' | '-title' | 'publishedAt' | '-publishedAt';

function sortShown(sort: string | undefined) {
  if (!sort || sort === '-id' || sort === '-updatedAt') return null;
  const descending = sort.startsWith('-');
  return { columnId: sort.replace('-', ''), direction: descending ? ('desc' as const) : ('asc' as const) };
}

/** A head sorts upwards, then downwards, then leaves the list in its own order. */
function nextSort(columnId: string, current: string | undefined): Sort | undefined {
  const column = columnId === 'title' ? 'title' : 'publishedAt';
  if (current === column) return `-${column}`;
  return current === `-${column}` ? undefined : column;
}

/** The filters of the list: category, and where in its life an article is. */
export function ArticleFilters<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const categories = trpc.categories.list.useQuery({});
  return (
    <>
      <ChoiceFilter
        list={list}
        name="categoryId"
        label={t('articles.filters.category')}
        all={t('articles.filters.allCategories')}
        options={(categories.data?.items ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
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
