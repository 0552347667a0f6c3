import { useTranslation } from 'react-i18next';
import { VisibleFilter } from '#kit/admin/list/boolean-filter.tsx';
import { ChoiceFilter } from '#kit/admin/list/choice-filter.tsx';
import type { List } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useSayFailure } from './use-say-failure';

/** The filters of the list: category and visibility. */
export function ProjectFilters<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const categories = trpc.categories.list.useQuery({});
  useSayFailure(categories.error, t('projects.loadFailed'));
  return (
    <>
      <ChoiceFilter
        list={list}
        name="categoryId"
        label={t('projects.filters.category')}
        all={t('projects.filters.all')}
        options={(categories.data?.items ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
        className="w-full sm:w-56"
      />
      <VisibleFilter list={list} />
    </>
  );
}
